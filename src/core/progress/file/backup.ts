/**
 * Role: what a backup file is, what making and reading one needs, and why one may be refused.
 * Guarantee: every refusal has a name, so that a screen can say what to do.
 * Must not: know a browser: what it gives comes as a parameter.
 */
import type { ProgressDocument } from '../document'
import type { Instant } from '../ids'
import type { JsonMap } from '../json'

/** What one file carries. */
export interface BackupContent {
  /** As the device that made it calls the learner. */
  readonly name: string
  readonly madeAt: Instant
  readonly document: ProgressDocument
  /** Everything else, by name: what this version does not know is kept, and given back in the next file. */
  readonly sections: JsonMap
}

/**
 * `class-backup`: of a class book, which is for its teacher. `foreign`: sound, but with no learner's progress in this course.
 * `locked`: it wants a passphrase. `badly-locked`: its lock is none that this app makes, such as one that would take a minute
 * to open, or could be broken in one. `unread`: the browser did not give its bytes. `no-crypto`: this browser can't check or
 * open files, as on an insecure address.
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
  /** Which part, for the log and the support mail. */
  readonly detail: string
}

export function refusedAs(reason: BackupRefusal, detail: string): Refused {
  return { kind: 'refused', reason, detail }
}

type Bytes = Uint8Array<ArrayBuffer>

/** What the browser gives: text as UTF-8, and Web Crypto. Anything may throw. */
export interface BackupTools {
  readonly encode: (text: string) => Bytes
  /** Throws for what is no UTF-8. */
  readonly decode: (bytes: Bytes) => string
  readonly random: (length: number) => Bytes
  /** SHA-256. */
  readonly digest: (bytes: Bytes) => Promise<Bytes>
  /** AES-256-GCM under a key from PBKDF2 with SHA-256. */
  readonly seal: (bytes: Bytes, lock: OpenLock) => Promise<Bytes>
  /** Undefined where the passphrase is another, or the bytes or the lock were changed. */
  readonly unseal: (bytes: Bytes, lock: OpenLock) => Promise<Bytes | undefined>
}

export interface OpenLock {
  readonly passphrase: Bytes
  readonly salt: Bytes
  readonly rounds: number
  readonly nonce: Bytes
  /** What is not secret, but may not be changed either. */
  readonly bound: Bytes
}
