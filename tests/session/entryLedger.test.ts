import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryTitle, ledgerEntries } from '../../src/session/EntryLedger'
import type { Activity } from '../../src/data/store/learningRows'
import { sampleManifest } from './sampleCurriculum'

function activity(id: number, points: number): Activity {
  const day = '2026-11-20'
  return { id, kind: 'lesson-completed', subject: `foundations_${id}`, points, at: `${day}T10:00:00.000Z`, day }
}

describe('the total points after each entry', () => {
  it.each([
    ['nothing completed', [], 0, []],
    ['a lesson', [50], 50, [50]],
    ['a quiz after two lessons', [100, 50, 50], 200, [200, 100, 50]],
    ['points spent last', [-800, 50], 150, [150, 950]],
    ['a lesson taken back', [-50, 50, 100], 100, [100, 150, 100]],
    ['more here than the account holds', [100, 100], 50, [50, 0]],
  ])('is right for %s', (_, points, total, balances) => {
    const entries = ledgerEntries(
      points.map((value, index) => activity(index, value)),
      total,
    )
    expect(entries.map(({ balance }) => balance)).toEqual(balances)
  })

  it('starts at the current total and never falls below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1200, max: 200 }), { minLength: 1 }), fc.nat(6000), (points, total) => {
        const entries = ledgerEntries(
          points.map((value, index) => activity(index, value)),
          total,
        )
        expect(entries[0]?.balance).toBe(total)
        expect(entries.every(({ balance }) => balance >= 0)).toBe(true)
      }),
    )
  })
})

it.each([
  ['lesson-completed', 'credit_2', 'Getting Out of Debt'],
  ['lesson-undone', 'foundations_1', 'Introduction to Money'],
  ['lesson-completed', 'foundations_99', 'Part of another version of the course'],
  ['quiz-passed', 'taxes', 'Quiz: Taxes'],
  ['module-unlocked', 'credit', 'Module: Credit and Debt'],
  ['quiz-tried', 'gardening', 'Part of another version of the course'],
  ['certificate-earned', 'foundations', 'Certificate: Financial Foundations'],
  ['certificate-earned', 'course', 'Certificate: The whole course'],
  ['brought-in', 'Ada', 'Progress from Ada'],
  ['started-over', '', 'Started over'],
  ['brought-back', '', 'Earlier progress'],
] as const)('%s of %s is titled %j', (kind, subject, title) => {
  expect(entryTitle({ kind, subject }, sampleManifest)).toBe(title)
})
