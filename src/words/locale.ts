import { language } from './language.ts'

/** The locale for numbers, dates and lists. Without a build, as in tools that run in Node, it is English's. */
export const locale: string = import.meta.env?.LOCALE ?? language.locale
/** The build writes it into its users, which leave out what only other languages need. */
export const isEnglish: boolean = import.meta.env?.IS_ENGLISH ?? language.locale.startsWith('en')
