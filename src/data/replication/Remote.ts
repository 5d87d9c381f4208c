/**
 * Role: the port to a second copy of one learner's progress document.
 * Guarantee: none of its own. An adapter is correct if it passes this port's contract suite.
 * Must not: name a vendor's type, or throw for an expected outcome.
 *
 * A remote belongs to one account and has one document. It is a copy. It may be empty, older, newer, shared with
 * clients that don't know this app, or not answer for any length of time.
 */
import type { ProgressDocument } from '../../core/progress/document'

export interface Remote {
  /** Reads the document for the first merge, once in a replica's life. */
  pull(signal: AbortSignal): Promise<Pulled | Failure>

  /**
   * Reads the remote's document, joins `local` into it, and writes back what has changed, under the precondition that
   * no other client wrote in between. If one did, it starts again.
   *
   * - `local` is parsed, of a format that this app knows, merged once, and of the account's owner.
   * - `joined` is what the remote holds afterwards: at least `local`. If that is nothing new for the remote, nothing is
   * written.
   * - A commit may succeed although its answer is lost. Then the result is `offline`, and the next exchange finds no
   * change.
   * - The remote's document is parsed. One of a higher format is `outdated`, and one that can't be read is `refused`.
   * Neither is written.
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
  /** The document in `sync`. Undefined when there is no document, or one without `sync`: both count as epoch 0. */
  readonly remote: ProgressDocument | undefined
  /** All data of the account: `remote` with the additions of other clients. Undefined when there is no document. */
  readonly document: ProgressDocument | undefined
}

export interface ExchangeOptions {
  /**
   * Aborted when the exchange is canceled. A remote should stop then, and its answer is ignored. A remote that does not
   * stop is safe too, because a late `setAside` rejects.
   */
  readonly signal: AbortSignal
  /**
   * Saves a document on this device. It completes before the commit, for the remote's document when `local` replaces it
   * with a higher epoch. The same is true for additions of another client in a later epoch. If it rejects, nothing is
   * committed; the rejection may be passed on. Saving the same document twice keeps it once, so a repeated try may call
   * it again.
   */
  setAside(document: ProgressDocument): Promise<void>
}

export type ExchangeResult =
  | { readonly kind: 'exchanged'; readonly joined: ProgressDocument; readonly wrote: boolean }
  | Failure

export type Failure =
  /**
   * No valid answer: no network, one that never answers or forges answers, an overloaded service, or too many writers
   * at once. We don't know whether a write arrived. Every failure without its own kind is this one.
   */
  | { readonly kind: 'offline' }
  /** The account was deleted, here or on another device. It is no longer read or written. */
  | { readonly kind: 'deleted' }
  /** The account has to sign in again, and is not known to be deleted. */
  | { readonly kind: 'signed-out' }
  /** The service itself rejected the request, or its document can't be parsed. `reason` is for the log and support. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The document there has a format that this app does not know; `minimum` is that format. */
  | { readonly kind: 'outdated'; readonly minimum: number }
