import type { LearnerId } from '../progress/ids'
import type { Failure } from '../replication/Remote'
import { errorCode, failureOf } from './failureOf'
import { type Session, type SessionUser, userOf } from './Session'

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
