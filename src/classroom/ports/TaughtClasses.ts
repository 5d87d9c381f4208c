/**
 * Role: the port to the class books of one learner of this device, who is the teacher of their classes.
 * Guarantee: nothing of a book is read without its password; what an answer says was stored, was on the disk before.
 * Must not: reject for what a person typed, a file brought or a disk refused: each answer says what happened.
 */
import type { Carrier, ClassBook, Tap } from '../protocol/book/classBook'
import type { Bytes } from '../protocol/bytes'
import type { CardFault, ClassCard } from '../protocol/card/classCard'
import type { MemberId, SenderHash } from '../protocol/card/classId'
import type { FileFault } from '../protocol/file/envelopeFile'
import type { DeletedRevision } from '../protocol/relay/deletion'
import type { Door } from '../protocol/relay/door'
import type { Plan } from '../protocol/plan/plan'
import type { OpeningFault } from '../protocol/report/sealReport'
import type { PasswordFault } from '../../platform/judgePassword'
import type { Instant } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { RefusedDocument } from './Relay'

/** Hex of a class id, 32 signs: names its book and stands in addresses. */
export type ClassKey = string

/** What is known of a book while it is locked. */
export interface TaughtClass {
  readonly key: ClassKey
  readonly className: string
  readonly teacherName: string
  readonly openedAt: Instant
  /** When a backup file was last read back whole; undefined before the first. */
  readonly backedUpAt: Instant | undefined
  /** Whether anything changed since that backup; true before the first. */
  readonly hasChanged: boolean
  /** Its keys were given up for those of this class, which has taken over what it held; it does not open any more. */
  readonly replacedBy: ClassKey | undefined
  /** What should open it can't be read: names are empty, and only a backup brings it back. */
  readonly isDamaged: boolean
}

export interface NewClass {
  readonly className: string
  readonly teacherName: string
  readonly password: string
}

/**
 * `bad-name`: empty, over 100 characters or with signs that can't be shown. `no-crypto`: this address is neither https nor
 * localhost.
 */
export type NewClassFault = 'bad-name' | 'no-crypto' | SaveFailure

/** A new password was not taken, and nothing was done. `judge-missing`: the script that weighs it could not be loaded. */
export interface WeakPassword {
  readonly kind: 'weak-password'
  readonly fault: PasswordFault | 'same-password' | 'judge-missing'
}

/** Of a book that was open. `locked`: by `lock`. `gone`: it was closed for good or removed, here or in another tab. */
export type BookFailure = SaveFailure | 'locked' | 'gone'

export type OpenedBook = { readonly kind: 'open'; readonly book: OpenBook } | BookRefusal

/** `wait`: after wrong passwords, milliseconds until the next one is looked at. */
export type BookRefusal =
  | {
      readonly kind: 'refused'
      readonly reason: 'wrong-password' | 'not-here' | 'damaged' | 'replaced' | 'no-crypto' | SaveFailure
    }
  | { readonly kind: 'wait'; readonly milliseconds: number }

/**
 * `other-learner`: the book of that class lies with somebody else on this device. `own-password`: a book of that class is
 * here under another password, and has to be opened with it. `badly-locked`: a lock that this app would not make.
 * `replaced`: its keys were given up here. `no-room`: this copy and the one that is here are more than one book holds.
 */
export type RestoreFault =
  | FileFault
  | CardFault
  | ('not-a-class-backup' | 'wrong-password' | 'own-password' | 'badly-locked' | 'replaced' | 'other-learner')
  | ('damaged' | 'no-crypto' | 'no-room')
  | SaveFailure

export type RestoredBook =
  /** `joined`: a book of this class was here, and has now what both had. */
  | { readonly kind: 'restored' | 'joined'; readonly book: OpenBook }
  | { readonly kind: 'refused'; readonly reason: RestoreFault }
  /** Of `replaceKeys`. */
  | WeakPassword
  /** After wrong passwords for the book that is here. */
  | { readonly kind: 'wait'; readonly milliseconds: number }

export interface PasswordsOfLost {
  /** Of the backup. */
  readonly password: string
  readonly next: string
  /** Of the book that is here, where it is another than the backup's. */
  readonly own?: string | undefined
}

export interface TaughtClasses {
  /** Safe inside a live query. By name. */
  list(): Promise<readonly TaughtClass[]>
  create(
    asked: NewClass,
  ): Promise<OpenedBook | WeakPassword | { readonly kind: 'refused'; readonly reason: NewClassFault }>
  unlock(key: ClassKey, password: string): Promise<OpenedBook>
  /**
   * A backup of a book under its password. A book that is here is joined, and keeps its own password: `ownPassword`, where it
   * is another than the file's.
   */
  restore(file: Uint8Array, password: string, ownPassword?: string): Promise<RestoredBook>
  /**
   * *Lost phone*: new keys, a new card and a new password for the members of that backup; the old book, where it is here,
   * stays closed.
   */
  replaceKeys(file: Uint8Array, passwords: PasswordsOfLost): Promise<RestoredBook>
  /** Deletes a book whose keys were given up: another one has all of it. */
  dropReplaced(key: ClassKey): Promise<'not-replaced' | SaveFailure | undefined>
}

/** What a book holds, in memory while it is unlocked. Each change is a new object. */
export interface BookState {
  readonly book: ClassBook
  /** Newest first, at most a hundred. */
  readonly refused: readonly RefusedEnvelope[]
  /** The teacher's own words on a member. */
  readonly notes: Readonly<Record<MemberId, string>>
  /** The last one that was signed. */
  readonly plan: SignedPlan | undefined
  /** How many learners the teacher says are in the class. */
  readonly expects: number | undefined
  readonly backedUpAt: Instant | undefined
  readonly hasChanged: boolean
  /** Rows that can't be read any more; a backup may have them. */
  readonly damaged: number
  /** Why nothing more comes: `gone` and `outdated` from elsewhere, `locked` by this page. */
  readonly end: 'gone' | 'outdated' | 'locked' | undefined
}

export interface SignedPlan {
  readonly plan: Plan
  readonly envelope: Bytes
}

/**
 * `older`: a report with a higher number is here. `full`: of senders: of somebody new, where 300 are in. `no-room`: of bytes, as its
 * backup would hold them. `card`, `plan`: of a class, and no report. `unexpected`: this app failed at it, and at no other.
 */
export type RefusedReason = OpeningFault | FileFault | 'older' | 'full' | 'no-room' | 'card' | 'plan' | 'unexpected'

export interface RefusedEnvelope {
  readonly at: Instant
  readonly carrier: Carrier
  readonly reason: RefusedReason
  /** As far as the envelope or the book told it. */
  readonly name: string | undefined
}

export type Collected =
  | {
      /** `same`: this very report was here before; it is answered again. `left`: this sender has left the class. */
      readonly kind: 'stored' | 'same' | 'left'
      readonly sender: SenderHash
      readonly member: MemberId | undefined
      readonly name: string | undefined
      /** Counted nowhere until the teacher's tap. */
      readonly isWaiting: boolean
      /** Eight digits for the learner's device, known only once the transaction is complete. */
      readonly answer: string
      /** What is new beside the report before, for the line on the screen. */
      readonly news: { readonly lessons: number; readonly answers: number; readonly quizzes: number }
    }
  | { readonly kind: 'refused'; readonly reason: RefusedReason; readonly name: string | undefined }
  /** Nothing of it is in: the disk refused it, or `no-file`: the browser can't read the file any more. */
  | { readonly kind: 'not-taken'; readonly reason: BookFailure | 'no-file' }

/** `damaged`: what was made would not be read again. */
export type MadeBackup =
  | { readonly kind: 'made'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: BookFailure | 'damaged' | 'too-large' }

/** `wait`: after wrong passwords, milliseconds until the next one is looked at. */
export type ChangedPassword =
  | { readonly kind: 'changed' }
  | WeakPassword
  | { readonly kind: 'refused'; readonly reason: 'wrong-password' | 'damaged' | BookFailure }
  | { readonly kind: 'wait'; readonly milliseconds: number }

export interface OpenBook {
  readonly key: ClassKey
  /** Another object once it names other relays. */
  readonly card: ClassCard
  readonly openedAt: Instant
  /** How far each relay was read while the book is open, by what the card says of it. */
  readonly relayMarks: Map<string, string>
  /** For `useSyncExternalStore`; changes of other tabs arrive too. */
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => BookState
  /** One envelope. */
  collect(bytes: Uint8Array, carrier: Carrier): Promise<Collected>
  /** Many, in their order, in few transactions. Never stops at one. */
  collectAll(envelopes: readonly Uint8Array[], carrier: Carrier): Promise<readonly Collected[]>
  /** Files with one envelope or many; in their order. Never stops at one. */
  collectFiles(files: readonly Uint8Array[]): Promise<readonly Collected[]>
  /** Lists what a relay keeps in place of envelopes. */
  refuse(documents: readonly RefusedDocument[]): Promise<readonly Collected[]>
  /** All of them in one transaction. Of a sender that nobody heard of, by light, the tap comes with the report. */
  decide(taps: readonly Tap[]): Promise<BookFailure | undefined>
  /** Deletes what these have handed in and nobody has let in. They wait again once they hand in again. */
  forgetWaiting(senders: ReadonlySet<SenderHash>): Promise<BookFailure | undefined>
  /**
   * After the class had a new card: that member is who was `before`; undefined for nobody. `not-before`: it would go round in
   * a circle.
   */
  setBefore(member: MemberId, before: MemberId | undefined): Promise<'not-before' | BookFailure | undefined>
  /** What the class says to a relay about its door, signed, with a sequence above `after`. Rejects once the book is locked. */
  signDoor(door: Door, after: number): Promise<Bytes>
  /** The word of the class by which a relay deletes that revision. Rejects once the book is locked. */
  signDeletion(deleted: DeletedRevision): Promise<Bytes>
  /** The relays that the card names from now on. */
  setRelays(relays: ClassCard['relays']): Promise<BookFailure | undefined>
  /** Plain text of at most 2,000 characters; `''` takes it away. */
  setNote(member: MemberId, text: string): Promise<'too-long' | BookFailure | undefined>
  /** How many learners are in the class, 1 to 300; undefined: nobody knows. */
  setExpected(learners: number | undefined): Promise<BookFailure | undefined>
  /** Signs it with the next sequence; `bad-plan` for what `parsePlan` refuses. */
  setPlan(plan: Pick<Plan, 'parts' | 'until' | 'message'>): Promise<'bad-plan' | BookFailure | undefined>
  /** Deletes what members who left had handed in. */
  erase(senders: ReadonlySet<SenderHash>): Promise<BookFailure | undefined>
  /**
   * Locks the book with another password. The book's key stays, so a backup that was made before opens with the password of
   * that day; the next backup is due.
   */
  changePassword(password: string, next: string): Promise<ChangedPassword>
  /** The text of a backup file under the book's password, read back before it is answered. */
  makeBackup(): Promise<MadeBackup>
  /** The file was handed to the person. Only what was in it is backed up. */
  backupGiven(): Promise<BookFailure | undefined>
  /** Deletes the book with everybody in it, for good. */
  closeClass(): Promise<BookFailure | undefined>
  /**
   * Forgets the book's key and everything that was read: `getSnapshot` has nothing but `end` then, and every call answers
   * `locked`.
   */
  lock(): void
}
