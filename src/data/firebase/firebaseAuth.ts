import {
  type Auth,
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { CloudAuth, CloudOutcome, CloudRefusal } from '../accounts/CloudAuth'
import { firebaseTroubleOf } from './firebaseTroubleOf'
import type { GooglePopup } from './GooglePopup'
import { confirm, deleteAccount, ownUser, proofsOf } from './ownAccount'
import { withDeadline } from '../../platform/withDeadline'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'

/** The longest wait for setting the name of a new account, in ms. The account exists by then. */
const NAMING_MS = 4000

type SessionListener = (id: LearnerId | undefined) => void

export interface FirebaseAuthParts {
  /** Without it, signing in with Google is unavailable. */
  readonly google?: GooglePopup | undefined
  /** Ends a session that `keptSession` stores. */
  readonly signOut?: () => Promise<void>
  /** Resolves to whether the document of an account says that it was deleted. */
  readonly isDeleted?: (id: LearnerId) => Promise<boolean>
  /** The tag of the page's language. Firebase writes its mail in it, such as the one for a new password. */
  readonly language?: string | undefined
}

/** The accounts of a Firebase project. */
export function createFirebaseAuth(auth: Auth, parts: FirebaseAuthParts = {}): CloudAuth {
  const { google, signOut: leave, isDeleted, language } = parts
  auth.languageCode = language ?? null
  const listeners = new Set<SessionListener>()
  const signedIn = async (ask: () => Promise<UserCredential>): Promise<CloudOutcome> => {
    const before = auth.currentUser?.uid
    const outcome = await entered(ask)
    // Firebase only reports a change of user. It does not report a session that was renewed by signing in again.
    if (outcome.kind === 'signed-in' && outcome.account.id === before) {
      for (const listener of listeners) listener(outcome.account.id)
    }
    return outcome
  }
  return {
    signIn: (email, password) => signedIn(() => signInWithEmailAndPassword(auth, email, password)),
    register: ({ displayName, email, password }) =>
      signedIn(async () => {
        const credential = await createUserWithEmailAndPassword(auth, email, password)
        await setName(credential.user, displayName)
        return credential
      }),
    async nameAccount(displayName) {
      const user = auth.currentUser
      if (user !== null && !user.displayName) await setName(user, displayName)
    },
    async signInWithGoogle() {
      if (google === undefined) return { kind: 'refused', reason: 'unavailable' }
      const outcome = await signedIn(() => google(auth))
      // The learner didn't type a password.
      const isMismatch = outcome.kind === 'refused' && outcome.reason === 'no-match'
      return isMismatch ? { kind: 'refused', reason: 'unavailable' } : outcome
    },
    async sendPasswordReset(email) {
      try {
        await sendPasswordResetEmail(auth, email)
      } catch (error) {
        if (codeOf(error) !== 'auth/user-not-found') return { kind: 'refused', reason: authRefusal(error) }
      }
      return { kind: 'sent' }
    },
    async waysToConfirm(id) {
      await auth.authStateReady()
      return ownUser(auth, id)?.providerData.flatMap(proofsOf) ?? []
    },
    confirm: (account, proof) => confirm({ auth, google, signedIn }, account, proof),
    deleteAccount: (id) => deleteAccount(auth, id),
    isDeleted: isDeleted ?? (() => Promise.resolve(false)),
    signOut: leave ?? (() => signOut(auth)),
    onSession(listener) {
      const hear: SessionListener = (id) => listener(id)
      listeners.add(hear)
      const stop = onAuthStateChanged(auth, (user) => hear(parseLearnerId(user?.uid)))
      return () => {
        listeners.delete(hear)
        stop()
      }
    },
  }
}

async function entered(ask: () => Promise<UserCredential>): Promise<CloudOutcome> {
  try {
    const { user } = await ask()
    const id = parseLearnerId(user.uid)
    // Firebase never creates such an id, but an imported account may have one.
    if (id === undefined) throw new Error(`The id of the account can't name a database: ${user.uid}`)
    return { kind: 'signed-in', account: { id, email: user.email ?? '', displayName: user.displayName ?? '' } }
  } catch (error) {
    return { kind: 'refused', reason: authRefusal(error) }
  }
}

async function setName(user: User, displayName: string): Promise<void> {
  const naming = updateProfile(user, { displayName }).catch((error: unknown) => {
    console.warn('The account is made; its name could not be set', error)
  })
  await withDeadline(NAMING_MS, () => naming)
}

const refusals: Readonly<Record<string, CloudRefusal>> = {
  // A wrong address, a wrong password, and a disabled account all get the same answer, so that it does not reveal
  // accounts.
  'auth/invalid-credential': 'no-match',
  'auth/invalid-login-credentials': 'no-match',
  'auth/wrong-password': 'no-match',
  'auth/user-mismatch': 'no-match',
  'auth/missing-password': 'no-match',
  'auth/user-not-found': 'no-match',
  'auth/user-disabled': 'no-match',
  'auth/email-already-in-use': 'email-taken',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/invalid-email': 'email-invalid',
  'auth/missing-email': 'email-invalid',
  'auth/invalid-recipient-email': 'email-invalid',
  'auth/weak-password': 'password-short',
  'auth/password-does-not-meet-requirements': 'password-short',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'popup-blocked',
}

/** There was no answer, or one that is not the service's. */
const UNANSWERED: readonly string[] = ['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']

/**
 * Maps a Firebase Auth error to its meaning for the learner. An unknown error is logged and treated as a failure of the
 * service.
 */
export function authRefusal(error: unknown): CloudRefusal {
  const code = codeOf(error) ?? ''
  const refusal = UNANSWERED.includes(code) ? firebaseTroubleOf(error) : refusals[code]
  if (refusal !== undefined) return refusal
  console.warn('Firebase Auth refused', error)
  return 'unavailable'
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
