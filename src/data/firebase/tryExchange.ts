/**
 * Tries an exchange once, in one transaction, whose commit fails if another client wrote after its read. A transaction
 * without a write ends by throwing, because its commit would be billed as a write.
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite'
import type { ProgressDocument } from '../../core/progress/document'
import type { LearnerId } from '../../core/progress/ids'
import type { ExchangeOptions, ExchangeResult } from '../replication/Remote'
import { type Commit, decideCommit, type Writer } from './decideCommit'
import type { UserFields } from './planWrite'
import { readUserDocument, type UserDocument } from './readUserDocument'
import { reportOfflineRead } from './firebaseFailureOf'

export interface ExchangeTry {
  readonly firestore: Firestore
  readonly reference: DocumentReference
  readonly learnerId: LearnerId
  readonly writer: Writer
  readonly local: ProgressDocument
  readonly options: ExchangeOptions
}

export type Tried =
  | ExchangeResult
  /**
   * `error` was thrown by the service's code. `read` is the content from before the try, without fields if there was no
   * document.
   */
  | { readonly kind: 'failed'; readonly error: unknown; readonly read: UserFields | undefined }

/** Rejects if `setAside` rejects, or because of a bug in our code. */
export async function tryExchange(one: ExchangeTry): Promise<Tried> {
  let ours: { readonly error: unknown } | undefined
  let read: UserFields | undefined
  const work = async (transaction: Transaction): Promise<ExchangeResult> => {
    const there = readUserDocument(await snapshotOf(transaction, one.reference), one.learnerId)
    if (there.kind === 'read') read = there.fields
    if (there.kind === 'missing') read = {}
    try {
      return await prepared(transaction, there, one)
    } catch (error) {
      ours = { error }
      throw error
    }
  }
  try {
    return await runTransaction(one.firestore, work, { maxAttempts: 1 })
  } catch (error) {
    if (error instanceof NothingToCommit) return error.result
    if (ours !== undefined) throw ours.error
    return { kind: 'failed', error, read }
  }
}

async function snapshotOf(transaction: Transaction, reference: DocumentReference): Promise<DocumentSnapshot> {
  try {
    return await transaction.get(reference)
  } catch (error) {
    reportOfflineRead(error)
    throw error
  }
}

/** Prepares the write and returns the result that the exchange has if the transaction is committed. */
async function prepared(transaction: Transaction, there: UserDocument, one: ExchangeTry): Promise<ExchangeResult> {
  if (there.kind !== 'read' && there.kind !== 'missing') throw new NothingToCommit(there)
  const { joined, superseded, write } = decideCommit(there.kind === 'read' ? there : undefined, one.local, one.writer)
  if (write === undefined) throw new NothingToCommit({ kind: 'exchanged', joined, wrote: false })
  for (const document of superseded) await one.options.setAside(document)
  if (one.options.signal.aborted) throw new NothingToCommit({ kind: 'offline' })
  put(transaction, one.reference, write)
  return { kind: 'exchanged', joined, wrote: true }
}

function put(transaction: Transaction, reference: DocumentReference, write: NonNullable<Commit['write']>): void {
  const now = serverTimestamp()
  if (write.kind === 'create') {
    transaction.set(reference, { ...write.fields, lastLogin: now, updatedAt: now })
    return
  }
  const leaves = write.leaves.flatMap(({ path, value }) => [new FieldPath(...path), value])
  const signIn = write.isSignIn ? [new FieldPath('lastLogin'), now] : []
  transaction.update(reference, new FieldPath('updatedAt'), now, ...leaves, ...signIn)
}

class NothingToCommit extends Error {
  readonly result: ExchangeResult

  constructor(result: ExchangeResult) {
    super('There is nothing to commit.')
    this.result = result
  }
}
