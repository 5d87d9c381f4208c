/** All languages of the site, in which a learner may choose. The first one is at the root of the site. */
import built from '#languages' with { type: 'json' }
import { type Language, language } from './language.ts'

export interface OfferedLanguage extends Omit<Language, 'locale'> {
  /** One sentence in this language: the site is in this language too. */
  readonly offer: string
}

export const languages: readonly OfferedLanguage[] = built

/** The languages of the site that this page is not in. */
export function otherLanguages(): readonly OfferedLanguage[] {
  return languages.filter(({ tag }) => tag !== language.tag)
}
