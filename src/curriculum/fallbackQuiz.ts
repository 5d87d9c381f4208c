import type { ContentTexts } from './contentTexts'
import type { QuizContent } from './curriculum'

/** Percent, where nothing else is said (contract, section 6.2). */
export const DEFAULT_PASSING_SCORE = 70

/** Shown when a quiz can't be loaded (contract, section 7.4). The right answer stands first, as it says. */
export function fallbackQuiz({ fallbackQuiz: { title, ...question } }: ContentTexts): QuizContent {
  return {
    title,
    type: 'quiz',
    duration: '5 min',
    points: 100,
    passingScore: DEFAULT_PASSING_SCORE,
    questions: [{ id: 'sample_1', type: 'multiple-choice', ...question, correct: 0 }],
  }
}
