import type { CheckAnswer } from '../../../src/core/progress/checks'

/** Of a check of so many questions, the last of which nobody knew where it was not right: `q1`, `q2` and so on. */
export function checkAnswers(right: number, of = Math.max(right, 2)): readonly CheckAnswer[] {
  return Array.from({ length: of }, (_, index): CheckAnswer => {
    const isRight = index < right
    const wrong = index === of - 1 ? 'wrong' : 0
    return { question: `q${index + 1}`, chosen: isRight ? 1 : wrong, isRight }
  })
}
