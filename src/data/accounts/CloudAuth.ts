/**
 * Role: the port to an account service. It reports who owns an account, and whether this device may act for that
 * account.
 * Guarantee: an adapter is correct if it passes the accounts contract suite.
 * Must not: name a vendor's type, or decide whether progress is shown or deleted.
 *
 * On a network that never answers, a call may never end, so callers set a deadline.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { LoadTrouble } from '../../core/progress/loadTrouble'

export interface CloudAccount {
  /** The service's id of the account, safe to use in a database name. */
  readonly id: LearnerId
  readonly email: string
  /** The name stored by the service; empty if there is none. */
  readonly displayName: string
}

export type CloudRefusal =
  /** The address or the password is wrong. The service never says which one. */
  | 'no-match'
  | 'email-taken'
  | 'email-invalid'
  | 'password-short'
  /** No valid answer from the service. */
  | LoadTrouble
  /** The service answered but can't do this now, because of too many tries or because the feature is off. */
  | 'unavailable'
  /** The learner closed the provider's window. */
  | 'cancelled'
  /** The browser blocked the provider's window. The next click can open it, because the code is loaded by then. */
  | 'popup-blocked'

export type CloudOutcome =
  | { readonly kind: 'signed-in'; readonly account: CloudAccount }
  | { readonly kind: 'refused'; readonly reason: CloudRefusal }

/** A way to prove that an account belongs to the learner. */
export type IdentityProof = { readonly kind: 'password'; readonly password: string } | { readonly kind: 'google' }

export type ConfirmOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly reason: CloudRefusal }

/** `sent` is also the answer for an address without an account, so that it doesn't reveal which addresses have one. */
export type ResetOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly reason: CloudRefusal }

export interface CloudRegistration {
  readonly displayName: string
  readonly email: string
  readonly password: string
}

export interface CloudAuth {
  signIn(email: string, password: string): Promise<CloudOutcome>
  /** Creates the account, then sets its name. The account exists even if the name could not be set. */
  register(registration: CloudRegistration): Promise<CloudOutcome>
  /** Sets the name of the account in this device's session if the service has none. Never rejects. */
  nameAccount(displayName: string): Promise<void>
  /** Opens the provider's window, so call it in a click event. */
  signInWithGoogle(): Promise<CloudOutcome>
  sendPasswordReset(email: string): Promise<ResetOutcome>
  /** Resolves to whether the account was deleted, on any device. Resolves to false if the service doesn't answer. */
  isDeleted(id: LearnerId): Promise<boolean>
  /** Returns the ways to prove ownership of this session's account. Empty if the session belongs to another account. */
  waysToConfirm(id: LearnerId): Promise<readonly IdentityProof['kind'][]>
  /**
   * Signs in again to an account that is in use on this device. With Google, call it in a click event. `no-match`: a
   * wrong password, or another account.
   */
  confirm(account: { readonly id: LearnerId; readonly email: string }, proof: IdentityProof): Promise<ConfirmOutcome>
  /**
   * Deletes the sign-in of this device's session permanently and ends the session. Also returns `done` if it is already
   * deleted. Returns `confirm` if the session belongs to another account, or the sign-in is several minutes old.
   */
  deleteAccount(id: LearnerId): Promise<'done' | 'offline' | 'confirm' | 'unavailable'>
  /** Ends this device's session. Works offline. */
  signOut(): Promise<void>
  /**
   * Calls the listener with the owner of this device's session, at first and at every change, in every tab. Undefined
   * means that there is no session. A session may end on its own, which stops only the backup.
   */
  onSession(listener: (id: LearnerId | undefined) => void): () => void
}
