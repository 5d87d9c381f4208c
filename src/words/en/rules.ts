/** What is said of the rule of thumb of a lesson. */
export const ruleWords = {
  title: 'Rule of thumb',
  beforeYouSign: 'Three questions before you sign',
}
