import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenBook } from '../../../src/classroom/ports/TaughtClasses'
import type { Bytes } from '../../../src/classroom/protocol/bytes'
import { receiptOf } from '../../../src/classroom/protocol/plan/receipts'
import { type OpenedPlan, openPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { failingPuts } from '../../data/store/faultyStorage'
import { day } from '../../core/progress/samples'
import {
  backupOf,
  leavingOf,
  opened,
  openedBook,
  otherDevice,
  PASSWORD,
  reportOf,
  staffRoom,
  taken,
} from '../classRoom'
import { learnerSigner, tools } from '../protocol/openedClass'

const ASKED = { parts: [], until: day('2026-12-01'), message: 'Bring a bill.' }

async function envelopeOf(book: OpenBook, there?: Uint8Array): Promise<Bytes> {
  const sealed = await book.sealOutgoing(there)
  if (sealed.kind !== 'sealed') throw new Error(`Nothing was sealed: ${JSON.stringify(sealed)}`)
  return sealed.envelope
}
async function read(book: OpenBook, envelope: Bytes): Promise<Extract<OpenedPlan, { kind: 'opened' }>> {
  const plan = await openPlan(envelope, book.card, 0, tools)
  if (plan.kind === 'refused') throw new Error(plan.reason)
  return plan
}
const outgoing = async (book: OpenBook) => await read(book, await envelopeOf(book))
const receipt = (bytes: Bytes) => receiptOf(bytes, tools)

describe('the envelope that a class gives to its learners', () => {
  it('is nothing before the first plan and report', async () => {
    expect(await (await openedBook(staffRoom())).sealOutgoing()).toEqual({ kind: 'nothing' })
  })

  it('has a receipt for every stored report, but shows no plan', async () => {
    const book = await openedBook(staffRoom())
    const [ada, ben] = [await learnerSigner(), await learnerSigner()]
    const reports = [
      await reportOf(book.card, { signer: ada }),
      await reportOf(book.card, { signer: ben, name: 'Ben' }),
    ]
    await book.collectAll(reports, 'file')
    const { plan, receipts } = await outgoing(book)
    expect(receipts).toEqual(new Set(await Promise.all(reports.map(receipt))))
    expect(plan).toMatchObject({ parts: [], message: '', asked: 0 })
    expect(book.getSnapshot().plan).toBeUndefined()
  })

  it('has no receipt for a report that was rejected or replaced', async () => {
    const book = await openedBook(staffRoom())
    const other = await openedBook(staffRoom())
    const signer = await learnerSigner()
    const [first, second] = [
      await reportOf(book.card, { signer, sequence: 1 }),
      await reportOf(book.card, { signer, sequence: 2 }),
    ]
    const foreign = await reportOf(other.card, { signer: await learnerSigner() })
    await book.collectAll([second, first, foreign], 'light')
    expect((await outgoing(book)).receipts).toEqual(new Set([await receipt(second)]))
    const left = await leavingOf(book.card, { signer, sequence: 3 })
    await book.collect(left, 'light')
    expect((await outgoing(book)).receipts).toEqual(new Set([await receipt(left)]))
  })

  it('keeps the same bytes until a receipt is missing', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    await book.setPlan(ASKED)
    await book.collect(await reportOf(book.card, { signer: await learnerSigner() }), 'file')
    const first = await envelopeOf(book)
    expect(await envelopeOf(book)).toEqual(first)
    const again = opened(await staff.classes.unlock(book.key, PASSWORD))
    expect(await envelopeOf(again)).toEqual(first)
    await again.collect(await reportOf(book.card, { signer: await learnerSigner(), name: 'Ben' }), 'file')
    const [before, after] = [await read(book, first), await outgoing(again)]
    expect(after.plan.sequence).toBeGreaterThan(before.plan.sequence)
    // The plan of the week is the same one, with the same number.
    expect(after.plan).toMatchObject({ message: ASKED.message, asked: before.plan.asked, madeAt: before.plan.madeAt })
    expect(after.receipts.size).toBe(2)
  })

  it('makes no new backup necessary, and comes back with one', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    await book.collect(await reportOf(book.card, { signer: await learnerSigner() }), 'file')
    await book.makeBackup()
    await book.backupGiven()
    const sealed = await envelopeOf(book)
    expect(book.getSnapshot().hasChanged).toBe(false)
    const backup = await book.makeBackup()
    if (backup.kind !== 'made') throw new Error('no backup')
    const elsewhere = opened(await otherDevice().classes.restore(tools.encode(backup.text), PASSWORD))
    expect(await envelopeOf(elsewhere)).toEqual(sealed)
    // A plan that only has receipts does not move to a new card.
    const replaced = opened(
      await otherDevice().classes.replaceKeys(tools.encode(backup.text), {
        password: PASSWORD,
        next: 'three grey mittens',
      }),
    )
    expect(await replaced.sealOutgoing()).toEqual({ kind: 'nothing' })
  })

  it('is not made with a full disk or a locked book', async () => {
    const book = await openedBook(staffRoom())
    await book.collect(await reportOf(book.card, { signer: await learnerSigner() }), 'file')
    const disk = failingPuts(Infinity)
    expect(await book.sealOutgoing()).toEqual({ kind: 'failed', reason: 'quota' })
    disk.mockRestore()
    await envelopeOf(book)
    book.lock()
    expect(await book.sealOutgoing()).toEqual({ kind: 'failed', reason: 'locked' })
  })

  it('never has a receipt for a report that is missing', async () => {
    const signers = await Promise.all([1, 2, 3].map(() => learnerSigner()))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 8 }), async (turns) => {
        const book = await openedBook(staffRoom())
        const reports = await Promise.all(
          signers.flatMap((signer) => [1, 2].map((sequence) => reportOf(book.card, { signer, sequence }))),
        )
        for (const turn of turns) await book.collect(reports[turn] as Bytes, 'light')
        const sealed = await book.sealOutgoing()
        const given = sealed.kind === 'sealed' ? (await read(book, sealed.envelope)).receipts : new Set()
        const stored = Object.values(book.getSnapshot().book.reports)
        expect(given).toEqual(new Set(await Promise.all(stored.map(({ bytes }) => receipt(bytes)))))
      }),
      { numRuns: 8 },
    )
  })
})

describe('the reports that count', () => {
  /** Returns what the envelope says about each report. */
  async function standings(book: OpenBook, reports: readonly Bytes[]) {
    const { receipts, uncounted } = await outgoing(book)
    const of = async (bytes: Bytes) => {
      const one = await receipt(bytes)
      return [receipts.has(one) ? 'arrived' : 'no receipt', uncounted?.has(one) === true ? 'not counted' : 'counts']
    }
    return await Promise.all(reports.map(async (bytes) => (await of(bytes)).join(', ')))
  }

  it('are listed again after each decision', async () => {
    const book = await openedBook(staffRoom())
    const report = await reportOf(book.card, { signer: await learnerSigner() })
    const { sender, member = '' as never } = taken(await book.collect(report, 'light'))
    const decides = async (isLetIn: boolean) => await book.decide([{ sender, member, isLetIn }])
    expect(await standings(book, [report])).toEqual(['arrived, not counted'])
    await decides(true)
    expect(await standings(book, [report])).toEqual(['arrived, counts'])
    await decides(false)
    // Apps that don't know the second list never call this one handed in.
    expect(await standings(book, [report])).toEqual(['no receipt, not counted'])
    await decides(true)
    expect(await standings(book, [report])).toEqual(['arrived, counts'])
    const once = await envelopeOf(book)
    expect(await envelopeOf(book)).toEqual(once)
  })

  it('are those of either teacher, without endless envelopes', async () => {
    const [mine, theirs] = [staffRoom(), otherDevice()]
    const book = await openedBook(mine)
    const report = await reportOf(book.card, { signer: await learnerSigner() })
    const { sender, member = '' as never } = taken(await book.collect(report, 'light'))
    const copy = opened(await theirs.classes.restore(await backupOf(book), PASSWORD))
    await book.decide([{ sender, member, isLetIn: false }])
    await copy.decide([{ sender, member, isLetIn: true }])
    let there = await envelopeOf(book)
    for (const one of [copy, book, copy]) there = await envelopeOf(one, there)
    const settled = there
    for (const one of [book, copy, book]) {
      await envelopeOf(one)
      there = await envelopeOf(one, there)
    }
    expect(there).toEqual(settled)
    const { uncounted } = await read(book, settled)
    expect(uncounted?.has(await receipt(report))).toBe(false)
  })
})

describe('two copies of a class', () => {
  /** A book, and a colleague's copy of it on another device. */
  async function copies() {
    const [mine, theirs] = [staffRoom(), otherDevice()]
    const book = await openedBook(mine)
    await book.setPlan(ASKED)
    const backup = await book.makeBackup()
    if (backup.kind !== 'made') throw new Error('no backup')
    const copy = opened(await theirs.classes.restore(tools.encode(backup.text), PASSWORD))
    return { mine, theirs, book, copy }
  }

  it('never show an older plan again because of newer receipts', async () => {
    const { mine, theirs, book, copy } = await copies()
    mine.clock.turnTo('2026-11-22T09:00:00Z')
    await book.setPlan({ ...ASKED, message: 'The new plan.' })
    const fresh = await envelopeOf(book)
    theirs.clock.turnTo('2026-11-23T09:00:00Z')
    await copy.collect(await reportOf(book.card, { signer: await learnerSigner() }), 'light')
    const stale = await envelopeOf(copy)
    expect((await read(book, stale)).plan.sequence).toBeGreaterThan((await read(book, fresh)).plan.sequence)
    // The relay has the copy's envelope. The book signs the newer plan again, with both copies' receipts.
    const joined = await read(book, await envelopeOf(book, stale))
    expect(joined.plan.message).toBe('The new plan.')
    expect(joined.plan.sequence).toBeGreaterThan((await read(book, stale)).plan.sequence)
    expect(joined.receipts.size).toBe(1)
    // The copy takes the newer plan from there, and has nothing to add.
    const sealed = await envelopeOf(book)
    expect(await envelopeOf(copy, sealed)).toEqual(sealed)
    expect(copy.getSnapshot().plan?.plan.message).toBe('The new plan.')
  })

  it('ignore an envelope that the class did not sign', async () => {
    const { book } = await copies()
    const before = await envelopeOf(book)
    const other = await openedBook(staffRoom())
    await other.setPlan({ ...ASKED, message: 'From elsewhere.' })
    expect(await envelopeOf(book, await envelopeOf(other))).toEqual(before)
  })
})
