import { describe, expect, test } from 'vitest'
import { costOf, pointsOf } from './model/course'
import { type Doer, doneBy, type Done, replayed } from './model/actions'
import { type Knowledge, meet, NOTHING } from './model/Knowledge'
import { viewOf } from './model/view'

const doer = (id: string): Doer => ({
  device: 'tablet',
  id,
  day: '2026-03-01',
  at: '2026-03-01T09:00:00.000Z',
  keepsAnswers: true,
})

function known(done: Done): Knowledge {
  if (done === undefined || done === 'too-few-points') throw new Error(`It was ${String(done)}.`)
  return done
}

const completing = (before: Knowledge, id: string, lesson = 'saving_1') =>
  known(doneBy(before, { kind: 'complete', lesson }, doer(id)))

describe('the reference of the laboratory', () => {
  test('keeps a completion that an undo elsewhere has not seen', () => {
    const here = completing(NOTHING, 'here')
    const there = completing(NOTHING, 'there')
    const undone = known(doneBy(here, { kind: 'undo', lesson: 'saving_1' }, doer('undo')))
    expect(viewOf(undone).complete).toEqual([])
    expect(viewOf(meet(undone, there)).complete).toEqual(['saving_1'])
  })

  test('restores an earlier beginning only by a replay', () => {
    const before = completing(NOTHING, 'before')
    const anew = known(doneBy(before, { kind: 'start-over' }, doer('anew')))
    expect(viewOf(meet(anew, before)).complete).toEqual([])
    expect(viewOf(replayed(anew, before, doer('back'))).complete).toEqual(['saving_1'])
  })

  test('keeps the last passed result and the best result of all', () => {
    const first = known(doneBy(NOTHING, { kind: 'quiz', module: 'saving', score: 100 }, doer('first')))
    const second = known(doneBy(first, { kind: 'quiz', module: 'saving', score: 70 }, doer('second')))
    const failed = known(doneBy(second, { kind: 'quiz', module: 'saving', score: 40 }, doer('third')))
    expect(viewOf(failed)).toMatchObject({
      latest: { saving: { score: 70, turn: 2 } },
      best: { saving: { score: 100 } },
      attempts: { saving: 3 },
    })
  })

  test('counts points and costs by contract, section 5.5 and section 6.1', () => {
    const one = completing(NOTHING, 'one')
    expect(pointsOf(viewOf(one))).toBe(50)
    expect(costOf(viewOf(one), new Set(), 'credit')).toBe(800)
    expect(costOf(viewOf(completing(one, 'two', 'saving_2')), new Set(), 'credit')).toBe(0)
    expect(doneBy(one, { kind: 'unlock', module: 'taxes' }, doer('unlock'))).toBe('too-few-points')
  })
})
