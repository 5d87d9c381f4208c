import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { type BookContent, EMPTY_CONTENT, withRefused } from '../../../src/classroom/book/bookContent'
import type { ClassSecret } from '../../../src/classroom/book/bookRecords'
import {
  type ClassBook,
  type LeavingRow,
  reportKey,
  type ReportRow,
} from '../../../src/classroom/protocol/book/classBook'
import type { SignedPlan } from '../../../src/classroom/ports/TaughtClasses'
import { instant } from '../../core/progress/samples'
import { arrivalOf, memberId, senderHash } from '../protocol/bookSamples'

export const SENDERS = ['adaPhone', 'adaTablet', 'benPhone'].map(senderHash)
export const MEMBERS = ['ada', 'ben', 'cleo'].map(memberId)

const bytes = (text: string, length: number) =>
  Uint8Array.from(createHash('sha512').update(text).digest().subarray(0, length))
const key = (name: string) => ({ privateKey: bytes(`${name} private`, 48), publicKey: bytes(`${name} public`, 64) })

const IDENTITY: ClassSecret = {
  signing: key('signing'),
  sealing: key('sealing'),
  planKey: bytes('plan', 32),
  className: 'Period 3',
  teacherName: 'Ms. Okafor',
  relays: [],
  relaysSequence: 0,
  openedAt: instant('2026-09-01T08:00:00.000Z'),
  expects: undefined,
  expectsSequence: 0,
}

const sender = fc.constantFrom(...SENDERS)
const member = fc.constantFrom(...MEMBERS)
const turn = fc.integer({ min: 1, max: 3 })
const time = fc.constantFrom('2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z').map(instant)
const carrier = fc.constantFrom('light' as const, 'file' as const, 'relay' as const)

/** Few reports, so that two copies often have the same one. Three rows of a device are within the limits of a book. */
const REPORTS = SENDERS.flatMap((of) =>
  [
    { says: 'ada', sequence: 1, epoch: 0 },
    { says: 'ada', sequence: 2, epoch: 0 },
    { says: 'ada', sequence: 3, epoch: 1 },
    { says: 'ada', sequence: 3, epoch: 1, variant: 1 },
    { says: 'ben', sequence: 4, epoch: 0 },
    { says: 'ada', sequence: 5, epoch: 2 },
    { says: 'ben', sequence: 6, epoch: 1 },
    { says: 'ada', sequence: 7, epoch: 3 },
  ].map((said) => arrivalOf({ ...said, sender: of, says: memberId(said.says), lessons: ['saving_1'] })),
)
const MOST_OF_A_DEVICE = 3

const heard = fc.record({ heardAt: time, carrier })
const report = fc
  .tuple(fc.constantFrom(...REPORTS), heard)
  .map(([{ sender: of, bytes: envelope, report: said }, how]): ReportRow => {
    if (said.kind !== 'learning') throw new Error('no report')
    return { sender: of, sequence: said.sequence, bytes: envelope, report: said, ...how }
  })
const leaving = fc
  .record({ sender, sequence: fc.integer({ min: 1, max: 6 }), isErased: fc.boolean(), how: heard })
  .map(({ how, ...row }): LeavingRow => ({ ...row, bytes: Uint8Array.of(0xff, row.sequence), ...how }))

/** Makes the reports of one book without its own functions: none that is erased, and few of each device. */
function reportsOf(rows: readonly ReportRow[], leavings: ClassBook['leavings']): ClassBook['reports'] {
  const there = rows.filter(({ sender: of, sequence }) => {
    const left = leavings[of]
    return left?.isErased !== true || sequence > left.sequence
  })
  const byName = new Map(there.map((row) => [reportKey(row), row]))
  const kept = SENDERS.flatMap((of) => [...byName].filter(([, row]) => row.sender === of).slice(0, MOST_OF_A_DEVICE))
  return Object.fromEntries(kept)
}

const relay = fc.constantFrom('one', 'two').map((user) => ({
  name: 'couchdb' as const,
  address: 'http://prairie-ledger.local:8484',
  user,
  password: `of ${user}`,
}))

const secret = fc
  .record({
    relays: fc.array(relay, { maxLength: 2 }),
    relaysSequence: fc.nat(2),
    expects: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    expectsSequence: fc.nat(2),
  })
  .map((settings): ClassSecret => ({ ...IDENTITY, ...settings }))

const plan = fc.record({ sequence: turn, message: fc.constantFrom('Read on.', 'Bring paper.') }).map(
  ({ sequence, message }): SignedPlan => ({
    plan: { parts: [], until: '2026-11-27' as never, message, madeAt: instant('2026-11-20T08:00:00.000Z'), sequence },
    envelope: bytes(`${sequence} ${message}`, 32),
  }),
)

const refused = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c').map((id) => id.repeat(32)),
    at: time,
    carrier,
    reason: fc.constantFrom('older' as const, 'forged' as const),
    name: fc.constantFrom('Ada', undefined),
  }),
  { maxLength: 4 },
)

const byKey = <Row>(row: fc.Arbitrary<Row>, keyOf: (row: Row) => string) =>
  fc.array(row, { maxLength: 4 }).map((rows) => Object.fromEntries(rows.map((one) => [keyOf(one), one])))

/** One copy of the same class, with everything that a class can have. */
export const anyContent: fc.Arbitrary<BookContent> = fc
  .record({
    secret: fc.option(secret, { nil: undefined, freq: 8 }),
    reports: fc.array(report, { maxLength: 12 }),
    leavings: byKey(leaving, (row) => row.sender),
    decisions: byKey(fc.record({ sender, member, isLetIn: fc.boolean(), turn }), (row) => row.sender),
    successions: byKey(fc.record({ member, before: fc.option(member, { nil: undefined }), turn }), (row) => row.member),
    notes: byKey(
      fc.record({ member, text: fc.constantFrom('', 'Sits in front.', 'Asks a lot.'), sequence: turn }),
      (row) => row.member,
    ),
    plan: fc.option(plan, { nil: undefined }),
    refused,
    archive: fc.option(fc.record({ isArchived: fc.boolean(), turn, at: time }), { nil: undefined }),
  })
  .map(({ reports, leavings, decisions, successions, refused: rows, ...content }) => ({
    ...EMPTY_CONTENT,
    ...content,
    book: { reports: reportsOf(reports, leavings), leavings, decisions, successions },
    refused: rows.reduce(withRefused, EMPTY_CONTENT.refused),
  }))
