import { locale } from './locale'

/**
 * A sentence with a number, in each form that a language may have for it. English has `one` and `other`, or `other` alone
 * for a number that is never 1.
 */
interface Forms {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

let rules: Intl.PluralRules | undefined

/**
 * The form of a sentence for a number, by the rules of the language. A form that a translation doesn't have is `other`.
 * A build writes each call as a condition if the language has English's rule, because the tables for rules cost a slow
 * phone some milliseconds (`tools/languages/plainPlurals.ts`).
 */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules(locale)
  return forms[rules.select(count)] ?? forms.other
}
