/**
 * Role: the content of a backup file, the tools to create and read backup files, and the reasons why a file can't be
 * used.
 * Guarantee: every reason has a name, so that a screen can say what to do.
 * Must not: use a browser directly; browser functions are passed as parameters.
 */
import type { ProgressDocument } from '../document'
import type { Instant } from '../ids'
import type { JsonMap } from '../json'

/** The content of one file. */
export interface BackupContent {
  /** The learner's name on the device that made the file. */
  readonly name: string
  readonly madeAt: Instant
  readonly document: ProgressDocument
  /**
   * All other sections, by name. Sections that this version does not recognize are kept and written to the next file.
   */
  readonly sections: JsonMap
}

/**
 * `class-backup`: the backup of a class, which only its teacher can restore. `foreign`: a valid file without a
 * learner's progress in this course. `locked`: it needs a passphrase. `badly-locked`: this app would not have created
 * the file's lock. For example, the lock would take a minute to open, or could be broken within a minute. `unread`: the
 * browser could not read the file. `no-crypto`: this browser can't check or open files, for example on an insecure
 * address.
 */
export type BackupRefusal =
  | 'empty'
  | 'oversized'
  | 'not-a-backup'
  | 'class-backup'
  | 'truncated'
  | 'damaged'
  | 'newer'
  | 'foreign'
  | 'locked'
  | 'badly-locked'
  | 'wrong-passphrase'
  | 'unread'
  | 'no-crypto'

export interface Refused {
  readonly kind: 'refused'
  readonly reason: BackupRefusal
  /** The part of the file that has the problem, for the log and the support email. */
  readonly detail: string
}

export function refusedAs(reason: BackupRefusal, detail: string): Refused {
  return { kind: 'refused', reason, detail }
}

type Bytes = Uint8Array<ArrayBuffer>

/** Browser functions for UTF-8 text and Web Crypto. All of these functions may throw. */
export interface BackupTools {
  readonly encode: (text: string) => Bytes
  /** Throws for invalid UTF-8. */
  readonly decode: (bytes: Bytes) => string
  readonly random: (length: number) => Bytes
  /** SHA-256. */
  readonly digest: (bytes: Bytes) => Promise<Bytes>
  /** AES-256-GCM with a key derived by PBKDF2 with SHA-256. */
  readonly seal: (bytes: Bytes, lock: OpenLock) => Promise<Bytes>
  /** Undefined if the passphrase is wrong, or if the bytes or the lock were changed. */
  readonly unseal: (bytes: Bytes, lock: OpenLock) => Promise<Bytes | undefined>
}

export interface OpenLock {
  readonly passphrase: Bytes
  readonly salt: Bytes
  readonly rounds: number
  readonly nonce: Bytes
  /** Additional data that is not secret, but must not be changed. */
  readonly bound: Bytes
}
