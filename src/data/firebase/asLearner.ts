import type { LearnerId } from '../../core/progress/ids'
import type { Failure } from '../replication/Remote'
import { errorCode, failureOf } from './failureOf'

/** The part of the account service that a mirror needs: whose session this device holds, with fresh tokens for it. */
export interface Session {
  /** Resolves when the kept session was read. May take long where the network is silent. */
  authStateReady(): Promise<void>
  readonly currentUser: SessionUser | null
}

export interface SessionUser {
  readonly uid: string
  readonly email: string | null
  readonly displayName: string | null
  /** Of the picture that a provider keeps. */
  readonly photoURL: string | null
  /** The service's own time, without milliseconds. */
  readonly metadata: { readonly lastSignInTime?: string }
  /** Makes the next requests carry a new token. Rejects when the session has ended. */
  getIdToken(isForced: boolean): Promise<string>
}

/** Undefined when this device may not speak for the learner. */
export async function userOf(session: Session, learnerId: LearnerId): Promise<SessionUser | undefined> {
  await session.authStateReady()
  const user = session.currentUser
  return user?.uid === learnerId ? user : undefined
}

/** What the service's code has thrown. A value, so that a bug of ours never passes for a network that is away. */
export class ServiceError {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/**
 * Asks the service in a learner's name, a second time when it did not accept the token: that of a device that slept, or
 * whose clock was put back, may be older than the device believes.
 */
export async function asLearner<T>(
  session: Session,
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

  /** Whoever has left meanwhile was refused for that. */
  async function failureFor(error: unknown): Promise<Failure> {
    const isStillIn = (await userOf(session, learnerId)) !== undefined
    return isStillIn ? failureOf(error) : { kind: 'signed-out' }
  }
}
