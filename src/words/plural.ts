import { locale, whenUsed } from './format'

/** A sentence with a number, in each form that a language may have for it. English has `one` and `other`. */
interface Forms {
  readonly zero?: string
  readonly one: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

const rules = whenUsed(() => new Intl.PluralRules(locale))
/** In these languages, `one` is for 1 and `other` for any other number on the site. */
const isLikeEnglish = /^e[ns]\b/.test(locale)

/**
 * The form of a sentence for a number, by the rules of the language. A form that a translation doesn't have is `other`.
 * English and Spanish need no rules of the browser, whose tables take some milliseconds on a slow phone.
 */
export function plural(count: number, forms: Forms): string {
  if (isLikeEnglish) return count === 1 ? forms.one : forms.other
  return forms[rules().select(count)] ?? forms.other
}
