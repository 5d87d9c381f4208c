/**
 * Role: adds new envelopes from a relay to an open class book, and makes sure that the relay has the plan and receipts.
 * Guarantee: an envelope that could not be stored is requested again the next time.
 * Must not: show answer codes, since no learner is waiting for them.
 */
import { senderHashOf } from '../protocol/card/classId'
import { decodeEnvelope, senderIn } from '../protocol/envelope/envelope'
import { classroomTools } from '../../platform/classroomTools'
import type { Relay, RelayFault } from '../ports/Relay'
import type { Collected, OpenBook, Outgoing, RefusedReason } from '../ports/TaughtClasses'

export interface CollectedByRelay {
  /** Results for reports that the book did not have before. */
  readonly news: readonly Collected[]
  /** The mark for the next request. */
  readonly mark: string | undefined
  /** Why the exchange stopped early. Envelopes that arrived before it stopped are kept. */
  readonly fault: RelayFault | undefined
}

export type ExchangingBook = Pick<OpenBook, 'card' | 'collectAll' | 'refuse' | 'getSnapshot' | 'sealOutgoing'>

export async function collectByRelay(
  book: ExchangingBook,
  relay: Relay,
  { mark, signal }: { readonly mark: string | undefined; readonly signal: AbortSignal },
): Promise<CollectedByRelay> {
  const first = await relay.changes(mark, signal)
  const answer = first.kind === 'reset' ? await relay.changes(undefined, signal) : first
  if (answer.kind !== 'changes')
    return { news: [], mark, fault: answer.kind === 'failed' ? answer.reason : 'unavailable' }
  const envelopes = answer.envelopes.map(({ bytes }) => bytes)
  const collected = [...(await book.collectAll(envelopes, 'relay')), ...(await book.refuse(answer.refused))]
  const isAllIn = collected.every(({ kind }) => kind !== 'not-taken')
  return {
    news: collected.filter((one) => one.kind !== 'same' && !(one.kind === 'refused' && OLD_NEWS.includes(one.reason))),
    mark: isAllIn ? answer.mark : mark,
    fault:
      (await removeDeleted(relay, envelopes, collected, signal)) ??
      (await keepOpen(book, relay, signal)) ??
      (await putPlan(book, relay, signal)),
  }
}

/** Reports that the book rejects without telling the teacher each time. */
const OLD_NEWS: readonly RefusedReason[] = ['older', 'deleted']

/** Deletes reports from the relay that a device of a deleted learner has put there again. */
async function removeDeleted(
  relay: Relay,
  envelopes: readonly Uint8Array[],
  collected: readonly Collected[],
  signal: AbortSignal,
): Promise<RelayFault | undefined> {
  for (const [at, bytes] of envelopes.entries()) {
    const one = collected[at]
    const sender = senderIn(bytes)
    if (one?.kind !== 'refused' || one.reason !== 'deleted' || sender === undefined) continue
    const removed = await relay.remove(await senderHashOf(sender, classroomTools), signal)
    if (removed.kind === 'failed') return removed.reason
  }
  return undefined
}

/**
 * Opens the class again if needed. On a relay without access control, anyone with the card can send an old message that
 * closes the class.
 */
async function keepOpen(
  { card }: Pick<OpenBook, 'card'>,
  relay: Relay,
  signal: AbortSignal,
): Promise<RelayFault | undefined> {
  const opened = await relay.open(card, signal)
  return opened.kind === 'failed' ? opened.reason : undefined
}

async function putPlan(book: ExchangingBook, relay: Relay, signal: AbortSignal): Promise<RelayFault | undefined> {
  const first = await putSealed(book, relay, signal, await book.sealOutgoing())
  if (first !== 'older') return first
  // A colleague's copy of the book wrote there. The later plan and both copies' receipts go out together.
  const there = await relay.plan(signal)
  if (there.kind === 'failed') return there.reason
  if (there.envelope === undefined) return undefined
  const second = await putSealed(book, relay, signal, await book.sealOutgoing(there.envelope.bytes))
  return second === 'older' ? undefined : second
}

async function putSealed(
  book: Pick<OpenBook, 'getSnapshot'>,
  relay: Relay,
  signal: AbortSignal,
  outgoing: Outgoing,
): Promise<RelayFault | undefined> {
  // If the disk is full, learners still get the plan as it was last signed.
  const bytes = outgoing.kind === 'sealed' ? outgoing.envelope : book.getSnapshot().plan?.envelope
  const read = bytes && decodeEnvelope(bytes)
  if (read?.kind !== 'envelope') return undefined
  const put = await relay.put(read.envelope, signal)
  return put.kind === 'failed' ? put.reason : undefined
}
