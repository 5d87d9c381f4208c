import { SEALING, SIGNING } from './classroomTools'
import { isDomFault } from './domFault'
import { passwordBytes, stretchedCipherKey } from './webCrypto'

type Bytes = Uint8Array<ArrayBuffer>

const NAMING = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Derives a key for AES-256-GCM from a password, by PBKDF2 with SHA-256.
 * @param rounds the number of iterations
 */
export async function stretchedKey(password: string, salt: Bytes, rounds: number): Promise<CryptoKey> {
  return await stretchedCipherKey(passwordBytes(password), salt, rounds)
}

/** @param raw 32 bytes, for HMAC with SHA-256. */
export async function namingKey(raw: Bytes): Promise<CryptoKey> {
  return await crypto.subtle.importKey('raw', raw, NAMING, false, ['sign'])
}

/** Returns a name made by HMAC with SHA-256, which reveals nothing about the content. */
export async function nameUnder(key: CryptoKey, content: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
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
