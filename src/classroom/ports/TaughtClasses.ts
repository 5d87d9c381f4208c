/**
 * Role: the port to the class books of one learner on this device, who teaches these classes.
 * Guarantee: a book can't be read without its password; data is on the disk before an answer says that it is stored.
 * Must not: reject because of user input, a file or a full disk: each answer says what happened.
 */
import type { Carrier, ClassBook, Tap } from '../protocol/book/classBook'
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import type { MemberId, SenderHash } from '../protocol/card/classId'
import type { FileFault } from '../protocol/file/envelopeFile'
import type { DeletedRevision } from '../protocol/relay/deletion'
import type { RelayAccess } from '../protocol/relay/relayAccess'
import type { Plan } from '../protocol/plan/plan'
import type { OpeningFault } from '../protocol/report/sealReport'
import type { PasswordFault } from '../../platform/judgePassword'
import type { Instant } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { JoinNews } from './JoinNews'
import type { RefusedDocument } from './Relay'
import type { RestoreFault } from './RestoreFault'

/** A class id as 32 hex digits. It identifies the class book and is used in addresses. */
export type ClassKey = string

/** What we know about a book while it is locked. */
export interface TaughtClass {
  readonly key: ClassKey
  readonly className: string
  readonly teacherName: string
  readonly openedAt: Instant
  /** When a backup file was last read back completely; undefined before the first backup. */
  readonly backedUpAt: Instant | undefined
  /** Whether anything changed since that backup; true before the first backup. */
  readonly hasChanged: boolean
  /**
   * The class whose keys replaced this class's keys. The newer class has all of this book's content, and this book
   * can't be opened.
   */
  readonly replacedBy: ClassKey | undefined
  /** When the class was archived; undefined if it is not archived. */
  readonly archivedAt: Instant | undefined
  /** The data needed to open the book can't be read. The names are empty, and only a backup can restore the book. */
  readonly isDamaged: boolean
}

export interface NewClass {
  readonly className: string
  readonly teacherName: string
  readonly password: string
  /** The number of learners, if the class continues an earlier one. */
  readonly expects?: number | undefined
  /** A plan to sign with the keys of the new class. */
  readonly plan?: AskedPlan | undefined
}

/** The parts of a plan that the teacher chooses. */
export type AskedPlan = Pick<Plan, 'parts' | 'until' | 'message'>

/**
 * `bad-name`: empty, over 100 characters, or with characters that can't be shown. `same-name` is the name of the
 * class that it continues. `no-crypto`: this address is neither
 * https nor localhost.
 */
export type NewClassFault = 'bad-name' | 'same-name' | 'no-crypto' | SaveFailure

/**
 * The new password was rejected, and nothing changed. `judge-missing`: the script that checks its strength could not be
 * loaded.
 */
export interface WeakPassword {
  readonly kind: 'weak-password'
  readonly fault: PasswordFault | 'same-password' | 'judge-missing'
}

/**
 * How an open book can fail. `locked`: `lock` was called. `gone`: the book was deleted or removed, in this tab or
 * another.
 */
export type BookFailure = SaveFailure | 'locked' | 'gone'

/** How a change can fail. `archived`: the class is archived, so that only *Reopen* and a merge can change it. */
export type ChangeFailure = BookFailure | 'archived'

export type OpenedBook = { readonly kind: 'open'; readonly book: OpenBook } | BookRefusal

/** `wait`: after wrong passwords, milliseconds until the next try is allowed. */
export type BookRefusal =
  | {
      readonly kind: 'refused'
      readonly reason: 'wrong-password' | 'not-here' | 'damaged' | 'replaced' | 'no-crypto' | SaveFailure
    }
  | { readonly kind: 'wait'; readonly milliseconds: number }

export type RestoredBook =
  | { readonly kind: 'restored'; readonly book: OpenBook }
  /** This device had a book of this class, which now has the content of both copies. */
  | {
      readonly kind: 'joined'
      readonly book: OpenBook
      /** What the backup had and this device did not. */
      readonly news: JoinNews
      /** What this device has now and the backup does not. */
      readonly lacks: JoinNews
    }
  | { readonly kind: 'refused'; readonly reason: RestoreFault }
  /** Returned only by `replaceKeys`. */
  | WeakPassword
  /** After wrong passwords for the book on this device. */
  | { readonly kind: 'wait'; readonly milliseconds: number }

export interface PasswordsOfLost {
  /** The password of the backup. */
  readonly password: string
  readonly next: string
  /** The password of the book on this device, if it differs from the backup's. */
  readonly own?: string | undefined
}

export interface TaughtClasses {
  /** Returns the classes sorted by name. Can be used inside a live query. */
  list(): Promise<readonly TaughtClass[]>
  create(
    asked: NewClass,
  ): Promise<OpenedBook | WeakPassword | { readonly kind: 'refused'; readonly reason: NewClassFault }>
  unlock(key: ClassKey, password: string): Promise<OpenedBook>
  /**
   * Restores a backup of a book with its password. A book on this device is merged with the backup and keeps its own
   * password. Pass that password as `ownPassword` if it differs from the file's.
   */
  restore(file: Uint8Array, password: string, ownPassword?: string): Promise<RestoredBook>
  /**
   * For a *lost phone*: creates new keys, a new card and a new password for the members in that backup. An old book on
   * this device stays closed.
   */
  replaceKeys(file: Uint8Array, passwords: PasswordsOfLost): Promise<RestoredBook>
  /** Deletes a book whose keys were replaced. The book that replaced it has all of its content. */
  dropReplaced(key: ClassKey): Promise<'not-replaced' | SaveFailure | undefined>
}

/** The content of a book, in memory while it is unlocked. Each change creates a new object. */
export interface BookState {
  readonly book: ClassBook
  /** Newest first, at most a hundred. */
  readonly refused: readonly RefusedEnvelope[]
  /** The teacher's own notes on members. */
  readonly notes: Readonly<Record<MemberId, string>>
  /** The last plan that the teacher saved. */
  readonly plan: SignedPlan | undefined
  /** The number of learners in the class, as the teacher entered it. */
  readonly expects: number | undefined
  /** When the class was archived; undefined if it is not archived. */
  readonly archivedAt: Instant | undefined
  readonly backedUpAt: Instant | undefined
  readonly hasChanged: boolean
  /** Rows that can no longer be read. A backup may have them. */
  readonly damaged: number
  /** Rows of a kind that only a newer version of the site knows. They stay on the disk. */
  readonly newer: number
  /** Why the book stopped updating. Another tab causes `gone` and `outdated`, and this page causes `locked`. */
  readonly end: 'gone' | 'outdated' | 'locked' | undefined
}

export interface SignedPlan {
  readonly plan: Plan
  readonly envelope: Bytes
  /** The receipts in the envelope, as `receiptsText` writes them. Left out if it has none, as in every older book. */
  readonly receipts?: string
  /** The receipts of reports that arrived but don't count. Left out if the envelope doesn't say it. */
  readonly uncounted?: string
}

/** The envelope for all learners of a class: its plan and its receipts. */
export type Outgoing =
  | { readonly kind: 'sealed'; readonly envelope: Bytes }
  /** The class has no plan, and no report has arrived. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly reason: BookFailure }

/**
 * `older`: the book has a report with a higher number. `full`: a new sender, but the class already has 300. `no-room`:
 * too many bytes for a backup. `deleted`: the teacher deleted this learner's reports. `card`, `plan`: a class's card or plan instead of a report. `unexpected`: this app
 * failed on this envelope only.
 */
export type RefusedReason = OpeningFault | FileFault | CollectFault
type CollectFault = 'older' | 'full' | 'no-room' | 'deleted' | 'card' | 'plan' | 'unexpected'

export interface RefusedEnvelope {
  readonly at: Instant
  readonly carrier: Carrier
  readonly reason: RefusedReason
  /** Undefined if neither the envelope nor the book has a name. */
  readonly name: string | undefined
}

export type Collected =
  | {
      /** `same`: the book already had this report, and confirms it again. `left`: this sender has left the class. */
      readonly kind: 'stored' | 'same' | 'left'
      readonly sender: SenderHash
      readonly member: MemberId | undefined
      readonly name: string | undefined
      /** Whether the report isn't counted until the teacher admits the sender. */
      readonly isWaiting: boolean
      /** Eight digits for the learner's device, known only after the transaction is complete. */
      readonly answer: string
      /** What is new since the previous report, for the message on the screen. */
      readonly news: { readonly lessons: number; readonly answers: number; readonly quizzes: number }
    }
  | { readonly kind: 'refused'; readonly reason: RefusedReason; readonly name: string | undefined }
  /** Nothing was stored. The disk failed, the class is archived, or the browser can no longer read the file. */
  | { readonly kind: 'not-taken'; readonly reason: ChangeFailure | 'no-file' }

/** `damaged`: the new backup could not be read back. `newer`: rows of a newer version would be missing. */
export type MadeBackup =
  | { readonly kind: 'made'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: BookFailure | 'damaged' | 'too-large' | 'newer' }

/** `wait`: after wrong passwords, milliseconds until the next try is allowed. */
export type ChangedPassword =
  | { readonly kind: 'changed' }
  | WeakPassword
  | { readonly kind: 'refused'; readonly reason: 'wrong-password' | 'damaged' | BookFailure }
  | { readonly kind: 'wait'; readonly milliseconds: number }

/**
 * One class while it is unlocked. While the class is archived, every call that returns a `ChangeFailure` returns
 * `archived`, and nothing that is collected is stored.
 */
export interface OpenBook {
  readonly key: ClassKey
  /** Becomes a new object when the card's relays change. */
  readonly card: ClassCard
  readonly openedAt: Instant
  /** How far each relay has been read since the book was opened, by the relay's entry on the card. */
  readonly relayMarks: Map<string, string>
  /** For `useSyncExternalStore`; also reports changes from other tabs. */
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => BookState
  /** Stores one envelope. */
  collect(bytes: Uint8Array, carrier: Carrier): Promise<Collected>
  /** Stores many envelopes in order, using few transactions. A bad envelope does not stop the others. */
  collectAll(envelopes: readonly Uint8Array[], carrier: Carrier): Promise<readonly Collected[]>
  /** Reads files with one or more envelopes, in order. A bad file or envelope does not stop the others. */
  collectFiles(files: readonly Uint8Array[]): Promise<readonly Collected[]>
  /** Lists documents that a relay stores where envelopes should be. */
  refuse(documents: readonly RefusedDocument[]): Promise<readonly Collected[]>
  /** Stores all taps in one transaction. The tap for an unknown sender comes with a report by camera. */
  decide(taps: readonly Tap[]): Promise<ChangeFailure | undefined>
  /** Deletes the waiting reports of these senders. The senders wait again if they hand in another report. */
  forgetWaiting(senders: ReadonlySet<SenderHash>): Promise<ChangeFailure | undefined>
  /** Records which member of an earlier card this was, if any. `not-before`: each would be the other's. */
  setBefore(member: MemberId, before: MemberId | undefined): Promise<'not-before' | ChangeFailure | undefined>
  /** Signs an access message for a relay, with a sequence above `after`. Rejects if the book is locked. */
  signAccess(access: RelayAccess, after: number): Promise<Bytes>
  /** Signs the message that makes a relay delete that revision. Rejects if the book is locked. */
  signDeletion(deleted: DeletedRevision): Promise<Bytes>
  /** Sets the relays that the card lists from now on. */
  setRelays(relays: ClassCard['relays']): Promise<ChangeFailure | undefined>
  /** Plain text of at most 2,000 characters; `''` deletes the note. */
  setNote(member: MemberId, text: string): Promise<'too-long' | ChangeFailure | undefined>
  /** Sets the number of learners in the class, 1 to 300; undefined if unknown. */
  setExpected(learners: number | undefined): Promise<ChangeFailure | undefined>
  /** Signs the plan with the next sequence. `bad-plan`: `parsePlan` rejects it. */
  setPlan(plan: AskedPlan): Promise<'bad-plan' | ChangeFailure | undefined>
  /**
   * Returns the plan with a receipt for every stored report. Signs it again only if a receipt is missing. `there` is the
   * envelope that a relay has instead. If its plan is newer, the book takes that plan.
   */
  sealOutgoing(there?: Uint8Array): Promise<Outgoing>
  /**
   * Archives the class, or reopens it. An archived class collects nothing and can't be changed, except by a merge. It can
   * still be read, backed up, locked with another password and deleted, and learners who left are still deleted from it.
   */
  setArchived(isArchived: boolean): Promise<BookFailure | undefined>
  /** Permanently deletes this member's reports and notes, also if archived. Later reports are not kept. */
  deleteMember(member: MemberId): Promise<BookFailure | undefined>
  /** Deletes the reports of members who left. */
  erase(senders: ReadonlySet<SenderHash>): Promise<BookFailure | undefined>
  /**
   * Locks the book with another password. The book's key stays the same, so an earlier backup still opens with the
   * password it was made with. A new backup is needed.
   */
  changePassword(password: string, next: string): Promise<ChangedPassword>
  /** Whether this is the class's password on this device. Doesn't count as a try, because the book is open. */
  isPassword(password: string): Promise<boolean>
  /** Returns the text of a backup file with the book's password, after reading it back. */
  makeBackup(): Promise<MadeBackup>
  /** Records that the person received the file. Only the content of that file counts as backed up. */
  backupGiven(): Promise<BookFailure | undefined>
  /** Permanently deletes the book and all members in it. */
  closeClass(): Promise<BookFailure | undefined>
  /**
   * Clears from memory the book's key and everything that was read. After that, `getSnapshot` returns only `end`, and
   * every call returns `locked`.
   */
  lock(): void
}
