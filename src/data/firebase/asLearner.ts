import type { LearnerId } from '../../core/progress/ids'
import type { Failure } from '../replication/Remote'
import { firebaseFailureOf } from './firebaseFailureOf'
import { errorCode } from './firebaseTroubleOf'

/** The part of the account service that a backup needs: this device's session, with fresh tokens. */
export interface FirebaseSession {
  /** Resolves when the stored session has been read. May take a long time if the network does not answer. */
  authStateReady(): Promise<void>
  readonly currentUser: SessionUser | null
}

export interface SessionUser {
  readonly uid: string
  readonly email: string | null
  readonly displayName: string | null
  /** The URL of the provider's picture of the user. */
  readonly photoURL: string | null
  /** The service's own time, without milliseconds. */
  readonly metadata: { readonly lastSignInTime?: string }
  /** Makes the next requests use a new token. Rejects when the session has ended. */
  getIdToken(isForced: boolean): Promise<string>
}

/** Resolves to the session's user; undefined if this device may not act for the learner. */
export async function userOf(session: FirebaseSession, learnerId: LearnerId): Promise<SessionUser | undefined> {
  await session.authStateReady()
  const user = session.currentUser
  return user?.uid === learnerId ? user : undefined
}

/**
 * Holds an error that the service's code threw. It is returned and not thrown, so that we never mistake our own bug for
 * a network failure.
 */
export class ServiceError {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/**
 * Calls the service as this learner, and calls it again if the service did not accept the token. If the device slept or
 * its clock changed, a token may be older than the device thinks.
 */
export async function asLearner<T>(
  session: FirebaseSession,
  learnerId: LearnerId,
  ask: (user: SessionUser) => Promise<T | ServiceError>,
): Promise<T | Failure> {
  const user = await userOf(session, learnerId)
  if (user === undefined) return { kind: 'signed-out' }
  const first = await ask(user)
  if (!(first instanceof ServiceError)) return first
  if (errorCode(first.error) !== 'unauthenticated') return await failureFor(first.error)
  try {
    await user.getIdToken(true)
  } catch (error) {
    return await failureFor(error)
  }
  const second = await ask(user)
  return second instanceof ServiceError ? await failureFor(second.error) : second

  /** If the learner left in the meantime, the failure is `signed-out`. */
  async function failureFor(error: unknown): Promise<Failure> {
    const isStillIn = (await userOf(session, learnerId)) !== undefined
    return isStillIn ? firebaseFailureOf(error) : { kind: 'signed-out' }
  }
}
