/** Texts of a figure inside a text, and of a link to a source. Lessons and the notes by state share them. */
export const figureInTextWords = {
  /** Shown after a figure in a sentence, when the figure no longer applies. */
  throughBeside: (day: string) => `(through ${day})`,
  opensInNewTab: '(opens in a new tab)',
}
