/** What a browser shows of the site before and after it is installed. */
export const installWords = {
  pictures: {
    dashboard: 'Your next lesson and your progress',
    lesson: 'A lesson',
    calculator: 'A calculator',
    modules: 'Ten modules about money',
  },
  continueLearning: 'Continue learning',
  review: 'Review',
  tools: 'Tools',
}
