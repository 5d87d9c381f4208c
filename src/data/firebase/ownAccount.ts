/** The actions that only the owner of an account may do: prove their identity, and delete the account. */
import {
  type Auth,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInWithEmailAndPassword,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { CloudOutcome, ConfirmOutcome, IdentityProof } from '../accounts/CloudAuth'
import type { LearnerId } from '../../core/progress/ids'
import type { GooglePopup } from './GooglePopup'
import { errorCode } from './firebaseTroubleOf'

export function ownUser(auth: Auth, id: LearnerId): User | undefined {
  return auth.currentUser?.uid === id ? auth.currentUser : undefined
}

export function proofsOf({ providerId }: { readonly providerId: string }): readonly IdentityProof['kind'][] {
  if (providerId === 'password') return ['password']
  return providerId === 'google.com' ? ['google'] : []
}

interface ConfirmParts {
  readonly auth: Auth
  readonly google: GooglePopup | undefined
  /** Resolves to the outcome of a sign-in. */
  readonly signedIn: (ask: () => Promise<UserCredential>) => Promise<CloudOutcome>
}

/**
 * If the session was lost in the meantime, a new session starts. A session that belongs to another account is ended.
 */
export async function confirm(
  { auth, google, signedIn }: ConfirmParts,
  { id, email }: { readonly id: LearnerId; readonly email: string },
  proof: IdentityProof,
): Promise<ConfirmOutcome> {
  const user = ownUser(auth, id)
  const outcome = await signedIn(() => {
    if (proof.kind === 'google') {
      if (google === undefined) throw new Error('This page opens no window.')
      return google(auth, user)
    }
    if (user === undefined) return signInWithEmailAndPassword(auth, email, proof.password)
    return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? email, proof.password))
  })
  if (outcome.kind === 'refused') return outcome
  if (outcome.account.id === id) return { kind: 'confirmed' }
  await signOut(auth)
  return { kind: 'refused', reason: 'no-match' }
}

export async function deleteAccount(
  auth: Auth,
  id: LearnerId,
): Promise<'done' | 'offline' | 'confirm' | 'unavailable'> {
  await auth.authStateReady()
  const user = ownUser(auth, id)
  if (user === undefined) return 'confirm'
  try {
    await deleteUser(user)
    // A proxy may have sent that answer. Only reading the account afterward proves that it is deleted.
    await reload(user)
    return 'confirm'
  } catch (error) {
    switch (errorCode(error)) {
      // This call deleted the account, or an earlier call did and its answer was lost. The sign-in was renewed minutes
      // ago.
      case 'auth/user-not-found':
      case 'auth/user-token-expired':
        return 'done'
      case 'auth/requires-recent-login':
        return 'confirm'
      case 'auth/network-request-failed':
      case 'auth/timeout':
        return 'offline'
      default:
        console.warn('Firebase Auth did not delete the account', error)
        return 'unavailable'
    }
  }
}
