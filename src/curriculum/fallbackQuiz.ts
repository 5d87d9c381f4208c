import type { QuizContent } from './curriculum'

/** Shown when a quiz can't be loaded (specification, section 8). The right answer stands first, as it says. */
export const fallbackQuiz: QuizContent = {
  title: 'Sample Quiz',
  type: 'quiz',
  duration: '5 min',
  points: 100,
  passingScore: 70,
  questions: [
    {
      id: 'sample_1',
      type: 'multiple-choice',
      question:
        'Dana takes home $2,400 this month and spends $2,250. What does Dana have left, and what is that called?',
      options: ['$150, a surplus', '$150, a shortfall', '$4,650, a surplus', '$2,250, a shortfall'],
      correct: 0,
      explanation:
        'Take-home pay minus spending is what is left: $2,400 minus $2,250 is $150. More came in than went out, so it is ' +
        'a surplus. It would be a shortfall only if spending were higher than pay. Find your own number once a month: ' +
        'it tells you how much room your plan has.',
    },
  ],
}
