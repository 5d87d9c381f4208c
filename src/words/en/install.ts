/** Texts that the browser shows before and after the site is installed. */
export const installWords = {
  pictures: {
    dashboard: 'Your next lesson and your progress',
    lesson: 'A lesson',
    calculator: 'A calculator',
    modules: 'The modules of the course',
  },
  continueLearning: 'Continue learning',
  review: 'Review',
  tools: 'Tools',
}
