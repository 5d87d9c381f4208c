import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { type BookContent, EMPTY_CONTENT } from '../../../src/classroom/book/bookContent'
import { bookFileText, LARGEST_CLASS_BACKUP, LARGEST_BOOK_TEXT } from '../../../src/classroom/book/bookFile'
import { ROOM_FOR_MEMBERS, ROOM_FOR_NEW, weightOf } from '../../../src/classroom/book/bookRoom'
import { BOOK_KEY_BYTES, RowSeal } from '../../../src/classroom/book/RowSeal'
import { type Collecting, collectEnvelopes } from '../../../src/classroom/book/collect'
import { type ReportRow, reportKey, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { LONGEST_MEMBER_NOTE } from '../../../src/classroom/book/openBook'
import { hexOf } from '../../../src/classroom/protocol/bytes'
import { senderHashOf, type SenderHash } from '../../../src/classroom/protocol/card/classId'
import { sealReport } from '../../../src/classroom/protocol/report/sealReport'
import { canonicalText } from '../../../src/core/progress/json'
import { arrivalOf, memberId, senderHash } from '../protocol/bookSamples'
import { learnerSigner, type OpenedClass, openedClass, tools } from '../protocol/openedClass'
import { MADE_AT } from '../protocol/reportSamples'
import { TurnableClock } from '../../fakes/TurnableClock'
import { leavingOf, reportOf, taken } from '../classRoom'

const PLACES = 300

async function collectEnvelope(parts: Collecting, bytes: Uint8Array, carrier: 'file' | 'light') {
  const [collected] = await collectEnvelopes(parts, [bytes], carrier)
  if (collected === undefined) throw new Error('Nothing was said of an envelope.')
  return collected
}

/** Makes `count` devices, each with a report that was sealed for this class. */
function crowd(count: number, classId: Uint8Array): BookContent {
  const reports = Array.from({ length: count }, (_, at) => {
    const arrival = arrivalOf({ sender: senderHash(`${at}`), says: memberId(`${at}`), sequence: 1, lessons: [] })
    const bytes = new Uint8Array(52)
    bytes.set(classId, 4)
    if (arrival.report.kind === 'left') throw new Error('nobody leaves')
    return [`${arrival.sender} ${at}`, { ...arrival, report: arrival.report, sequence: 1, bytes }] as const
  })
  return { ...EMPTY_CONTENT, book: { ...EMPTY_CONTENT.book, reports: Object.fromEntries(reports) } }
}

/** Collects into memory. */
function collecting(
  { card, open }: OpenedClass,
  content: BookContent,
): Collecting & { readonly now: () => BookContent } {
  let now = content
  const store: Collecting['store'] = {
    change: async (work) => {
      const change = await work(now)
      now = change?.content ?? now
      return change
    },
  }
  return { store, classId: card.classId, open, clock: new TurnableClock('2026-11-21T09:00:00Z'), now: () => now }
}

describe('a class with 300 devices', () => {
  it('accepts known devices, and a new one only after a removal', async () => {
    const opened = await openedClass()
    const [known, strange] = [await learnerSigner(), await learnerSigner()]
    const parts = collecting(opened, crowd(PLACES - 1, opened.card.classId))
    const report = (signer: typeof known, sequence: number) => reportOf(opened.card, { signer, sequence })
    expect(await collectEnvelope(parts, await report(known, 1), 'file')).toMatchObject({ kind: 'stored' })
    const refused = { kind: 'refused', reason: 'full' }
    expect(await collectEnvelope(parts, await report(strange, 1), 'file')).toMatchObject(refused)
    expect(await collectEnvelope(parts, await report(known, 2), 'file')).toMatchObject({ kind: 'stored' })
    const content = parts.now()
    const gone = { ...content, book: withDecision(content.book, senderHash('7'), memberId('7'), false) }
    const later = collecting(opened, gone)
    expect(await collectEnvelope(later, await report(strange, 1), 'file')).toMatchObject({ kind: 'stored' })
    expect(Object.values(later.now().book.reports).map(({ sender }): SenderHash => sender)).toContain(
      await senderHashOf(strange.key, tools),
    )
  })

  it.each([
    ['whose learning is still here has a place', false, { kind: 'refused', reason: 'full' }],
    ['whose learning was deleted has none', true, { kind: 'stored' }],
  ])('a sender who left, %s', async (_what, isErased, outcome) => {
    const opened = await openedClass()
    const content = crowd(PLACES - 1, opened.card.classId)
    const bytes = new Uint8Array(52)
    bytes.set(opened.card.classId, 4)
    const sender = senderHash('who left')
    const leaving = { sender, sequence: 2, bytes, heardAt: MADE_AT, carrier: 'file' as const, isErased }
    const book = { ...content.book, leavings: { [sender]: leaving } }
    const parts = collecting(opened, { ...content, book })
    const report = await reportOf(opened.card, { signer: await learnerSigner() })
    expect(await collectEnvelope(parts, report, 'light')).toMatchObject(outcome)
  })

  it('has room for 300 new devices under a new card', async () => {
    const opened = await openedClass()
    const parts = collecting(opened, crowd(PLACES, new Uint8Array(16)))
    const report = await reportOf(opened.card, { signer: await learnerSigner() })
    expect(await collectEnvelope(parts, report, 'light')).toMatchObject({ kind: 'stored' })
  })
})

/** Makes the report of that device with an envelope of `bytes` bytes. In a backup, every three bytes take four. */
function heavy(name: string, classId: Uint8Array, bytes: number, sequence = 1): ReportRow {
  const arrival = arrivalOf({ sender: senderHash(name), says: memberId(name), sequence, epoch: sequence, lessons: [] })
  if (arrival.report.kind === 'left') throw new Error('nobody leaves')
  const envelope = new Uint8Array(bytes)
  envelope.set(classId, 4)
  return { ...arrival, report: arrival.report, sequence, bytes: envelope }
}

function holding(rows: readonly ReportRow[]): BookContent {
  const reports = Object.fromEntries(rows.map((row) => [reportKey(row), row]))
  return { ...EMPTY_CONTENT, book: { ...EMPTY_CONTENT.book, reports } }
}

const bytesIn = (room: number) => Math.floor((room * 3) / 4)
const noRoom = { kind: 'refused', reason: 'no-room' }

describe('a class with too much data', () => {
  it('rejects waiting devices but not members, and recovers after a removal', async () => {
    const opened = await openedClass()
    const [member, waiting, strange] = [await learnerSigner(), await learnerSigner(), await learnerSigner()]
    const report = (signer: typeof member, sequence: number) => reportOf(opened.card, { signer, sequence })
    const start = collecting(opened, EMPTY_CONTENT)
    const known = taken(await collectEnvelope(start, await report(member, 1), 'light'))
    await collectEnvelope(start, await report(waiting, 1), 'light')
    const { reports } = start.now().book
    const half = bytesIn(ROOM_FOR_NEW / 2)
    const flood = holding([
      ...Object.values(reports),
      ...['a', 'b'].map((name) => heavy(name, new Uint8Array(16), half)),
    ])
    const letIn = withDecision(flood.book, known.sender, memberId('nobody'), true)
    const parts = collecting(opened, { ...flood, book: letIn })

    const before = parts.now().book
    expect(await collectEnvelope(parts, await report(strange, 1), 'file')).toMatchObject(noRoom)
    expect(await collectEnvelope(parts, await report(waiting, 2), 'file')).toMatchObject(noRoom)
    expect(parts.now().book).toBe(before)
    expect(await collectEnvelope(parts, await report(member, 2), 'file')).toMatchObject({ kind: 'stored' })

    const gone = withDecision(parts.now().book, senderHash('a'), memberId('a'), false)
    const later = collecting(opened, { ...parts.now(), book: gone })
    expect(await collectEnvelope(later, await report(waiting, 2), 'file')).toMatchObject({ kind: 'stored' })
    expect(await collectEnvelope(later, await report(strange, 1), 'file')).toMatchObject({ kind: 'stored' })
    const names = Object.values(later.now().book.reports).map(({ sender }) => sender)
    expect(names).not.toContain(senderHash('a'))
    expect(names).toEqual(expect.arrayContaining([senderHash('b'), known.sender]))
    // A removed device that sends too much again gets no answer, because its reports would not be kept.
    const again = withDecision(later.now().book, senderHash('b'), memberId('b'), false)
    const outside = withDecision(again, await senderHashOf(strange.key, tools), memberId('strange'), false)
    const filled = {
      ...outside,
      reports: { ...outside.reports, ...holding([heavy('c', new Uint8Array(16), half)]).book.reports },
    }
    const last = collecting(opened, { ...later.now(), book: filled })
    expect(await collectEnvelope(last, await report(strange, 2), 'file')).toMatchObject(noRoom)
  })

  it('accepts reports of members up to the backup limit', async () => {
    const opened = await openedClass()
    const member = await learnerSigner()
    const sender = await senderHashOf(member.key, tools)
    const half = bytesIn(ROOM_FOR_MEMBERS / 2) - 4000
    const rows = ['a', 'b'].map((name) => heavy(name, opened.card.classId, half))
    const collect = async (more: readonly ReportRow[]) => {
      const content = holding([...rows, ...more])
      const book = withDecision(content.book, sender, memberId('x'), true)
      const parts = collecting(opened, { ...content, book })
      const collected = await collectEnvelope(parts, await reportOf(opened.card, { signer: member }), 'file')
      expect(weightOf(parts.now()) <= ROOM_FOR_MEMBERS).toBe(more.length === 0)
      return collected
    }
    expect(await collect([])).toMatchObject({ kind: 'stored' })
    expect(await collect([heavy('c', opened.card.classId, 9000)])).toMatchObject(noRoom)
  })

  it('keeps only last reports of normal length', async () => {
    const opened = await openedClass()
    const signer = await learnerSigner()
    const parts = collecting(opened, EMPTY_CONTENT)
    const padded = await tools.deflate(
      tools.encode(canonicalText({ app: '3', left: true, madeAt: '', sequence: 1, more: hexOf(tools.random(2000)) })),
    )
    const long = await sealReport({ text: padded, deflated: padded }, 1, signer, opened.card, tools)
    expect(await collectEnvelope(parts, long, 'file')).toMatchObject({ kind: 'refused', reason: 'too-large' })
    expect(await collectEnvelope(parts, await leavingOf(opened.card, { signer }), 'file')).toMatchObject({
      kind: 'left',
    })
  })

  it('leaves enough space for the teacher’s texts', () => {
    // Each character takes six bytes in a backup.
    const text = '\u0001'.repeat(LONGEST_MEMBER_NOTE)
    const members = Array.from({ length: 900 }, (_, at) => memberId(`${at}`))
    const notes = Object.fromEntries(members.map((member) => [member, { member, text, sequence: 1 }]))
    const { book } = members.reduce<{ book: BookContent['book'] }>(
      ({ book }, member) => ({ book: withDecision(book, senderHash(member), member, true) }),
      EMPTY_CONTENT,
    )
    expect(weightOf({ ...EMPTY_CONTENT, book, notes })).toBeLessThan(LARGEST_BOOK_TEXT - ROOM_FOR_MEMBERS)
  })
})

describe('the backup of a book', () => {
  it('stays under its size limit even when nothing can be compressed', async () => {
    const bytes = tools.random(60_000)
    const row = { ...heavy('a', bytes.subarray(0, 16), 20), bytes }
    const content = holding([row])
    const raw = tools.random(BOOK_KEY_BYTES)
    const parts = { key: '0'.repeat(32), lock: {}, seal: await RowSeal.of('0'.repeat(32), raw) }
    const file = (await bookFileText({ content, madeAt: MADE_AT }, parts)) ?? ''
    expect(file.length).toBeGreaterThan(80_000)
    expect(file.length).toBeLessThan((weightOf(content) * LARGEST_CLASS_BACKUP) / LARGEST_BOOK_TEXT + 500)
  })
})
