/** The language of this build of the pages. A site with several languages is built once for each. */
import built from '#language' with { type: 'json' }

export interface Language {
  /** The tag of the language, such as `en` or `es` (BCP 47). */
  readonly tag: string
  /** Its name in the language itself. */
  readonly name: string
  /** `ltr` or `rtl`. */
  readonly dir: string
  /** How numbers and dates are written, for `Intl`. */
  readonly locale: string
  /** The folder of its pages and lessons below that of the site: empty for the first language, else the tag and a slash. */
  readonly folder: string
}

export const language: Language = built
