import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createBookRelays } from '../../../src/classroom/book/bookRelays'
import type { NamedRelay } from '../../../src/classroom/ports/ClassRelays'
import type { CardRelay } from '../../../src/classroom/protocol/card/classCard'
import { decodeEnvelope, type Envelope } from '../../../src/classroom/protocol/envelope/envelope'
import { senderHashOf } from '../../../src/classroom/protocol/card/classId'
import { learnerSigner, tools } from '../protocol/openedClass'
import { MemoryRelay, MemoryRelayStore } from '../../fakes/MemoryRelay'
import { backupOf, opened, openedBook, otherDevice, PASSWORD, reportOf, staffRoom } from '../classRoom'

const never = new AbortController().signal
const tapped = { isTapped: true, signal: never }

const named = (address: string, password = 'p'): CardRelay => ({ name: 'couchdb', address, user: 'u', password })

/** Creates a book and two relays in two places. `list` has the relays that its card names. */
async function twoRelays() {
  const book = await openedBook(staffRoom())
  const [first, second] = [new MemoryRelayStore(), new MemoryRelayStore()]
  const relays = [new MemoryRelay(first), new MemoryRelay(second)] as const
  const asked: (string | undefined)[][] = [[], []]
  for (const [at, relay] of relays.entries()) {
    const changes = relay.changes.bind(relay)
    relay.changes = (mark, signal) => {
      asked[at]?.push(mark)
      return changes(mark, signal)
    }
  }
  let list: readonly NamedRelay[] = [
    { named: named('https://one.test'), way: 'free', relay: relays[0] },
    { named: named('https://two.test'), way: 'free', relay: relays[1] },
  ]
  const exchange = createBookRelays({ book, relaysOf: async () => list })
  const report = async (): Promise<Envelope> => {
    const read = decodeEnvelope(await reportOf(book.card, { signer: await learnerSigner() }))
    if (read.kind === 'refused') throw new Error(read.reason)
    return read.envelope
  }
  return { book, first, second, relays, asked, exchange, report, names: (next: typeof list) => (list = next), list }
}

describe('a learner whose reports the teacher deletes', () => {
  it('is not kept anywhere after handing in again', async () => {
    const { book, relays, exchange } = await twoRelays()
    const signer = await learnerSigner()
    const hands = async (sequence: number): Promise<Envelope> => {
      const read = decodeEnvelope(await reportOf(book.card, { signer, sequence, name: 'Zoe' }))
      if (read.kind === 'refused') throw new Error(read.reason)
      await relays[0].put(read.envelope, never)
      return read.envelope
    }
    const sender = await senderHashOf((await hands(1)).sender, tools)
    await exchange.fetch(tapped)
    const [row] = Object.values(book.getSnapshot().book.reports)
    if (row === undefined) throw new Error('no report')
    const { member } = row.report
    await book.decide([{ sender, member, isLetIn: true }])
    await book.setNote(member, 'Zoe asks good questions.')
    const older = await backupOf(book)
    expect(await book.deleteMember(member)).toBeUndefined()
    expect(await exchange.remove(sender, never)).toEqual([])
    const { book: after, notes } = book.getSnapshot()
    expect([after.reports, after.decisions, notes]).toEqual([{}, {}, {}])
    // Her device, or an older app, puts a report there again.
    await hands(2)
    expect((await exchange.fetch(tapped)).news).toEqual([])
    expect(await relays[0].changes(undefined, never)).toMatchObject({ envelopes: [] })
    expect(book.getSnapshot().book.reports).toEqual({})
    expect(book.getSnapshot().refused).toMatchObject([{ reason: 'deleted', name: undefined }])
    // A second teacher's older copy brings nothing back.
    const copy = opened(await otherDevice().classes.restore(older, PASSWORD))
    expect(Object.keys(copy.getSnapshot().book.reports)).toHaveLength(1)
    const device = otherDevice()
    await device.classes.restore(older, PASSWORD)
    const merged = opened(await device.classes.restore(await backupOf(book), PASSWORD))
    expect(merged.getSnapshot().book.reports).toEqual({})
    expect(merged.getSnapshot().notes).toEqual({})
  })
})

describe('a book with several relays', () => {
  it('collects from each relay and names the one that fails', async () => {
    const { book, relays, exchange, report } = await twoRelays()
    await relays[0].put(await report(), never)
    await relays[1].put(await report(), never)
    relays[0].fault = 'offline'
    const fetched = await exchange.fetch(tapped)
    expect(fetched.news).toMatchObject([{ kind: 'stored' }])
    expect(fetched.troubles).toEqual([{ named: named('https://one.test'), reason: 'offline' }])
    expect(Object.keys(book.getSnapshot().book.reports)).toHaveLength(1)
    relays[0].fault = undefined
    expect(await exchange.fetch(tapped)).toMatchObject({ news: [{ kind: 'stored' }], troubles: [] })
  })

  it('lists a document that is no envelope once, by its sender’s name', async () => {
    const { book, relays, exchange, report } = await twoRelays()
    const known = await report()
    await relays[0].put(known, never)
    await exchange.fetch(tapped)
    const sender = await senderHashOf(known.sender, tools)
    const changes = relays[0].changes.bind(relays[0])
    relays[0].changes = async (mark, signal) => {
      const answer = await changes(mark, signal)
      if (answer.kind !== 'changes') return answer
      return { ...answer, refused: [{ sender, reason: 'too-large' }] }
    }
    await relays[1].put(await report(), never)
    const { news, troubles } = await exchange.fetch(tapped)
    expect(news).toMatchObject([{ kind: 'refused', reason: 'too-large', name: 'Ada Quartermaine' }, { kind: 'stored' }])
    expect(troubles).toEqual([])
    const { refused } = book.getSnapshot()
    expect(refused).toMatchObject([{ reason: 'too-large', name: 'Ada Quartermaine', carrier: 'relay' }])
    // Each fetch finds the document again, but its row does not change.
    await exchange.fetch(tapped)
    expect(book.getSnapshot().refused).toEqual(refused)
  })

  it('reads each relay from its own mark, whichever is reachable', async () => {
    const { relays, asked, exchange, report, names, list } = await twoRelays()
    await relays[1].put(await report(), never)
    await exchange.fetch(tapped)
    names([{ named: named('https://one.test'), way: 'ask', relay: undefined }, ...list.slice(1)])
    expect((await exchange.fetch(tapped)).troubles).toEqual([{ named: named('https://one.test'), reason: 'ask' }])
    expect(asked).toEqual([[undefined], [undefined, '1']])
    // Only the second relay is left; the first one is no longer on the card.
    names(list.slice(1))
    await exchange.fetch(tapped)
    expect(asked[1]).toEqual([undefined, '1', '1'])
  })

  it('reads a relay from the beginning when its password changed', async () => {
    const { relays, asked, exchange, report, names } = await twoRelays()
    await relays[0].put(await report(), never)
    await exchange.fetch(tapped)
    names([{ named: named('https://one.test', 'another'), way: 'free', relay: relays[0] }])
    await exchange.fetch(tapped)
    expect(asked[0]).toEqual([undefined, undefined])
  })

  it('keeps collected reports when the plan could not be sent', async () => {
    const { book, relays, exchange, report } = await twoRelays()
    await book.setPlan({ parts: [], until: '2026-12-01' as never, message: 'Bring a bill.' })
    await relays[0].put(await report(), never)
    const put = relays[0].put.bind(relays[0])
    relays[0].put = (envelope, signal) =>
      envelope.kind === 'plan' ? Promise.resolve({ kind: 'failed', reason: 'no-room' }) : put(envelope, signal)
    const fetched = await exchange.fetch(tapped)
    expect(fetched.news).toMatchObject([{ kind: 'stored' }])
    expect(fetched.troubles).toMatchObject([{ reason: 'no-room' }])
  })

  it('closes and empties the class on every relay, and names failures', async () => {
    const { first, second, relays, exchange, report } = await twoRelays()
    await relays[0].put(await report(), never)
    await relays[1].put(await report(), never)
    relays[0].fault = 'refused'
    expect(await exchange.close(never)).toEqual([{ named: named('https://one.test'), reason: 'refused' }])
    expect([first.isOpen, first.reports.size]).toEqual([true, 1])
    expect([second.isOpen, second.reports.size]).toEqual([false, 0])
    relays[0].fault = undefined
    expect(await exchange.close(never)).toEqual([])
    expect(first.reports.size).toBe(0)
  })

  it('removes a sender from every relay, and names failures', async () => {
    const { first, second, relays, exchange, report } = await twoRelays()
    const envelope = await report()
    await relays[0].put(envelope, never)
    await relays[1].put(envelope, never)
    relays[1].fault = 'offline'
    const sender = await senderHashOf(envelope.sender, tools)
    expect(await exchange.remove(sender, never)).toEqual([{ named: named('https://two.test'), reason: 'offline' }])
    expect([first.reports.size, second.reports.size]).toEqual([0, 1])
  })
})
