/**
 * Role: the accounts port, which returns the current learner.
 * Guarantee: `current` reads this device only. No call on a device account needs a network.
 * Must not: decide whether progress is visible or kept.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { LoadTrouble } from '../../core/progress/loadTrouble'
import type { ResetOutcome } from './CloudAuth'
import type { LearnerLook } from './learnerLook'

export interface Learner extends LearnerLook {
  readonly id: LearnerId
  readonly displayName: string
  /** Empty for a learner without an account. */
  readonly email: string
  /** `device`: saved on this device only. `cloud`: an account with a backup. */
  readonly kind: 'device' | 'cloud'
  /** Whether opening this learner asks for a password or a PIN. */
  readonly isProtected: boolean
  /** Whether opening them requires four digits. Their password works too. */
  readonly hasPin?: true
  /** The browser deleted the list of learners, but their progress was found. Set until they are opened. */
  readonly isFound?: true
  /** The browser deleted their progress. Only `knownLearners` sets this. */
  readonly isCleared?: true
  /**
   * The account on this device that has this learner's progress and picture, so that this learner is put aside. Only
   * `knownLearners` sets this.
   */
  readonly movedTo?: LearnerId
  /** When a PIN that was reported as forgotten expires: UTC, `toISOString`. */
  readonly pinOffAt?: string
}

export type AccountRefusal =
  | 'no-match'
  /** Too many wrong passwords for a device account. `waitMs` is the wait. */
  | 'wait'
  | 'email-taken'
  | 'email-invalid'
  | 'name-missing'
  /** The text is not four digits. */
  | 'pin-invalid'
  /** Another learner on this device has this name and this picture. */
  | 'duplicate'
  | 'password-short'
  | 'age-unconfirmed'
  /** No valid answer from the account service. */
  | LoadTrouble
  /** This browser can't stretch a password, because the address is neither https nor localhost. */
  | 'unavailable'
  /** The account service answered, but can't do this now. */
  | 'service-unavailable'
  | 'cancelled'
  | 'popup-blocked'
  | 'storage-full'
  | 'storage-refused'

export type AccountOutcome =
  | { readonly kind: 'signed-in'; readonly learner: Learner }
  | {
      readonly kind: 'refused'
      readonly reason: AccountRefusal
      /** The errors in the other fields of the form. */
      readonly also?: readonly AccountRefusal[]
      readonly waitMs?: number
    }

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
  /** The learner is deleting this account, and its sign-in still exists. Nothing was changed. */
  | { readonly kind: 'deleting' }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal }

export interface Registration {
  readonly displayName: string
  readonly email: string
  readonly password: string
  readonly isThirteenOrOlder: boolean
}

/** The calls that only an account service supports. */
export interface CloudCalls {
  /**
   * Starts to fetch the code for the account service, so that it is ready when the learner clicks. Safe to call often.
   */
  prepare(): void
  /** Opens Google's window, so call it in a click event. */
  signInWithGoogle(): Promise<AccountOutcome>
  /** Also returns `sent` for an address without an account. */
  sendPasswordReset(email: string): Promise<ResetOutcome>
  /**
   * Ends the session of a learner who signed out on this device while the service's code could not be loaded. Fetches
   * that code only if there is a session to end. Call it at every start, after the first paint. Never rejects.
   */
  endLeftSession(): Promise<void>
  /**
   * Keeps a learner whose account was deleted as a learner on this device only. Their progress then opens without a
   * password, and the session ends. Returns `no-match` for an unknown learner. Does nothing if this device is deleting
   * the account.
   */
  keepWithoutAccount(id: LearnerId): Promise<KeepOutcome>
}

export interface Accounts {
  /**
   * Present if the browser doesn't save anything for this site. The pages can be read, but no one can start learning.
   */
  readonly keepsNothing?: true
  /** Undefined where accounts are kept on this device only. */
  readonly cloud: CloudCalls | undefined
  /**
   * The last learner, or undefined. Also undefined if they have a PIN that was not entered on this page. Reads the
   * device; works offline.
   */
  current(): Promise<Learner | undefined>
  /** Calls the listener at sign-in and sign-out, in this tab or another. Returns the function that unsubscribes. */
  onChange(listener: (learner: Learner | undefined) => void): () => void
  /**
   * All learners known on this device, most recent first. Includes learners known only from their database or from the
   * roster.
   */
  knownLearners(): Promise<readonly Learner[]>
  signIn(email: string, password: string): Promise<AccountOutcome>
  register(registration: Registration): Promise<AccountOutcome>
  /**
   * Adds a learner with a first name only, kept on this device. Without a `look`, we choose one that no learner on this
   * device has. If a learner with the same name already has the given `look`, it returns `duplicate` and adds no one.
   */
  learnOnThisDevice(firstName: string, look?: LearnerLook): Promise<AccountOutcome>
  /**
   * Opens a known learner. A protected learner needs a password or PIN. A learner with a cloud account also needs to be
   * online. A deleted account no longer has a password, and does not block the data on this device.
   */
  open(id: LearnerId, password?: string): Promise<AccountOutcome>
  /**
   * Changes a known learner's name on this device: in its list, in the account corner, and for every `onChange`
   * listener. Fails for an empty name (`name-missing`), an unknown learner (`no-match`), or the same name and picture
   * as another learner (`duplicate`). Does not change the name in the progress document.
   */
  rename(id: LearnerId, name: string): Promise<RenameOutcome>
  /**
   * Changes a known learner's picture and color, on this device only, because no account stores them. Fails for an
   * unknown learner (`no-match`) or the same name and picture as another learner (`duplicate`).
   */
  changeLook(id: LearnerId, look: LearnerLook): Promise<LookOutcome>
  /**
   * Sets a PIN of four digits, or removes it (undefined). If there is already a PIN, `present` has to be that PIN or
   * the learner's password. Fails with `no-match`, with `wait` after too many tries, and with `pin-invalid` if it is
   * not four digits.
   */
  changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome>
  /** Reports that a PIN is forgotten. It expires a day later (`pinOffAt`), unless someone enters it before then. */
  losePin(id: LearnerId): Promise<PinOutcome>
  /** Ends the session and keeps everything on the device. Works offline. */
  signOut(): Promise<void>
  /** Removes a learner and everything stored for them from this device. */
  remove(id: LearnerId): Promise<void>
}
