import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { makeReport } from '../../../src/classroom/protocol/report/makeReport'
import { parseReport } from '../../../src/classroom/protocol/report/report'
import {
  joinShared,
  parseShared,
  sharedOutcomes,
  writeShared,
  type SharedOutcomes,
} from '../../../src/classroom/protocol/report/sharedOutcomes'
import { type CheckKind, finishCheck } from '../../../src/core/progress/checks'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { canonicalText, type JsonMap } from '../../../src/core/progress/json'
import { checkAnswers } from '../../core/progress/checkAnswers'
import { day, device, doneBy, fresh, moduleId } from '../../core/progress/samples'
import { arrivalOf, memberId, senderHash } from './bookSamples'
import { type OpenedClass, openedClass, tools } from './openedClass'
import { aboutReport, learned } from './reportSamples'

const CREDIT = moduleId('credit')
const PHONE = device('phone')

let period3: OpenedClass
beforeAll(async () => {
  period3 = await openedClass()
})

function taking(document: ProgressDocument, kind: CheckKind, right: number, on: string, by = PHONE) {
  const check = { moduleId: CREDIT, kind, answers: checkAnswers(right), device: by, today: day(on) }
  return doneBy(finishCheck(document, check))
}

const checked = taking(taking(learned(), 'before', 2, '2026-09-01'), 'after', 5, '2026-10-01')

async function reported(document: ProgressDocument, sharing?: { readonly place: unknown }): Promise<JsonMap> {
  const made = await makeReport(document, aboutReport(period3, { sharing }), tools)
  if (made.kind === 'refused') throw new Error(made.reason)
  return made.map
}

describe('self-checks and the state', () => {
  it('are in no report without a yes', async () => {
    const map = await reported(checked)
    expect(Object.keys(map)).not.toContain('checks')
    expect(Object.keys(map)).not.toContain('state')
    expect(JSON.stringify(map)).not.toContain('credit')
    const parsed = parseReport(map)
    expect(parsed).toMatchObject({ report: { shared: undefined } })
  })

  it('are in a report after a yes', async () => {
    const parsed = parseReport(await reported(checked, { place: 'IA' }))
    expect(parsed).toMatchObject({
      report: {
        shared: {
          state: 'IA',
          checks: {
            credit: [
              { kind: 'before', day: '2026-09-01', right: 2 },
              { kind: 'after', day: '2026-10-01', right: 5 },
            ],
          },
        },
      },
    })
  })

  it('come without answers and without devices', async () => {
    const map = await reported(checked, { place: 'IA' })
    expect(Object.keys(map).sort()).toEqual(['app', 'checks', 'learning', 'madeAt', 'name', 'sequence', 'state'])
    expect(map['checks']).toEqual({ credit: expect.stringMatching(/^(?:[0-9a-z]{3}[pw]\d){2}$/) })
    expect(JSON.stringify(map['learning'])).not.toContain('credit')
  })

  it('have no state if the learner chose none or another place', async () => {
    for (const place of [undefined, null, 'other', 'Iowa', 7, { a: 1 }])
      expect(Object.keys(await reported(checked, { place }))).not.toContain('state')
  })

  it('never make a report unreadable', async () => {
    const map = await reported(checked, { place: 'IA' })
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (checks, state) => {
        const parsed = parseReport({ ...map, checks, state } as JsonMap)
        expect(parsed.kind).toBe('parsed')
      }),
    )
  })
})

const shared: fc.Arbitrary<SharedOutcomes> = fc
  .record({
    checks: fc.array(
      fc.tuple(
        fc.constantFrom<CheckKind>('before', 'after', 'month', 'quarter'),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom('phone', 'tablet'),
      ),
      { maxLength: 8 },
    ),
    place: fc.constantFrom('IA', 'OH', undefined),
  })
  .map(({ checks, place }) => {
    const document = checks.reduce(
      (before, [kind, right, on, by]) =>
        taking(before, kind, right, `2026-09-${String(on).padStart(2, '0')}`, device(by)),
      fresh(),
    )
    return sharedOutcomes(document, place)
  })

describe('shared outcomes', () => {
  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(shared, (given) => {
        expect(parseShared(writeShared(given))).toEqual(given)
      }),
    )
  })

  it('has the first self-check of each kind only', () => {
    fc.assert(
      fc.property(shared, ({ checks }) => {
        const kinds = (checks[CREDIT] ?? []).map(({ kind }) => kind)
        expect(new Set(kinds).size).toBe(kinds.length)
      }),
    )
    const twice = taking(taking(fresh(), 'before', 6, '2026-09-09'), 'before', 1, '2026-09-02', device('tablet'))
    expect(sharedOutcomes(twice, undefined).checks[CREDIT]).toEqual([{ kind: 'before', day: '2026-09-02', right: 1 }])
  })

  it('joins the devices of one learner in any order', () => {
    fc.assert(
      fc.property(shared, shared, shared, (a, b, c) => {
        const checksOf = (...all: readonly SharedOutcomes[]) => canonicalText(joinShared(all)?.checks)
        expect(checksOf(a, b, c)).toBe(checksOf(c, a, b))
        expect(checksOf(a, a)).toBe(canonicalText(a.checks))
      }),
    )
    expect(joinShared([undefined, undefined])).toBeUndefined()
  })

  it('ends for a class with the next report after a no', () => {
    const sender = senderHash('ada-phone')
    const said = { sender, says: memberId('ada'), lessons: ['foundations_1'] }
    const yes = arrivalOf({ ...said, sequence: 1, shared: sharedOutcomes(checked, 'IA') })
    const before = withDecision(withArrival(EMPTY_BOOK, yes), sender, memberId('ada'), true)
    expect(membersOf(before)[0]?.shared?.state).toBe('IA')
    const after = withArrival(before, arrivalOf({ ...said, sequence: 2 }))
    expect(membersOf(after)[0]?.shared).toBeUndefined()
  })
})
