/**
 * Role: the accounts port: who is learning here.
 * Guarantee: `current` reads this device only; no call needs a network on a device account.
 * Must not: decide whether progress is visible or kept.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { ResetOutcome } from './CloudAuth'
import type { LearnerLook } from './learnerLook'

export interface Learner extends LearnerLook {
  readonly id: LearnerId
  readonly displayName: string
  /** Empty for a learner without an account. */
  readonly email: string
  /** `device`: kept on this device; `cloud`: an account that is mirrored. */
  readonly kind: 'device' | 'cloud'
  /** Whether opening this learner asks for a password or a PIN. */
  readonly isProtected: boolean
  /** Whether opening them takes four digits. A password of theirs does too. */
  readonly hasPin?: true
  /** The browser had deleted the list of learners; their progress was found. Until they are opened. */
  readonly isFound?: true
  /** The browser deleted their progress; only `knownLearners` tells. */
  readonly isCleared?: true
  /** When a PIN that was said to be forgotten comes off: UTC, `toISOString`. */
  readonly pinOffAt?: string
}

export type AccountRefusal =
  | 'no-match'
  /** Too many wrong passwords of a device account: `waitMs` says how long. */
  | 'wait'
  | 'email-taken'
  | 'email-invalid'
  | 'name-missing'
  /** What are no four digits. */
  | 'pin-invalid'
  /** Another learner of this device has this name and this picture. */
  | 'twin'
  | 'password-short'
  | 'age-unconfirmed'
  | 'offline'
  /** This browser can't stretch a password: the address is neither https nor localhost. */
  | 'unavailable'
  /** The service of cloud accounts answers, and can't do it now. */
  | 'service-unavailable'
  | 'cancelled'
  | 'popup-blocked'
  | 'storage-full'
  | 'storage-refused'

export type AccountOutcome =
  | { readonly kind: 'signed-in'; readonly learner: Learner }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal; readonly waitMs?: number }

export type RenameOutcome =
  | { readonly kind: 'renamed'; readonly learner: Learner }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal }

export type LookOutcome =
  | { readonly kind: 'changed'; readonly learner: Learner }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal }

export type PinOutcome =
  | { readonly kind: 'changed'; readonly learner: Learner }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal; readonly waitMs?: number }

export type KeepOutcome =
  | { readonly kind: 'kept'; readonly learner: Learner }
  /** The learner deletes this account themselves, and the sign-in is still to go: nothing was changed. */
  | { readonly kind: 'deleting' }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal }

export interface Registration {
  readonly displayName: string
  readonly email: string
  readonly password: string
  readonly isThirteenOrOlder: boolean
}

/** What only a service of accounts can do. */
export interface CloudCalls {
  /** Starts to fetch the service's code, so that a press finds it here. Safe to call often. */
  prepare(): void
  /** Opens Google's window: call it in the event of a click. */
  signInWithGoogle(): Promise<AccountOutcome>
  /** `sent` also for an address without an account. */
  sendPasswordReset(email: string): Promise<ResetOutcome>
  /**
   * Ends the session of a learner who signed out here while the service's code could not be had. Fetches that code only
   * if there is one to end, so call it at every start, after the first paint. Never rejects.
   */
  endLeftSession(): Promise<void>
  /**
   * Makes the learner of an account that was deleted one of this device alone, whose ledger opens without a password, and
   * ends the session. Refuses an unknown learner (`no-match`), and leaves alone whose account is being deleted from here.
   */
  keepWithoutAccount(id: LearnerId): Promise<KeepOutcome>
}

export interface Accounts {
  /** Present where the browser keeps nothing for this site: nobody can learn here, only read. */
  readonly keepsNothing?: true
  /** Undefined where accounts are kept on this device only. */
  readonly cloud: CloudCalls | undefined
  /**
   * The learner who was learning here last, or undefined; undefined too where they have a PIN that nobody has put in on this
   * page. Reads the device; takes no network.
   */
  current(): Promise<Learner | undefined>
  /** Told of sign-in and sign-out, from this tab or another. Returns the way to stop. */
  onChange(listener: (learner: Learner | undefined) => void): () => void
  /** Everybody known on this device, the last one first. Also who is known by their database only, or by the roster. */
  knownLearners(): Promise<readonly Learner[]>
  signIn(email: string, password: string): Promise<AccountOutcome>
  register(registration: Registration): Promise<AccountOutcome>
  /**
   * A learner with a first name only, kept on this device. Without a `look` one that differs from everybody here is chosen;
   * with one that somebody of the same name wears the learner is refused (`twin`) and nobody is added.
   */
  learnOnThisDevice(firstName: string, look?: LearnerLook): Promise<AccountOutcome>
  /**
   * Opens a known learner; a protected one asks for the password or the PIN, and one of a cloud account for a network too. An account
   * that was deleted has no password any more, and keeps nobody from what is on this device.
   */
  open(id: LearnerId, password?: string): Promise<AccountOutcome>
  /**
   * How this device calls a known learner: in its list, in the account corner, and to every `onChange` listener. Refuses an
   * empty name (`name-missing`), an unknown learner (`no-match`), and the name of somebody here who wears the same picture
   * (`twin`). The name of the progress document is not its affair.
   */
  rename(id: LearnerId, name: string): Promise<RenameOutcome>
  /**
   * Picture and cloth of a known learner, on this device only: no account has them. Refuses an unknown learner (`no-match`)
   * and the picture of somebody here with the same name (`twin`).
   */
  changeLook(id: LearnerId, look: LearnerLook): Promise<LookOutcome>
  /**
   * Sets a PIN of four digits, or takes it off (undefined). Where there is one, `present` has to be it, or the learner's
   * password: `no-match`, and `wait` after too many tries. Refuses what are no four digits (`pin-invalid`).
   */
  changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome>
  /** Says that a PIN is forgotten: it comes off a day later (`pinOffAt`), unless it opens the learner before. */
  losePin(id: LearnerId): Promise<PinOutcome>
  /** Ends the session and keeps everything on the device. Takes no network. */
  signOut(): Promise<void>
  /** Removes a learner and everything stored for them from this device. */
  remove(id: LearnerId): Promise<void>
}
