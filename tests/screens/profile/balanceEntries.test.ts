import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceEntries } from '../../../src/screens/profile/BalanceLedger'
import { balance } from '../../../src/core/progress/points'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { parsedDocument } from '../../core/progress/arbitraries'
import { original } from '../../core/progress/implementation'
import { learner, completed, sampleManifest, tried } from '../../session/sampleCurriculum'

const told = (document: ProgressDocument) =>
  balanceEntries(document, sampleManifest).map(({ name, points }) => `${name}: ${points}`)

describe('the entries of total points', () => {
  it('are empty at first', () => {
    expect(told(learner())).toEqual([])
  })

  it('are points earned and points spent', () => {
    const document: ProgressDocument = {
      ...tried(completed(learner(), 'foundations_1', 'credit_1', 'credit_2'), 'foundations', 80),
      unlocks: { credit: 800, taxes: 0, gardening: 50 } as ProgressDocument['unlocks'],
      spentBefore: 25,
    }
    expect(told(document)).toEqual([
      '3 lessons done: 250',
      '1 quiz passed: 100',
      'Credit and Debt, unlocked with points: -800',
      'A module from another version of the course, unlocked with points: -50',
      'Spent on the earlier site: -25',
    ])
  })

  it('always add up', () => {
    fc.assert(
      fc.property(parsedDocument(original), (document) => {
        const { earned, redeemed } = balance(document)
        const entries = balanceEntries(document, sampleManifest)
        expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(earned - redeemed)
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      }),
    )
  })
})
