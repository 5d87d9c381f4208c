/** Headings for a lesson's rule of thumb. */
export const ruleWords = {
  title: 'Rule of thumb',
  beforeYouSign: 'Three questions before you sign',
}
