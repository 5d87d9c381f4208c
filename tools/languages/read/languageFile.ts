import * as v from 'valibot'
import { about } from '../../organization/about.ts'

const line = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'empty text'),
)

/** The form of `language.json`. */
export const languageFile = v.strictObject({
  name: about(line, 'The name of the language in that language, such as “Español”.'),
  dir: about(v.picklist(['ltr', 'rtl']), 'The direction of its writing.'),
  locale: about(
    v.pipe(line, v.check(isLocale, 'not a locale such as es-US')),
    'How money, numbers and dates are written, such as “es-US”.',
  ),
  state: about(v.picklist(['draft', 'published']), 'A draft is in previews on this machine only.'),
  offer: about(line, 'A sentence in that language that offers it on pages in other languages.'),
})

export type LanguageFile = v.InferOutput<typeof languageFile>

function isLocale(value: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(value).length > 0
  } catch {
    return false
  }
}
