import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_ENVELOPE } from '../../../src/classroom/protocol/envelope/envelope'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { newestEnvelopes } from '../../../src/classroom/protocol/book/newestEnvelopes'
import {
  askedIn,
  comparePlans,
  isAsking,
  NO_PLAN,
  parsePlan,
  type Plan,
} from '../../../src/classroom/protocol/plan/plan'
import {
  MOST_RECEIPTS,
  parseReceipts,
  type Receipt,
  receiptOf,
  receiptsText,
} from '../../../src/classroom/protocol/plan/receipts'
import { openPlan, sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import type { JsonMap } from '../../../src/core/progress/json'
import { day } from '../../core/progress/samples'
import { arrivalOf, leavingOf, memberId, senderHash } from './bookSamples'
import { type OpenedClass, openedClass, tools } from './openedClass'
import { MADE_AT } from './reportSamples'

const plan: Plan = { ...NO_PLAN, madeAt: MADE_AT, sequence: 7, asked: 0 }
const receipts = fc.uniqueArray(
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex') as Receipt),
  { maxLength: 40 },
)

let period3: OpenedClass
beforeAll(async () => {
  period3 = await openedClass()
})
const jsonOf = (map: object) => JSON.parse(JSON.stringify(map)) as JsonMap
const opened = async (text: object, { signer, card } = period3) =>
  await openPlan(await sealPlan(text as Plan, signer, card, tools), period3.card, 0, tools)

describe('the receipts of a class', () => {
  it('are the same text in any order', () => {
    fc.assert(
      fc.property(receipts, receipts, (some, more) => {
        const text = receiptsText([...some, ...more])
        expect(receiptsText([...more, ...some, ...some])).toBe(text)
        expect(parseReceipts(text)).toEqual(new Set([...some, ...more]))
      }),
    )
  })

  it('are in the envelope of a plan, if it has any', async () => {
    const receipt = await receiptOf(tools.encode('a report'), tools)
    expect(await opened({ ...plan, receipts: receiptsText([receipt]) })).toMatchObject({ receipts: new Set([receipt]) })
    expect(await opened(plan)).toMatchObject({ kind: 'opened', receipts: new Set() })
  })

  it.each<readonly [string, unknown]>([
    ['no text', 5],
    ['text that is not base64url', 'ä'],
    ['half a receipt', receiptsText(['ab'.repeat(32) as Receipt]).slice(0, 20)],
    ['a list that is too long', Buffer.alloc(32 * (MOST_RECEIPTS + 1), 7).toString('base64url')],
  ])('are none for %s, and the plan still opens', async (_what, text) => {
    expect(await opened({ ...plan, receipts: text })).toMatchObject({ kind: 'opened', receipts: new Set() })
  })

  it('fit into the envelope, even the most that are allowed', async () => {
    const all = await Promise.all(
      Array.from({ length: MOST_RECEIPTS }, (_, at) => receiptOf(Uint8Array.of(at, at >> 8), tools)),
    )
    const text = { ...plan, message: '\u{1F69C}'.repeat(140), receipts: receiptsText(all) }
    const sealed = await sealPlan(text, period3.signer, period3.card, tools)
    expect(sealed.length).toBeLessThan(22_000)
    expect(sealed.length).toBeLessThan(LARGEST_ENVELOPE)
    // A class of thirty has little more than one kilobyte, which is four codes.
    const thirty = await sealPlan(
      { ...plan, receipts: receiptsText(all.slice(0, 30)) },
      period3.signer,
      period3.card,
      tools,
    )
    expect(thirty.length).toBeLessThan(1_400)
  })

  it('leave out what is over the maximum', () => {
    const many = Array.from({ length: MOST_RECEIPTS + 5 }, (_, at) => at.toString(16).padStart(64, '0') as Receipt)
    expect(parseReceipts(receiptsText(many))).toEqual(new Set(many.slice(0, MOST_RECEIPTS)))
  })
})

describe('an envelope with receipts but no plan', () => {
  it('shows no plan in any app, on any day', () => {
    const parsed = parsePlan(jsonOf(plan))
    expect(parsed).toEqual(plan)
    expect(isAsking(plan)).toBe(false)
    // Apps that know nothing of receipts compare only the last day.
    expect(plan.until < day('2026-11-20')).toBe(true)
  })
})

describe('the number of a plan', () => {
  it('stays the same when the class signs it again', () => {
    const again = { sequence: 9, asked: 5 }
    expect(askedIn({ sequence: 5 })).toBe(5)
    expect(askedIn(again)).toBe(5)
    expect(comparePlans(again, { sequence: 5 })).toBeGreaterThan(0)
    expect(comparePlans(again, { sequence: 6 })).toBeLessThan(0)
  })

  it.each([-1, 7, 8, 1.5, '3', null])('ignores %s as the number under which it was saved', (asked) => {
    expect(parsePlan(jsonOf({ ...plan, asked }))).toEqual({ ...plan, asked: undefined })
  })
})

describe('the envelopes that a class confirms', () => {
  // The samples have 32 bytes. Their class is at the place where an envelope has it.
  const classIn = (bytes: Uint8Array) => bytes.slice(4, 20)
  const ada = { sender: senderHash('Ada'), says: memberId('Ada') }

  it('are the newest of each sender, without those of an earlier card', () => {
    const [first, second] = [
      arrivalOf({ ...ada, sequence: 1, lessons: [] }),
      arrivalOf({ ...ada, sequence: 2, lessons: [] }),
    ]
    const book = withArrival(withArrival(EMPTY_BOOK, first), second)
    expect(newestEnvelopes(book, classIn(second.bytes))).toEqual([
      { bytes: second.bytes, counts: false, rejection: undefined },
    ])
    expect(newestEnvelopes(book, new Uint8Array(16))).toEqual([])
  })

  it('begin with members, so that strangers can’t crowd them out', () => {
    const bytes = (seed: number) => Uint8Array.from({ length: 32 }, (_, at) => (at < 20 ? 1 : seed))
    const arrival = (name: string, seed: number, heardAt: string) => ({
      ...arrivalOf({ sender: senderHash(name), says: memberId(name), sequence: 1, lessons: [], heardAt }),
      bytes: bytes(seed),
    })
    const [member, removed, waiting] = [
      arrival('Ada', 1, '2026-11-20T08:00:00.000Z'),
      arrival('Ben', 2, '2026-11-22T08:00:00.000Z'),
      arrival('Cleo', 3, '2026-11-21T08:00:00.000Z'),
    ]
    const left = { ...leavingOf({ sender: senderHash('Dev'), sequence: 3 }), bytes: bytes(4) }
    let book = [removed, waiting, member, left].reduce(withArrival, EMPTY_BOOK)
    book = withDecision(book, senderHash('Ada'), memberId('Ada'), true)
    book = withDecision(book, senderHash('Ben'), memberId('Ben'), false)
    expect(newestEnvelopes(book, classIn(bytes(1))).map((one) => [one.bytes[31], one.counts])).toEqual([
      [1, true],
      [3, false],
      [4, true],
      [2, false],
    ])
  })
})
