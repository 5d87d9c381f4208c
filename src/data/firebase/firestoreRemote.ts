import { doc, type DocumentReference, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { backoffMs } from '../../platform/backoffMs'
import { withDeadline } from '../../platform/withDeadline'
import { canonicalText } from '../../core/progress/json'
import type { ProgressDocument } from '../../core/progress/document'
import type { LearnerId, LocalDate } from '../../core/progress/ids'
import type { ExchangeOptions, ExchangeResult, Failure, Pulled, Remote } from '../replication/Remote'
import { asLearner, ServiceError, type FirebaseSession, type SessionUser } from './asLearner'
import { reportOfflineRead } from './firebaseFailureOf'
import { errorCode } from './firebaseTroubleOf'
import type { UserFields } from './planWrite'
import { readUserDocument } from './readUserDocument'
import { tryExchange } from './tryExchange'

export interface FirestoreRemoteParts {
  readonly firestore: Firestore
  readonly auth: FirebaseSession
  /** The account's id. Its user document is `users/{learnerId}`. */
  readonly learnerId: LearnerId
  /** The date on this device's calendar; undefined if the clock shows a date before 2020. */
  readonly today: () => LocalDate | undefined
}

/** The user document of an account in Cloud Firestore, used as a mirror of its learner's progress. */
export function createFirestoreRemote(parts: FirestoreRemoteParts): Remote & { isDeleted(): Promise<boolean> } {
  return new FirestoreRemote(parts)
}

/**
 * The pause after each try while other clients write at the same time, in ms. If every try fails, the next exchange
 * tries again.
 */
const PAUSES_MS = [100, 200, 400, 800, 1600] as const
/**
 * The longest wait for the session, in ms. A device can tell without a network that no one is signed in, so this must
 * not wait for the network.
 */
const LOOK_MS = 4000

class FirestoreRemote implements Remote {
  readonly #parts: FirestoreRemoteParts
  readonly #reference: DocumentReference

  constructor(parts: FirestoreRemoteParts) {
    this.#parts = parts
    this.#reference = doc(parts.firestore, 'users', parts.learnerId)
  }

  async pull(): Promise<Pulled | Failure> {
    const { auth, learnerId } = this.#parts
    return await this.#unlessDeleted(await asLearner(auth, learnerId, () => this.#pull()))
  }

  async exchange(local: ProgressDocument, options: ExchangeOptions): Promise<ExchangeResult> {
    const { auth, learnerId } = this.#parts
    return await this.#unlessDeleted(await asLearner(auth, learnerId, (user) => this.#exchange(user, local, options)))
  }

  async erase(): Promise<{ readonly kind: 'erased' } | Failure> {
    const { auth, learnerId } = this.#parts
    const answer = await this.#unlessDeleted(await asLearner(auth, learnerId, () => this.#erase()))
    if (answer.kind === 'deleted') return { kind: 'erased' }
    // A proxy may have sent that answer, and the next step deletes the account itself.
    return answer.kind === 'erased' && !(await this.isDeleted()) ? { kind: 'offline' } : answer
  }

  async #erase(): Promise<{ readonly kind: 'erased' } | ServiceError> {
    const now = serverTimestamp()
    return await setDoc(this.#reference, { deletedAt: now, updatedAt: now }).then(
      () => ({ kind: 'erased' }) as const,
      (error: unknown) => new ServiceError(error),
    )
  }

  /**
   * A deleted account has no session on its other devices, and its document can't be written. Both cases look like
   * other failures. But anyone may read that the account was deleted.
   */
  async #unlessDeleted<T extends { readonly kind: string }>(answer: T | Failure): Promise<T | Failure> {
    const isDoubtful = answer.kind === 'refused' || (answer.kind === 'signed-out' && !this.#isSomebodyIn())
    if (!isDoubtful) return answer
    return (await withDeadline(LOOK_MS, () => this.isDeleted())) === true ? { kind: 'deleted' } : answer
  }

  /** Resolves to whether the account was deleted. Also false when the service does not answer. */
  async isDeleted(): Promise<boolean> {
    const snapshot = await getDoc(this.#reference).catch(() => undefined)
    return snapshot !== undefined && readUserDocument(snapshot, this.#parts.learnerId).kind === 'deleted'
  }

  #isSomebodyIn(): boolean {
    return this.#parts.auth.currentUser !== null
  }

  async #pull(): Promise<Pulled | Failure | ServiceError> {
    const snapshot = await getDoc(this.#reference).catch((error: unknown) => new ServiceError(error))
    if (snapshot instanceof ServiceError) {
      reportOfflineRead(snapshot.error)
      return snapshot
    }
    const there = readUserDocument(snapshot, this.#parts.learnerId)
    switch (there.kind) {
      case 'missing':
        return { kind: 'pulled', remote: undefined, document: undefined }
      case 'read':
        return { kind: 'pulled', remote: there.stored, document: there.document }
      case 'offline':
      case 'signed-out':
      case 'deleted':
      case 'refused':
      case 'outdated':
        return there
    }
  }

  async #exchange(
    user: SessionUser,
    local: ProgressDocument,
    options: ExchangeOptions,
  ): Promise<ExchangeResult | ServiceError> {
    const { firestore, learnerId, today } = this.#parts
    let before: UserFields | undefined
    for (let tries = 0; tries < PAUSES_MS.length && !options.signal.aborted; tries += 1) {
      const writer = { user, today: today() }
      const tried = await tryExchange({ firestore, reference: this.#reference, learnerId, writer, local, options })
      if (tried.kind !== 'failed') return tried
      const { error, read } = tried
      if (!isConflict(error)) return new ServiceError(error)
      if (errorCode(error) === 'failed-precondition' && isSame(before, read)) {
        return { kind: 'refused', reason: String(error) }
      }
      before = read
      // The wait is random, so that two devices don't collide again.
      const pauseMs = backoffMs(PAUSES_MS, tries, Math.random())
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return { kind: 'offline' }
  }
}

/** Another client wrote between the read and the commit. Some invalid requests have the same code. */
function isConflict(error: unknown): boolean {
  return ['aborted', 'already-exists', 'failed-precondition'].includes(errorCode(error))
}

/** No other client wrote, so the commit failed twice for another reason, and trying again won't help. */
function isSame(before: UserFields | undefined, read: UserFields | undefined): boolean {
  return before !== undefined && read !== undefined && canonicalText(before) === canonicalText(read)
}
