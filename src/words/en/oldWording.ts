import { plural } from '../plural'

/** Texts about parts of a lesson that are not translated, or not translated again. */
export const oldWordingWords = {
  /** For screen readers, after the text. */
  sign: 'earlier wording',
  explained: 'The English text is newer than this translation.',
  english: (texts: number) =>
    plural(texts, {
      one: 'One text of this lesson is in English.',
      other: `${texts} texts of this lesson are in English.`,
    }),
  older: (texts: number) =>
    plural(texts, {
      one: 'One translation, marked with a clock, is older than its English text.',
      other: `${texts} translations, marked with a clock, are older than their English texts.`,
    }),
}
