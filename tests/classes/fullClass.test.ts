import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { type BookContent, EMPTY_CONTENT } from '../../src/classes/book/bookContent'
import { type Collecting, collectEnvelope } from '../../src/classes/book/collect'
import { withDecision } from '../../src/classroom/book/classBook'
import { senderHashOf, type SenderHash } from '../../src/classroom/card/classId'
import { arrivalOf, memberId, senderHash } from '../classroom/bookSamples'
import { learnerSigner, type OpenedClass, openedClass, tools } from '../classroom/openedClass'
import { TurnableClock } from '../fakes/TurnableClock'
import { reportOf } from './classRoom'

const PLACES = 300

/** As many devices as that, each with a report that was sealed for this class. */
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
      now = (await work(now))?.content ?? now
    },
  }
  return { store, classId: card.classId, open, clock: new TurnableClock('2026-11-21T09:00:00Z'), now: () => now }
}

describe('a class with 300 devices', () => {
  it('hears those it knows, refuses a new one, and takes it once another was let go', async () => {
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

  it('has all its places again under a new card', async () => {
    const opened = await openedClass()
    const parts = collecting(opened, crowd(PLACES, new Uint8Array(16)))
    const report = await reportOf(opened.card, { signer: await learnerSigner() })
    expect(await collectEnvelope(parts, report, 'light')).toMatchObject({ kind: 'stored' })
  })
})
