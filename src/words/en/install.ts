/** What a browser shows of the site before and after it is installed. */
export const installWords = {
  pictures: {
    dashboard: 'What comes next, and where you stand',
    lesson: 'A lesson',
    calculator: 'A calculator',
    modules: 'Ten modules about money',
  },
  continueLearning: 'Continue learning',
  review: 'Review',
  tools: 'Tools',
}
