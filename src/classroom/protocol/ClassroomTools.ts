/**
 * Role: the port to what a browser gives the classroom: UTF-8, chance, compression, cryptography.
 * Guarantee: the rest of the room's bytes is made here, from nothing but these.
 * Must not: name a key of the platform: who signs or opens is asked to, and keys stay where they are.
 */
import type { Bytes } from './bytes'

export interface ClassroomTools {
  readonly encode: (text: string) => Bytes
  /** Throws for what is no UTF-8. */
  readonly decode: (bytes: Bytes) => string
  readonly random: (length: number) => Bytes
  /** SHA-256. */
  readonly digest: (bytes: Bytes) => Promise<Bytes>
  /** Raw deflate (RFC 1951). */
  readonly deflate: (bytes: Bytes) => Promise<Bytes>
  /** Reads no further than `limit` bytes of what comes out, and then answers `too-large`; `broken` for what is no raw deflate. */
  readonly inflate: (bytes: Bytes, limit: number) => Promise<Bytes | 'too-large' | 'broken'>
  /** HPKE (RFC 9180), base mode: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, no info. `key`: 65 bytes. */
  readonly sealFor: (key: Bytes, content: Bytes, associated: Bytes) => Promise<Sealed>
  /** AES-256-GCM with a tag of 16 bytes at the end. `key`: 32 bytes, `nonce`: 12. */
  readonly encrypt: (content: Bytes, under: PlanLock) => Promise<Bytes>
  /** Undefined where the key is another or anything was changed. */
  readonly decrypt: (ciphertext: Bytes, under: PlanLock) => Promise<Bytes | undefined>
  /** ECDSA on P-256 with SHA-256; `signature` is r and s, 64 bytes. False for a key that is none. */
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

/** Who signs: a learner on this device in one class, or the class. */
export interface Signer {
  /** The verifying key: raw P-256, 65 bytes. */
  readonly key: Bytes
  readonly sign: (content: Bytes) => Promise<Bytes>
}

/** Who opens reports: the class. Undefined where it was sealed for another, or anything was changed. */
export type Opener = (sealed: Sealed, associated: Bytes) => Promise<Bytes | undefined>
