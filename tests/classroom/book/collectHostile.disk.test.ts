import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BookContent, EMPTY_CONTENT, refusedList } from '../../../src/classroom/book/bookContent'
import { type Collecting, collectEnvelopes, collectFiles } from '../../../src/classroom/book/collect'
import { type Bytes, isSameBytes, joinBytes, uintBytes } from '../../../src/classroom/protocol/bytes'
import { cardText } from '../../../src/classroom/protocol/card/classCard'
import { decodeEnvelope, MAGIC } from '../../../src/classroom/protocol/envelope/envelope'
import { envelopeFileText } from '../../../src/classroom/protocol/file/envelopeFile'
import { encodeBase64url } from '../../../src/core/progress/file/base64url'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { learnerSigner, type OpenedClass, openedClass, tools } from '../protocol/openedClass'
import { MADE_AT } from '../protocol/reportSamples'
import { day } from '../../core/progress/samples'
import { TurnableClock } from '../../fakes/TurnableClock'
import { openedBook, reportOf, staffRoom } from '../classRoom'
import { hostileEnvelopes } from './hostileEnvelopes'

/** Collects into memory. `room` is the number of reports that fit on the disk. */
function collecting({ card, open }: OpenedClass, room = Infinity) {
  const writes: number[] = []
  let now: BookContent = EMPTY_CONTENT
  const store: Collecting['store'] = {
    change: async (work) => {
      const change = await work(now)
      const next = change?.content ?? now
      const count = Object.keys(next.book.reports).length
      if (count > room) throw new DOMException('no space', 'QuotaExceededError')
      if (next !== now) writes.push(count)
      now = next
      return change
    },
  }
  const parts: Collecting = { store, classId: card.classId, open, clock: new TurnableClock('2026-11-21T09:00:00Z') }
  return { parts, writes, now: () => now }
}

const good = async ({ card }: OpenedClass, name: string): Promise<Bytes> =>
  await reportOf(card, { signer: await learnerSigner(), name })

/** Makes a bundle with entries that no tablet would make. */
function bundleOf(entries: readonly Bytes[]): Bytes {
  const lengths = entries.flatMap((entry) => [uintBytes(entry.length, 4), entry])
  return tools.encode(
    encodeBase64url(joinBytes([MAGIC, Uint8Array.of(1, 4), uintBytes(entries.length, 2), ...lengths])),
  )
}

afterEach(() => vi.restoreAllMocks())

describe('hostile envelopes', () => {
  it.each(['file', 'bundle', 'relay', 'light'] as const)(
    'get one row each by %s, and every report arrives',
    async (carrier) => {
      const opened = await openedClass()
      const hostile = await hostileEnvelopes(opened.card)
      const reports = [await good(opened, 'Ada'), await good(opened, 'Ben'), await good(opened, 'Cleo')]
      const [first, ...others] = hostile.map(({ bytes }) => bytes)
      const mixed = [reports[0], first, reports[1], ...others, reports[2]].filter((bytes) => bytes !== undefined)
      const { parts, now } = collecting(opened)
      const all =
        carrier === 'file'
          ? await collectFiles(parts, mixed)
          : carrier === 'bundle'
            ? await collectFiles(parts, [bundleOf(mixed)])
            : await collectEnvelopes(parts, mixed, carrier)
      const taken = all.filter(({ kind }) => kind === 'stored')
      expect(taken).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }])
      expect(all).toHaveLength(mixed.length)
      const reasons = all.flatMap((one) => (one.kind === 'refused' ? [one.reason] : []))
      // A file of bytes is classified before it is decoded as an envelope.
      const asFile: Record<string, string> = { 'not-an-envelope': 'not-ours', 'cut-short': 'cut-short' }
      const expected = hostile.map(({ what, reason }) =>
        carrier !== 'file' ? reason : what === 'nothing' ? 'empty' : (asFile[reason] ?? reason),
      )
      expect(reasons).toEqual(expected)
      expect(refusedList(now().refused)).toHaveLength(hostile.length)
    },
  )

  it('do not stop collecting when opening one fails with an unexpected error', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const opened = await openedClass()
    const [ada, ben] = [await good(opened, 'Ada'), await good(opened, 'Ben')]
    const read = decodeEnvelope(ada)
    const open: OpenedClass['open'] = async (sealed, associated) => {
      if (read.kind === 'envelope' && isSameBytes(sealed.ciphertext, read.envelope.ciphertext))
        throw new TypeError('a bug')
      return await opened.open(sealed, associated)
    }
    const { parts, now } = collecting({ ...opened, open })
    expect(await collectEnvelopes(parts, [ada, ben], 'relay')).toMatchObject([
      { kind: 'refused', reason: 'unexpected' },
      { kind: 'stored', name: 'Ben' },
    ])
    expect(refusedList(now().refused)).toMatchObject([{ reason: 'unexpected', carrier: 'relay' }])
    expect(said).toHaveBeenCalledOnce()
  })

  it('do not stop collecting when one can’t be merged into the book', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const opened = await openedClass()
    const reports = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dee'].map((name) => good(opened, name)))
    const { parts, now } = collecting(opened)
    const breaking: Collecting['store'] = {
      change: (work) =>
        parts.store.change(async (content) => {
          const change = await work(content)
          const names = Object.values(change?.content?.book.reports ?? {}).map(({ report }) => report.name)
          if (names.includes('Cleo')) throw new TypeError('a bug')
          return change
        }),
    }
    expect(await collectEnvelopes({ ...parts, store: breaking }, reports, 'relay')).toMatchObject([
      { kind: 'stored', name: 'Ada' },
      { kind: 'stored', name: 'Ben' },
      { kind: 'refused', reason: 'unexpected' },
      { kind: 'stored', name: 'Dee' },
    ])
    expect(refusedList(now().refused)).toHaveLength(1)
    expect(said).toHaveBeenCalledOnce()
  })

  it('are named when they are a card or a plan', async () => {
    const opened = await openedClass()
    const plan = { parts: [], until: day('2026-11-27'), message: 'Hello', madeAt: MADE_AT, sequence: 1 }
    const sealed = await sealPlan(plan, opened.signer, opened.card, tools)
    const files = [await cardText(opened.card, tools), envelopeFileText([await good(opened, 'Ada')])].map(tools.encode)
    const { parts } = collecting(opened)
    expect(await collectFiles(parts, [...files, sealed])).toMatchObject([
      { kind: 'refused', reason: 'card' },
      { kind: 'stored' },
      { kind: 'refused', reason: 'plan' },
    ])
  })
})

describe('many reports together', () => {
  it('are written in few transactions and get one answer each', async () => {
    const opened = await openedClass()
    const reports = await Promise.all(Array.from({ length: 120 }, (_, at) => good(opened, `Learner ${at}`)))
    const { parts, writes } = collecting(opened)
    const all = await collectEnvelopes(parts, reports, 'relay')
    expect(writes).toEqual([50, 100, 120])
    expect(new Set(all.map((one) => 'answer' in one && one.answer)).size).toBe(120)
  })

  it('fill the disk completely, and only those without space fail', async () => {
    const opened = await openedClass()
    const reports = await Promise.all(Array.from({ length: 60 }, (_, at) => good(opened, `Learner ${at}`)))
    const { parts, now } = collecting(opened, 41)
    const all = await collectEnvelopes(parts, reports, 'file')
    expect(all.map(({ kind }) => kind)).toEqual([...Array(41).fill('stored'), ...Array(19).fill('not-taken')])
    expect(Object.keys(now().book.reports)).toHaveLength(41)
  })

  it('are admitted, removed and set back to waiting in one call each', async () => {
    const book = await openedBook(staffRoom())
    const reports = await Promise.all(
      Array.from({ length: 12 }, async (_, at) =>
        reportOf(book.card, { signer: await learnerSigner(), name: `Learner ${at}` }),
      ),
    )
    const all = await book.collectAll(reports, 'relay')
    const senders = all.flatMap((one) =>
      'answer' in one && one.member ? [{ sender: one.sender, member: one.member }] : [],
    )
    expect(senders).toHaveLength(12)
    const decisions = () => Object.values(book.getSnapshot().book.decisions).map(({ isLetIn }) => isLetIn)
    const tell = (isLetIn: boolean | undefined) => book.decide(senders.map((sender) => ({ ...sender, isLetIn })))
    await tell(false)
    expect(decisions()).toEqual(Array(12).fill(false))
    await tell(undefined)
    expect(decisions()).toEqual([])
    await tell(true)
    expect(decisions()).toEqual(Array(12).fill(true))
    // Forgetting waiting reports keeps those that count.
    const late = await book.collect(await reportOf(book.card, { signer: await learnerSigner(), name: 'Late' }), 'relay')
    const everyone = Object.values(book.getSnapshot().book.reports).map(({ sender }) => sender)
    await book.forgetWaiting(new Set(everyone))
    const left = Object.values(book.getSnapshot().book.reports).map(({ report }) => report.name)
    expect(left).toHaveLength(12)
    expect(left).not.toContain('Late')
    expect(late).toMatchObject({ kind: 'stored', isWaiting: true })
  })
})
