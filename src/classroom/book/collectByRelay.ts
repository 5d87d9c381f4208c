/**
 * Role: takes what came on a relay into an open class book, and sees to it that the plan is there.
 * Guarantee: what the disk refused is asked for again the next time.
 * Must not: answer a report as if it had been shown: nobody waits for the digits.
 */
import { decodeEnvelope } from '../protocol/envelope/envelope'
import type { Relay, RelayFault } from '../ports/Relay'
import type { Collected, OpenBook } from '../ports/TaughtClasses'

export interface CollectedByRelay {
  /** What the book had not yet. */
  readonly news: readonly Collected[]
  /** For the next time. */
  readonly mark: string | undefined
  /** Why it did not come to its end. What came in before that stays. */
  readonly fault: RelayFault | undefined
}

export async function collectByRelay(
  book: Pick<OpenBook, 'card' | 'collectAll' | 'refuse' | 'getSnapshot'>,
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
    news: collected.filter((one) => one.kind !== 'same' && !(one.kind === 'refused' && one.reason === 'older')),
    mark: isAllIn ? answer.mark : mark,
    fault: (await keepOpen(book, relay, signal)) ?? (await putPlan(book, relay, signal)),
  }
}

/** Where nobody guards the door, whoever has the card may lay an old word of the class there that closes it. */
async function keepOpen(
  { card }: Pick<OpenBook, 'card'>,
  relay: Relay,
  signal: AbortSignal,
): Promise<RelayFault | undefined> {
  const opened = await relay.open(card, signal)
  return opened.kind === 'failed' ? opened.reason : undefined
}

async function putPlan(
  book: Pick<OpenBook, 'getSnapshot'>,
  relay: Relay,
  signal: AbortSignal,
): Promise<RelayFault | undefined> {
  const { plan } = book.getSnapshot()
  const read = plan && decodeEnvelope(plan.envelope)
  if (read?.kind !== 'envelope') return undefined
  const put = await relay.put(read.envelope, signal)
  return put.kind === 'failed' && put.reason !== 'older' ? put.reason : undefined
}
