/**
 * Role: the port to a second copy of one learner's progress document.
 * Guarantee: an adapter is correct if it passes this port's contract suite.
 * Must not: name a vendor's type, or throw for an expected outcome.
 *
 * A remote belongs to one account and has one document. It is a copy. It may be empty, older, newer, or shared with
 * clients that don't know this app. It may also not answer at all.
 */
import type { ProgressDocument } from '../../core/progress/document'
import type { LoadTrouble } from '../../core/progress/loadTrouble'

export interface Remote {
  /** Reads the document for the first merge, only once for each replica. */
  pull(signal: AbortSignal): Promise<Pulled | Failure>

  /**
   * Reads the remote's document, joins `local` into it, and writes back what has changed, under the precondition that
   * no other client wrote in between. If one did, it starts again.
   *
   * - `local` is parsed, has a format that this app knows, has been merged once, and belongs to the account's owner.
   * - `joined` is the remote's document afterward, which includes `local`. If the remote already has everything,
   * nothing is written.
   * - A commit may succeed even if its answer is lost. In that case, the result is `offline`, and the next exchange
   * finds no change.
   * - The remote's document is parsed. A document in a newer format gives `outdated`, and an unreadable document gives
   * `refused`. Neither is overwritten.
   */
  exchange(local: ProgressDocument, options: ExchangeOptions): Promise<ExchangeResult>

  /**
   * Replaces the document with the mark of a deleted account. The mark has no data of the learner, every client reads
   * it as `deleted`, and no one ever writes the document again. Repeating it is harmless. `refused` if the learner has
   * not proved their identity in the last few minutes.
   */
  erase(signal: AbortSignal): Promise<{ readonly kind: 'erased' } | Failure>
}

export interface Pulled {
  readonly kind: 'pulled'
  /**
   * The document in `sync`. Undefined if there is no document, or if it has no `sync`. Both cases are treated as epoch
   * 0.
   */
  readonly remote: ProgressDocument | undefined
  /** All data of the account: `remote` with the additions of other clients. Undefined when there is no document. */
  readonly document: ProgressDocument | undefined
}

export interface ExchangeOptions {
  /**
   * Aborted when the exchange is canceled. The remote should then stop, and its answer is ignored. A remote that does
   * not stop is safe too, because a late `setAside` rejects.
   */
  readonly signal: AbortSignal
  /**
   * Saves a document on this device. It completes before the commit. It is called for the remote's document if `local`
   * replaces it with a higher epoch. It is also called for another client's additions in a later epoch. If it rejects,
   * nothing is committed; the rejection may be passed on. Saving the same document twice keeps it once, so a repeated
   * try may call it again.
   */
  setAside(document: ProgressDocument): Promise<void>
}

export type ExchangeResult =
  | { readonly kind: 'exchanged'; readonly joined: ProgressDocument; readonly wrote: boolean }
  | Failure

export type Failure =
  /**
   * No valid answer: no network, one that never answers or forges answers, an overloaded service, or too many writers
   * at once. We don't know whether a write arrived. Every failure without its own kind is reported as `offline`.
   * Without `trouble`, nothing has answered.
   */
  | { readonly kind: 'offline'; readonly trouble?: LoadTrouble }
  /** The account was deleted, on this device or another one. It is no longer read or written. */
  | { readonly kind: 'deleted' }
  /** The learner has to sign in again. We don't know whether the account was deleted. */
  | { readonly kind: 'signed-out' }
  /** The service itself rejected the request, or its document can't be parsed. `reason` is for the log and support. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The remote's document has a format that this app does not know; `minimum` is that format. */
  | { readonly kind: 'outdated'; readonly minimum: number }
