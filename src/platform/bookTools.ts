import { isDomFault } from './domFault'

type Bytes = Uint8Array<ArrayBuffer>

interface Cipher {
  readonly nonce: Bytes
  /** Data that is not secret but must not be changed. */
  readonly associated: Bytes
}

const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' }
const SEALING = { name: 'ECDH', namedCurve: 'P-256' }
const NAMING = { name: 'HMAC', hash: 'SHA-256' }

/** Whether Web Crypto is available. It is missing on every address other than https and localhost. */
export function hasCrypto(): boolean {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  return subtle !== undefined
}

/** Derives a key for AES-256-GCM from a password, by PBKDF2 with SHA-256. */
export async function stretchedKey(password: string, salt: Bytes, rounds: number): Promise<CryptoKey> {
  // The text is composed (NFC), because another keyboard may type an accent as two characters.
  const text = new TextEncoder().encode(password.normalize('NFC'))
  const typed = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey'])
  const stretching = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return await crypto.subtle.deriveKey(stretching, typed, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

/** @param raw 32 bytes, for AES-256-GCM. */
export async function cipherKey(raw: Bytes): Promise<CryptoKey> {
  return await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** @param raw 32 bytes, for HMAC with SHA-256. */
export async function namingKey(raw: Bytes): Promise<CryptoKey> {
  return await crypto.subtle.importKey('raw', raw, NAMING, false, ['sign'])
}

/** HMAC with SHA-256: a name that reveals nothing about its content. */
export async function nameUnder(key: CryptoKey, content: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
}

/** Encrypts with AES-GCM. The last 16 bytes are the tag. */
export async function encryptUnder(key: CryptoKey, content: Bytes, cipher: Cipher): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt(parametersOf(cipher), key, content))
}

/** Returns undefined if the key is wrong or anything was changed. */
export async function decryptUnder(key: CryptoKey, sealed: Bytes, cipher: Cipher): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parametersOf(cipher), key, sealed))
  } catch (error) {
    // A wrong key and changed bytes give the same answer.
    if (isDomFault(error, 'OperationError')) return undefined
    throw error
  }
}

function parametersOf({ nonce, associated }: Cipher): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: associated, tagLength: 128 }
}

/** PKCS#8 of an extractable private key. */
export async function privateKeyBytes({ privateKey }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))
}

export interface KeyBytes {
  /** PKCS#8. */
  readonly privateKey: Bytes
  /** Raw, 65 bytes. */
  readonly publicKey: Bytes
}

/** A key pair for signing. Undefined if the bytes are not keys. */
export function signingPair(bytes: KeyBytes): Promise<CryptoKeyPair | undefined> {
  return importedPair(bytes, SIGNING, ['sign'], ['verify'])
}

/** A key pair for decrypting sealed messages. Undefined if the bytes are not keys. */
export function sealingPair(bytes: KeyBytes): Promise<CryptoKeyPair | undefined> {
  return importedPair(bytes, SEALING, ['deriveBits'], [])
}

async function importedPair(
  bytes: KeyBytes,
  algorithm: EcKeyImportParams,
  own: KeyUsage[],
  others: KeyUsage[],
): Promise<CryptoKeyPair | undefined> {
  try {
    return {
      privateKey: await crypto.subtle.importKey('pkcs8', bytes.privateKey, algorithm, false, own),
      publicKey: await crypto.subtle.importKey('raw', bytes.publicKey, algorithm, true, others),
    }
  } catch (error) {
    // Browsers differ in which of these they throw.
    if (isDomFault(error, 'DataError', 'OperationError', 'SyntaxError', 'InvalidAccessError')) return undefined
    throw error
  }
}
