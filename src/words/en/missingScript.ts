/** What a page says when its first script did not come. These texts are in the HTML of every page, so they are short. */
export const missingScriptWords = {
  learner: 'Couldn’t load this page. Check your connection, then try again.',
  public: 'Couldn’t load part of this page, so some buttons don’t work.',
  again: 'Try again',
}
