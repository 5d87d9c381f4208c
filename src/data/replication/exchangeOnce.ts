/**
 * Role: one exchange of one learner's document with its remote.
 * Guarantee: no failure at any point loses saved data, and the next exchange finishes the work.
 * Must not: keep the lock without a deadline, or call the network inside a transaction.
 *
 * The lock only avoids doing the work twice. Two exchanges at once are harmless, because documents are merged and the
 * remote checks its precondition.
 */
import { browserLocks, type Locks, withLock } from '../../platform/locks'
import { isOutdated, type ProgressDocument } from '../../core/progress/document'
import type { Applied, Replica, ReplicationStore } from '../store/replicationStore'
import type { SaveFailure, WriteOutcome } from '../store/storeHealth'
import { Deadline } from './Deadline'
import type { ExchangeResult, Failure, Remote } from './Remote'

/** The deadline for all calls to the remote in one exchange, in ms. */
const REMOTE_DEADLINE_MS = 20_000
/** The deadline for each transaction, in ms, because some browsers hang on a database and never report an error. */
const STORE_DEADLINE_MS = 10_000

export type ExchangeOutcome =
  /** `isWaiting`: there is a newer change to send. Otherwise the remote has the document of `revision`. */
  | { readonly kind: 'exchanged'; readonly wrote: boolean; readonly isWaiting: boolean; readonly revision: number }
  | Failure
  /** Another tab or the worker runs an exchange. */
  | { readonly kind: 'busy' }
  /** `signal` was aborted: the learner has left. */
  | { readonly kind: 'stopped' }
  | StorageFailed

interface StorageFailed {
  readonly kind: 'storage-failed'
  readonly reason: SaveFailure
}

export interface ExchangeParts {
  readonly store: ReplicationStore
  readonly remote: Remote
  readonly signal: AbortSignal
  readonly locks?: Locks | undefined
  /**
   * The parsed JSON that the earlier site left in local storage. Absent if there is no local storage, as in a worker.
   */
  readonly earlierProgress?: (() => unknown) | undefined
}

/** Rejects only because of a bug in the remote or the store. */
export async function exchangeOnce(parts: ExchangeParts): Promise<ExchangeOutcome> {
  const { store, signal, locks = browserLocks() } = parts
  if (signal.aborted) return { kind: 'stopped' }
  const locked = await withLock(`replication-${store.learnerId}`, () => exchange(parts), locks)
  return locked.kind === 'busy' ? locked : locked.value
}

async function exchange(parts: ExchangeParts): Promise<ExchangeOutcome> {
  const { store, signal } = parts
  const deadline = new Deadline(REMOTE_DEADLINE_MS, signal)
  try {
    await inTime(store.noteStart())
    const outcome = await attempt(parts, deadline)
    // An answer that was applied is returned, even if the learner left at that moment.
    if (outcome.kind === 'exchanged') return outcome
    if (signal.aborted) return { kind: 'stopped' }
    // Only the status uses it, so a failure to save it doesn't fail the exchange.
    if (outcome.kind !== 'storage-failed') await inTime(store.noteOutcome(outcome))
    return outcome
  } finally {
    deadline.end()
  }
}

type Attempted = Extract<ExchangeOutcome, { kind: 'exchanged' }> | Failure | StorageFailed

async function attempt(parts: ExchangeParts, deadline: Deadline): Promise<Attempted> {
  const { store } = parts
  const read = await inTime(store.readForExchange())
  if (read.kind === 'failed') return storageFailed(read.reason)
  const { document } = read.value
  if (isOutdated(document)) return { kind: 'outdated', minimum: document.format }

  const replica = await merged(parts, deadline, read.value)
  if (replica.kind !== 'merged') return replica
  const answer = await ask(parts, deadline, replica.document)
  if (answer.kind !== 'exchanged') return answer

  const { joined, wrote } = answer
  const applied = await inTime(store.applyAnswer({ sentRevision: replica.revision, joined }))
  if (applied.kind === 'failed') return storageFailed(applied.reason)
  const kept = await withEarlier(parts, replica, applied.value)
  return 'kind' in kept ? kept : { kind: 'exchanged', wrote, ...kept }
}

/**
 * The earlier site leaves unsent data in local storage. We can only compare it with the account's data, so we read it
 * after the first answer.
 */
async function withEarlier(
  { store, earlierProgress }: ExchangeParts,
  { isEarlierTaken }: Replica,
  applied: Applied,
): Promise<Applied | StorageFailed> {
  if (isEarlierTaken || earlierProgress === undefined) return applied
  const taken = await inTime(store.takeEarlier(earlierProgress()))
  return taken.kind === 'failed' ? storageFailed(taken.reason) : taken.value
}

type Merged = ({ readonly kind: 'merged' } & Replica) | Failure | StorageFailed

/**
 * A replica that has never read a remote takes the remote's epoch and data before it writes to it. On a slow network,
 * the learner sees that data before the first exchange ends.
 */
async function merged(parts: ExchangeParts, deadline: Deadline, replica: Replica): Promise<Merged> {
  const { store, remote } = parts
  if (replica.isMerged) return { kind: 'merged', ...replica }
  const pulled = await deadline.race(() => remote.pull(deadline.signal))
  if (pulled.kind === 'late') return { kind: 'offline' }
  if (pulled.value.kind !== 'pulled') return pulled.value
  const { remote: there, document } = pulled.value
  const written = await inTime(
    store.mergeFirst({
      remoteEpoch: there?.epoch ?? 0,
      hasSync: there !== undefined,
      there,
      document,
    }),
  )
  return written.kind === 'failed' ? storageFailed(written.reason) : { kind: 'merged', ...written.value }
}

async function ask(
  { store, remote }: ExchangeParts,
  deadline: Deadline,
  local: ProgressDocument,
): Promise<ExchangeResult | StorageFailed> {
  const failures: SaveFailure[] = []
  const setAside = async (document: ProgressDocument): Promise<void> => {
    const kept = deadline.signal.aborted ? undefined : await inTime(store.setAside(document))
    if (kept?.kind === 'failed') failures.push(kept.reason)
    // The result of this commit would not be used, so the commit isn't worth the risk.
    if (kept?.kind !== 'written' || deadline.signal.aborted) throw new Error('The document was not saved.')
  }
  try {
    const answer = await deadline.race(() => remote.exchange(local, { signal: deadline.signal, setAside }))
    // Remotes report unknown errors as *offline*, so a full disk may look like a missing network.
    const [failure] = failures
    if (failure !== undefined) return storageFailed(failure)
    return answer.kind === 'late' ? { kind: 'offline' } : answer.value
  } catch (error) {
    const [failure] = failures
    if (failure === undefined) throw error
    return storageFailed(failure)
  }
}

async function inTime<T>(work: Promise<WriteOutcome<T>>): Promise<WriteOutcome<T>> {
  const patience = new Deadline(STORE_DEADLINE_MS)
  try {
    const done = await patience.race(() => work)
    return done.kind === 'late' ? { kind: 'failed', reason: 'connection' } : done.value
  } finally {
    patience.end()
  }
}

function storageFailed(reason: SaveFailure): StorageFailed {
  return { kind: 'storage-failed', reason }
}
