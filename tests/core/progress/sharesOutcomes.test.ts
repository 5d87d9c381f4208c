import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { startOver } from '../../../src/core/progress/epochs'
import { MAX_COUNT } from '../../../src/core/progress/ids'
import { join, joinUnknown } from '../../../src/core/progress/join'
import type { Json } from '../../../src/core/progress/json'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { replay } from '../../../src/core/progress/replay'
import { setSharesOutcomes, sharesOutcomes } from '../../../src/core/progress/sharesOutcomes'
import { device, doneBy, fresh, learner, OWNER } from './samples'

const answered = (document: ProgressDocument, answers: readonly boolean[]): ProgressDocument =>
  answers.reduce((before, answer) => {
    const result = setSharesOutcomes(before, answer)
    return result.kind === 'refused' ? before : result.document
  }, document)

describe('the answer about outcomes', () => {
  it('is no at first, and the last answer afterwards', () => {
    expect(sharesOutcomes(fresh())).toBe(false)
    fc.assert(
      fc.property(fc.array(fc.boolean()), (answers) => {
        expect(sharesOutcomes(answered(fresh(), answers))).toBe(answers.at(-1) ?? false)
      }),
    )
  })

  it('stays the last answer when an older copy joins', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), fc.array(fc.boolean()), (before, after) => {
        const old = answered(fresh(), before)
        const last = answered(old, after)
        expect(sharesOutcomes(join(old, last))).toBe(sharesOutcomes(last))
        // An app that does not know the field joins it by this rule.
        const unknown = joinUnknown(old.profile as unknown as Json, last.profile as unknown as Json)
        expect(sharesOutcomes({ ...last, profile: unknown as ProgressDocument['profile'] })).toBe(sharesOutcomes(last))
      }),
    )
  })

  it('stays after starting over', () => {
    expect(sharesOutcomes(doneBy(startOver(answered(fresh(), [true]))))).toBe(true)
  })

  it('does not come with another learner’s progress', () => {
    const other = { ...answered(fresh(), [true]), owner: learner('other') }
    const brought = replay(fresh(), other, device('phone'))
    expect(sharesOutcomes(brought.kind === 'refused' ? fresh() : brought.document)).toBe(false)
  })

  it('is no if the field is not a counter', () => {
    for (const value of ['yes', true, 1.5, -1, { turn: 1, value: true }, null]) {
      const parsed = parseDocument({ ...fresh(), profile: { sharesOutcomes: value } }, OWNER)
      if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
      expect(sharesOutcomes(parsed.document)).toBe(false)
    }
  })

  it('changes nothing at the counter’s limit or in an old app', () => {
    const full = { ...fresh(), profile: { sharesOutcomes: MAX_COUNT } }
    expect(setSharesOutcomes(full, !sharesOutcomes(full))).toEqual({ kind: 'refused', reason: 'at-limit' })
    expect(setSharesOutcomes({ ...fresh(), format: 2 }, true)).toEqual({ kind: 'refused', reason: 'outdated' })
  })
})
