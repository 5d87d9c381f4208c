/**
 * Role: the port to the browser features that the classroom needs: UTF-8, random bytes, compression and cryptography.
 * Guarantee: the classroom makes its bytes with these functions only.
 * Must not: expose a platform key: signers and openers are functions, and keys stay inside them.
 */
import type { Bytes } from './bytes'

export interface ClassroomTools {
  readonly encode: (text: string) => Bytes
  /** Throws for invalid UTF-8. */
  readonly decode: (bytes: Bytes) => string
  readonly random: (length: number) => Bytes
  /** SHA-256. */
  readonly digest: (bytes: Bytes) => Promise<Bytes>
  /** Raw deflate (RFC 1951). */
  readonly deflate: (bytes: Bytes) => Promise<Bytes>
  /** Stops after `limit` bytes of output and returns `too-large`. Returns `broken` for invalid raw deflate. */
  readonly inflate: (bytes: Bytes, limit: number) => Promise<Bytes | 'too-large' | 'broken'>
  /** HPKE (RFC 9180), base mode: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, no info. `key`: 65 bytes. */
  readonly sealFor: (key: Bytes, content: Bytes, associated: Bytes) => Promise<Sealed>
  /** AES-256-GCM with a tag of 16 bytes at the end. `key`: 32 bytes, `nonce`: 12. */
  readonly encrypt: (content: Bytes, under: PlanLock) => Promise<Bytes>
  /** Undefined if the key is wrong or anything was changed. */
  readonly decrypt: (ciphertext: Bytes, under: PlanLock) => Promise<Bytes | undefined>
  /** ECDSA on P-256 with SHA-256; `signature` is r and s, 64 bytes. False for an invalid key. */
  readonly verify: (key: Bytes, signature: Bytes, content: Bytes) => Promise<boolean>
}

export interface Sealed {
  /** 65 bytes. */
  readonly encapsulated: Bytes
  /** 16 bytes longer than the content. */
  readonly ciphertext: Bytes
}

export interface PlanLock {
  readonly key: Bytes
  readonly nonce: Bytes
  readonly associated: Bytes
}

/** Signs for a learner on this device in one class, or for the class. */
export interface Signer {
  /** The verifying key: raw P-256, 65 bytes. */
  readonly key: Bytes
  readonly sign: (content: Bytes) => Promise<Bytes>
}

/** Opens reports for the class. Undefined if the report was sealed for another class, or anything was changed. */
export type Opener = (sealed: Sealed, associated: Bytes) => Promise<Bytes | undefined>
