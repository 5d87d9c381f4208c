import type { QuizContent } from '../../../src/core/curriculum/curriculum'

/** A quiz of `count` questions whose right answer is always the third authored option. */
export function sampleQuiz(count: number, passingScore = 70): QuizContent {
  return {
    title: 'Saving',
    type: 'quiz',
    duration: '10 min',
    points: 100,
    passingScore,
    questions: Array.from({ length: count }, (_, index) => ({
      id: `q${index + 1}`,
      type: 'multiple-choice',
      question: `Question ${index + 1}?`,
      options: ['None', 'Some', 'All', 'It depends'],
      correct: 2,
      explanation: 'All of it counts.',
    })),
  }
}

/** Answers the first `right` questions correctly and the rest wrongly. */
export function answersWith(quiz: QuizContent, right: number): Record<string, number> {
  return Object.fromEntries(quiz.questions.map((question, index) => [question.id, index < right ? 2 : 0]))
}
