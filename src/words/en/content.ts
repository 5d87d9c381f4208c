/** Texts for a file that lacks a part or could not be read, to the letter (contract, sections 4.4 and 7). */
export const contentWords = {
  lesson: 'Lesson',
  quiz: 'Quiz',
  keyTakeaways: 'Key Takeaways',
  practicalSteps: 'Practical Steps',
  fallbackLesson: {
    title: 'Lesson Content',
    text: 'This lesson content is currently being loaded. Please check back soon for the full content.',
  },
  fallbackQuiz: {
    title: 'Sample Quiz',
    question: 'Dana takes home $2,400 this month and spends $2,250. What does Dana have left, and what is that called?',
    /** The right answer is first (contract, section 7.4). */
    options: ['$150, a surplus', '$150, a shortfall', '$4,650, a surplus', '$2,250, a shortfall'],
    explanation:
      'Take-home pay minus spending is what is left: $2,400 minus $2,250 is $150. More came in than went out, so it is ' +
      'a surplus. It would be a shortfall only if spending were higher than pay. Find your own number once a month: ' +
      'it tells you how much room your plan has.',
  },
  fallbackManifest: {
    module: 'Financial Foundations',
    description: 'Get a clear picture of your money and make a plan that fits your real life.',
    lesson: 'Introduction to Money Management',
    quiz: 'Financial Foundations Quiz',
  },
  fallbackOfOthers: { module: 'First module', description: '', lesson: 'First lesson', quiz: 'Quiz' },
} as const
