/**
 * Role: takes what came on a relay into an open class book, and sees to it that the plan is there.
 * Guarantee: what the disk refused is asked for again the next time.
 * Must not: answer a report as if it had been shown: nobody waits for the digits.
 */
import { decodeEnvelope } from '../../classroom/envelope/envelope'
import type { Relay, RelayFailure } from '../Relay'
import type { Collected, OpenBook } from '../TaughtClasses'

export type CollectedByRelay =
  | {
      readonly kind: 'collected'
      /** What the book had not yet. */
      readonly news: readonly Collected[]
      /** For the next time. */
      readonly mark: string | undefined
    }
  | RelayFailure

export async function collectByRelay(
  book: Pick<OpenBook, 'collect' | 'getSnapshot'>,
  relay: Relay,
  { mark, signal }: { readonly mark: string | undefined; readonly signal: AbortSignal },
): Promise<CollectedByRelay> {
  const first = await relay.changes(mark, signal)
  const answer = first.kind === 'reset' ? await relay.changes(undefined, signal) : first
  if (answer.kind === 'failed') return answer
  if (answer.kind === 'reset') return { kind: 'failed', reason: 'unavailable' }
  const collected: Collected[] = []
  for (const { bytes } of answer.envelopes) collected.push(await book.collect(bytes, 'relay'))
  const failure = await putPlan(book, relay, signal)
  if (failure !== undefined) return failure
  const isAllIn = collected.every(({ kind }) => kind !== 'not-taken')
  return {
    kind: 'collected',
    news: collected.filter((one) => one.kind !== 'same' && !(one.kind === 'refused' && one.reason === 'older')),
    mark: isAllIn ? answer.mark : mark,
  }
}

async function putPlan(
  book: Pick<OpenBook, 'getSnapshot'>,
  relay: Relay,
  signal: AbortSignal,
): Promise<RelayFailure | undefined> {
  const { plan } = book.getSnapshot()
  const read = plan && decodeEnvelope(plan.envelope)
  if (read?.kind !== 'envelope') return undefined
  const put = await relay.put(read.envelope, signal)
  return put.kind === 'failed' && put.reason !== 'older' ? put : undefined
}
