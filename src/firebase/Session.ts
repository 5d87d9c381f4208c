import type { LearnerId } from '../progress/ids'

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
