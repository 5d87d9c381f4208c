import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, moveTo, quizProgress, resumeAttempt, startAttempt } from '../../../src/screens/quiz/attempt'
import { parseModuleId } from '../../../src/core/progress/ids'
import { sampleQuiz } from './sampleQuiz'

const saving = parseModuleId('saving')
if (saving === undefined) throw new Error('saving is a module id')
const start = { moduleId: saving, random: () => 0.4, startedAt: '2026-11-21T10:00:00.000Z' }

describe('a quiz attempt', () => {
  it('starts at the first question with every option in every order', () => {
    const quiz = sampleQuiz(3)
    const draft = startAttempt(quiz, start)
    expect(draft).toMatchObject({ moduleId: 'saving', answers: {}, position: 0, startedAt: start.startedAt })
    for (const question of quiz.questions) {
      expect([...(draft.order[question.id] ?? [])].sort()).toEqual([0, 1, 2, 3])
    }
  })

  it('is the same after being saved and resumed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 3 }))),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (choices, stream) => {
          const quiz = sampleQuiz(8)
          const random = () => stream.next().value
          let draft = startAttempt(quiz, { ...start, random })
          for (const [position, option] of choices) {
            draft = answer(moveTo(quiz, draft, position), `q${position + 1}`, option)
          }
          const kept = structuredClone(draft)
          expect(resumeAttempt(quiz, kept, random)).toEqual(draft)
        },
      ),
    )
  })

  it('drops outdated answers when the quiz has changed, and keeps others', () => {
    const quiz = sampleQuiz(3)
    const draft = {
      ...startAttempt(quiz, start),
      answers: { q1: 1, q2: 9, q3: 0, gone: 2 },
      order: { q1: [3, 2, 1, 0], q2: [0, 1, 2, 3], q3: [0, 1], gone: [0] },
      position: 12,
    }
    const resumed = resumeAttempt(quiz, draft, () => 0)
    expect(resumed.answers).toEqual({ q1: 1 })
    expect(resumed.order['q1']).toEqual([3, 2, 1, 0])
    expect([...(resumed.order['q3'] ?? [])].sort()).toEqual([0, 1, 2, 3])
    expect(Object.keys(resumed.order)).toEqual(['q1', 'q2', 'q3'])
    expect(resumed.position).toBe(2)
  })

  it.each([
    { to: -1, lands: 0 },
    { to: 2, lands: 2 },
    { to: 3, lands: 2 },
    { to: Number.NaN, lands: 0 },
    { to: 1.5, lands: 0 },
  ])('moving to $to lands on $lands', ({ to, lands }) => {
    const quiz = sampleQuiz(3)
    expect(moveTo(quiz, startAttempt(quiz, start), to).position).toBe(lands)
  })
})

describe('the progress of an attempt', () => {
  it('names the open questions and marks one current tick', () => {
    const quiz = sampleQuiz(4)
    const draft = moveTo(quiz, answer(answer(startAttempt(quiz, start), 'q1', 0), 'q3', 2), 2)
    expect(quizProgress(quiz, draft)).toEqual({
      answeredCount: 2,
      open: [1, 3],
      ticks: ['answered', 'open', 'current', 'open'],
    })
  })

  it('counts an answer that changed twice once', () => {
    const quiz = sampleQuiz(2)
    const draft = answer(answer(startAttempt(quiz, start), 'q1', 0), 'q1', 3)
    expect(quizProgress(quiz, draft)).toMatchObject({ answeredCount: 1, open: [1] })
  })
})
