/**
 * Role: the port to a service that keeps accounts: who an account belongs to, and whether this device may speak for it.
 * Guarantee: none of its own; an adapter is right when the contract suite of accounts passes over it.
 * Must not: name a vendor's type, or decide whether progress is visible or kept.
 *
 * Every call may take long or for ever, on a network that accepts and never answers: callers put a deadline to it.
 */
import type { LearnerId } from '../../core/progress/ids'

export interface CloudAccount {
  /** The service's id of the account, fit for a database name. */
  readonly id: LearnerId
  readonly email: string
  /** As the service knows it; empty when it knows none. */
  readonly displayName: string
}

export type CloudRefusal =
  /** Wrong address or wrong password: the two are never told apart. */
  | 'no-match'
  | 'email-taken'
  | 'email-invalid'
  | 'password-short'
  /** No answer from the service. */
  | 'offline'
  /** The service answers and can't do it now: too many tries, or not switched on. */
  | 'unavailable'
  /** The learner closed the window of the provider. */
  | 'cancelled'
  /** The browser kept the provider's window shut. The next press may open it: what was missing has been fetched. */
  | 'popup-blocked'

export type CloudOutcome =
  | { readonly kind: 'signed-in'; readonly account: CloudAccount }
  | { readonly kind: 'refused'; readonly reason: CloudRefusal }

/** How somebody shows that an account is theirs. */
export type IdentityProof = { readonly kind: 'password'; readonly password: string } | { readonly kind: 'google' }

export type ConfirmOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly reason: CloudRefusal }

/** `sent` also for an address without an account: it is never told. */
export type ResetOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly reason: CloudRefusal }

export interface CloudRegistration {
  readonly displayName: string
  readonly email: string
  readonly password: string
}

export interface CloudAuth {
  signIn(email: string, password: string): Promise<CloudOutcome>
  /** Makes the account, then sets its name; an account whose name could not be set is made all the same. */
  register(registration: CloudRegistration): Promise<CloudOutcome>
  /** Gives the account of this device's session a name, if the service knows none. Never rejects. */
  nameAccount(displayName: string): Promise<void>
  /** Opens the provider's window: call it in the event of a click. */
  signInWithGoogle(): Promise<CloudOutcome>
  sendPasswordReset(email: string): Promise<ResetOutcome>
  /** Whether an account is known to be deleted, by this device or another. False also where nobody answers. */
  isDeleted(id: LearnerId): Promise<boolean>
  /** In which ways the account of this device's session can be shown to be one's own; none where it is not this one. */
  waysToConfirm(id: LearnerId): Promise<readonly IdentityProof['kind'][]>
  /**
   * Signs in anew to an account that is learning here. With Google call it in the event of a click. `no-match`: a wrong
   * password, or another account.
   */
  confirm(account: { readonly id: LearnerId; readonly email: string }, proof: IdentityProof): Promise<ConfirmOutcome>
  /**
   * Deletes the sign-in of this device's session, for good, and ends the session; `done` too where it is gone already.
   * `confirm` where the session is another's, or its sign-in some minutes old.
   */
  deleteAccount(id: LearnerId): Promise<'done' | 'offline' | 'confirm' | 'unavailable'>
  /** Ends this device's session. Takes no network. */
  signOut(): Promise<void>
  /**
   * Tells whose session this device holds, at first and at every change, in every tab; undefined for nobody's. A session
   * may end without the learner's doing: that stops the mirror and nothing else.
   */
  onSession(listener: (id: LearnerId | undefined) => void): () => void
}
