import type { ChosenAnswer } from '../../../src/core/progress/practice'

/** Possible choices of a learner who reaches this score. */
export function answersFor(score: number): readonly ChosenAnswer[] {
  return [
    { question: 'q1', chosen: score >= 70 ? 1 : 0 },
    { question: 'q2', chosen: Math.floor(score / 30) },
  ]
}
