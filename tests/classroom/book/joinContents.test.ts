import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BookContent,
  contentOf,
  EMPTY_CONTENT,
  joinContents,
  recordsOf,
  refusedList,
  withRefused,
} from '../../../src/classroom/book/bookContent'
import { parseRecord, recordMap } from '../../../src/classroom/book/bookRecords'
import { joinNews } from '../../../src/classroom/book/joinNews'
import { compareBytes } from '../../../src/classroom/protocol/bytes'
import { canonicalText } from '../../../src/core/progress/json'
import { instant } from '../../core/progress/samples'
import { anyContent, MEMBERS, SENDERS } from './contentSamples'

const two = (check: (a: BookContent, b: BookContent, both: BookContent) => void): void =>
  fc.assert(
    fc.property(anyContent, anyContent, (a, b) => {
      check(a, b, joinContents(a, b))
    }),
  )

/** Returns the rows of both copies under one key. */
function under<Row>(rows: readonly Readonly<Record<string, Row>>[], key: string): readonly Row[] {
  return rows.flatMap((all) => (Object.hasOwn(all, key) ? [all[key] as Row] : []))
}

/** Returns the rows for which `order` is highest. */
function latest<Row>(rows: readonly Row[], order: (row: Row) => number): readonly Row[] {
  const most = Math.max(...rows.map(order))
  return rows.filter((row) => order(row) === most)
}

/** Returns whether the merged row is one of these, or missing if there are none. */
function isOneOf(rows: readonly unknown[], merged: unknown): boolean {
  if (rows.length === 0 || merged === undefined) return rows.length === 0 && merged === undefined
  return rows.some((row) => same(row, merged))
}

const same = (a: unknown, b: unknown): boolean => canonicalText(a) === canonicalText(b)

type Sent = { readonly sequence: number; readonly bytes: Uint8Array<ArrayBuffer> }
const compare = (a: Sent, b: Sent): number => a.sequence - b.sequence || compareBytes(a.bytes, b.bytes)

describe('two copies of a class', () => {
  it('merge to the same class in any order and number of times', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (a, b, c) => {
        const both = joinContents(a, b)
        expect(both).toEqual(joinContents(b, a))
        expect(joinContents(both, c)).toEqual(joinContents(a, joinContents(b, c)))
        expect(joinContents(a, a)).toEqual(a)
        expect(joinContents(both, b)).toEqual(both)
        expect(joinContents(a, EMPTY_CONTENT)).toEqual(a)
      }),
    )
  })

  it('lose no report, unless it is replaced, erased or pushed out', () => {
    two((a, b, { book }) => {
      const all = [...Object.entries(a.book.reports), ...Object.entries(b.book.reports)]
      const lost = all.filter(([key, row]) => {
        const [leaving, there] = [book.leavings[row.sender], book.reports[key]]
        if (leaving?.isErased === true && row.sequence <= leaving.sequence)
          return there !== undefined && compare(there, row) <= 0
        const newer = Object.values(book.reports).filter((one) => one.sender === row.sender && compare(one, row) > 0)
        const ofMember = newer.filter(({ report }) => report.member === row.report.member)
        // A class keeps three rows of a member from one device, and four rows of the device.
        const isPushedOut = ofMember.length === 3 || newer.length === 4
        return (there === undefined || compare(there, row) < 0) && !isPushedOut
      })
      expect(lost).toEqual([])
      const made = Object.entries(book.reports).filter(
        ([key, row]) => !all.some(([other, one]) => other === key && compare(one, row) === 0),
      )
      expect(made).toEqual([])
    })
  })

  it('keep the newest report of each device, with its first arrival', () => {
    two((a, b, { book }) => {
      const wrong = SENDERS.filter((sender) => {
        const leaving = book.leavings[sender]
        const counted = [a, b]
          .flatMap((copy) => Object.values(copy.book.reports))
          .filter((row) => row.sender === sender && (leaving?.isErased !== true || row.sequence > leaving.sequence))
          .sort(compare)
        const last = counted.at(-1)
        if (last === undefined) return false
        const heard = counted.filter((row) => compare(row, last) === 0).map(({ heardAt }) => heardAt)
        const kept = Object.values(book.reports).filter((row) => row.sender === sender && compare(row, last) === 0)
        return kept.length !== 1 || kept[0]?.heardAt !== heard.sort()[0]
      })
      expect(wrong).toEqual([])
    })
  })

  it('keep each newest leaving, and erase a report that one erased', () => {
    two((a, b, { book }) => {
      const wrong = SENDERS.filter((sender) => {
        const [rows, there] = [under([a.book.leavings, b.book.leavings], sender), book.leavings[sender]]
        const isErased = rows.some((row) => row.isErased)
        return (
          (there?.isErased ?? false) !== isErased ||
          there?.sequence !== (rows.length === 0 ? undefined : Math.max(...rows.map(({ sequence }) => sequence)))
        )
      })
      expect(wrong).toEqual([])
    })
  })

  it('keep each last decision, and reject if both are equally late', () => {
    two((a, b, { book }) => {
      const wrong = SENDERS.filter((sender) => {
        const last = latest(under([a.book.decisions, b.book.decisions], sender), ({ turn }) => turn)
        const there = book.decisions[sender]
        return !isOneOf(last, there) || there?.isLetIn === last.some(({ isLetIn }) => !isLetIn)
      })
      expect(wrong).toEqual([])
    })
  })

  it('keep each last answer about an earlier member', () => {
    two((a, b, { book }) => {
      const wrong = MEMBERS.filter((member) => {
        const last = latest(under([a.book.successions, b.book.successions], member), ({ turn }) => turn)
        const there = book.successions[member]
        const isUnsaid = last.some(({ before }) => before === undefined)
        return !isOneOf(last, there) || (isUnsaid && there?.before !== undefined)
      })
      expect(wrong).toEqual([])
    })
  })

  it('keep each newest note, also an empty one', () => {
    two((a, b, { notes }) => {
      const wrong = MEMBERS.filter((member) => {
        const last = latest(under([a.notes, b.notes], member), ({ sequence }) => sequence)
        return !isOneOf(last, notes[member])
      })
      expect(wrong).toEqual([])
    })
  })

  it('keep the newest plan', () => {
    two((a, b, both) => {
      const plans = [a.plan, b.plan].filter((plan) => plan !== undefined)
      const last = latest(plans, ({ plan }) => plan.sequence)
      expect(
        isOneOf(
          last.map(({ plan }) => plan),
          both.plan?.plan,
        ),
      ).toBe(true)
    })
  })

  it('keep the newest settings, and the cautious ones if equally new', () => {
    two((a, b, both) => {
      const secrets = [a.secret, b.secret].filter((secret) => secret !== undefined)
      const cards = latest(secrets, (one) => one.relaysSequence).map(({ relays }) => relays)
      expect(isOneOf(cards, both.secret?.relays)).toBe(true)
      expect(both.secret?.relays.length ?? 0).toBe(Math.max(0, ...cards.map(({ length }) => length)))
      const sizes = latest(secrets, (one) => one.expectsSequence).map(({ expects }) => expects ?? Infinity)
      expect(both.secret?.expects ?? Infinity).toBe(Math.min(Infinity, ...sizes))
    })
  })

  it('are archived by the last tap, or if equally late', () => {
    two((a, b, both) => {
      const marks = [a.archive, b.archive].filter((mark) => mark !== undefined)
      const last = latest(marks, ({ turn }) => turn)
      expect(isOneOf(last, both.archive)).toBe(true)
      expect(both.archive?.isArchived ?? false).toBe(last.some(({ isArchived }) => isArchived))
    })
  })

  it('list each rejected envelope once, and at most a hundred', () => {
    two((a, b, { refused }) => {
      const ids = new Set([...Object.keys(a.refused), ...Object.keys(b.refused)])
      expect(new Set(Object.keys(refused))).toEqual(ids)
      const turns = [...ids].map((id) => [id, Math.max(...under([a.refused, b.refused], id).map(({ turn }) => turn))])
      expect(Object.entries(refused).map(([id, { turn }]) => [id, turn])).toEqual(expect.arrayContaining(turns))
    })
    const row = { at: instant('2026-11-20T08:00:00.000Z'), carrier: 'file', reason: 'older', name: undefined } as const
    const many = (from: number) =>
      Array.from({ length: 70 }, (_, at) => ({ ...row, id: String(from + at).padStart(32, '0') })).reduce(
        withRefused,
        EMPTY_CONTENT.refused,
      )
    const joined = joinContents({ ...EMPTY_CONTENT, refused: many(0) }, { ...EMPTY_CONTENT, refused: many(500) })
    expect(refusedList(joined.refused).map(({ turn }) => turn)).toEqual(
      Array.from({ length: 100 }, (_, at) => 70 - Math.floor(at / 2)),
    )
  })

  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const read = [...recordsOf(content).values()].map((record) => parseRecord(recordMap(record)))
        expect(contentOf(read.filter((record) => record !== undefined && record !== 'newer'))).toEqual(content)
      }),
    )
  })
})

describe('the news of a merge', () => {
  const NOTHING = {
    reports: 0,
    leavings: 0,
    decisions: 0,
    notes: 0,
    hasPlan: false,
    hasSettings: false,
    archived: undefined,
    deleted: 0,
  }

  it('is nothing after a second merge of the same copy', () => {
    two((a, b, both) => {
      expect(joinNews(both, joinContents(both, b))).toEqual(NOTHING)
      expect(joinNews(a, a)).toEqual(NOTHING)
    })
  })

  it('counts each row that this copy did not have', () => {
    two((a, _b, both) => {
      const news = joinNews(a, both)
      const envelopes = (copy: BookContent) =>
        new Set(Object.entries(copy.book.reports).map(([key, { bytes }]) => `${key} ${bytes.join()}`))
      expect(news.reports).toBe([...envelopes(both)].filter((one) => !envelopes(a).has(one)).length)
      const left = (copy: BookContent) =>
        new Set(Object.entries(copy.book.leavings).map(([key, { bytes }]) => `${key} ${bytes.join()}`))
      expect(news.leavings).toBe([...left(both)].filter((one) => !left(a).has(one)).length)
      const decided = (copy: BookContent) => [
        ...Object.values(copy.book.decisions),
        ...Object.values(copy.book.successions),
      ]
      expect(news.decisions).toBe(decided(both).filter((one) => !decided(a).some((known) => same(known, one))).length)
      const texts = (copy: BookContent) => Object.entries(copy.notes).map(([member, { text }]) => [member, text])
      expect(news.notes).toBe(texts(both).filter((one) => !texts(a).some((known) => same(known, one))).length)
      expect(news.hasPlan).toBe(!same(a.plan?.plan ?? null, both.plan?.plan ?? null))
      expect(news.hasSettings).toBe(
        !same(a.secret?.relays ?? [], both.secret?.relays ?? []) || a.secret?.expects !== both.secret?.expects,
      )
      const erased = Object.entries(a.book.reports).filter(
        ([key, { sender }]) => both.book.reports[key] === undefined && both.book.leavings[sender]?.isErased === true,
      )
      expect(news.deleted).toBe(erased.length)
      const [was, is] = [a, both].map(({ archive }) => archive?.isArchived === true)
      expect(news.archived).toBe(was === is ? undefined : is === true ? 'archived' : 'reopened')
    })
  })
})
