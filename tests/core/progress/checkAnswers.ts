import type { CheckAnswer } from '../../../src/core/progress/checks'

/**
 * Answers of a self-check to the questions `q1`, `q2` and so on. If the last one is not right, its choice is "I don't
 * know".
 */
export function checkAnswers(right: number, of = Math.max(right, 2)): readonly CheckAnswer[] {
  return Array.from({ length: of }, (_, index): CheckAnswer => {
    const isRight = index < right
    const wrong = index === of - 1 ? 'wrong' : 0
    return { question: `q${index + 1}`, chosen: isRight ? 1 : wrong, isRight }
  })
}
