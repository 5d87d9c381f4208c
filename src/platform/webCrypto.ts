/**
 * Role: the browser cryptography shared by the code for files, books, plans and passwords. It includes AES-256-GCM,
 * PBKDF2 and SHA-256.
 * Guarantee: equal arguments give equal bytes, because other devices and later versions have to open them.
 * Must not: choose a salt, a nonce or a number of rounds.
 *
 * Web Crypto is missing on every address other than https and localhost. There, every function except `hasWebCrypto`
 * rejects with a TypeError.
 */
import { isDomFault } from './domFault'

type Bytes = Uint8Array<ArrayBuffer>

/** With the same key, each call needs a different nonce. Otherwise the key can be computed from the results. */
export interface CipherParts {
  /** 12 bytes. */
  readonly nonce: Bytes
  /** Data that is not secret but must not be changed. */
  readonly associated: Bytes
}

/** Returns whether the browser has Web Crypto at this address. */
export function hasWebCrypto(): boolean {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  return subtle !== undefined
}

/** Returns the SHA-256 hash, 32 bytes. */
export async function sha256(bytes: BufferSource): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/**
 * Returns the bytes of a typed password for PBKDF2. The text is composed (NFC), because another keyboard may type an
 * accent as two characters.
 */
export function passwordBytes(password: string): Bytes {
  return new TextEncoder().encode(password.normalize('NFC'))
}

/**
 * Stretches a password by PBKDF2 with SHA-256. Returns 32 bytes.
 * @param rounds the number of iterations
 */
export async function stretchedBytes(password: Bytes, salt: Bytes, rounds: number): Promise<Bytes> {
  const typed = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits(stretching(salt, rounds), typed, 256))
}

/**
 * Stretches a password by PBKDF2 with SHA-256. Returns a key for AES-256-GCM, whose bytes no script can read.
 * @param rounds the number of iterations
 */
export async function stretchedCipherKey(password: Bytes, salt: Bytes, rounds: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveKey'])
  const aes = { name: 'AES-GCM', length: 256 }
  return await crypto.subtle.deriveKey(stretching(salt, rounds), typed, aes, false, ['encrypt', 'decrypt'])
}

/**
 * Returns a key for AES-256-GCM, whose bytes no script can read. Rejects with a DataError if the length is not 32
 * bytes.
 * @param raw 32 bytes
 */
export async function cipherKey(raw: Bytes): Promise<CryptoKey> {
  return await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts with AES-256-GCM. The result is 16 bytes longer than the content. Its last 16 bytes are the tag. */
export async function encryptUnder(key: CryptoKey, content: Bytes, parts: CipherParts): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt(parametersOf(parts), key, content))
}

/** Decrypts with AES-256-GCM. Returns undefined if the key is wrong or any of the data was changed. */
export async function decryptUnder(key: CryptoKey, sealed: Bytes, parts: CipherParts): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parametersOf(parts), key, sealed))
  } catch (error) {
    // Browsers report a wrong key and changed bytes with the same error.
    if (isDomFault(error, 'OperationError')) return undefined
    throw error
  }
}

function parametersOf({ nonce, associated }: CipherParts): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: associated, tagLength: 128 }
}

function stretching(salt: Bytes, rounds: number): Pbkdf2Params {
  return { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
}
