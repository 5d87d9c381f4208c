import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256, HpkeError } from '@hpke/core'
import { isDomFault } from './domFault'
import { deflate, inflate } from './rawDeflate'
import { type CipherParts, cipherKey, decryptUnder, encryptUnder, sha256 } from './webCrypto'

type Bytes = Uint8Array<ArrayBuffer>

export const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }
export const SEALING = { name: 'ECDH', namedCurve: 'P-256' }

interface Lock extends CipherParts {
  /** 32 bytes. */
  readonly key: Bytes
}

interface Sealed {
  readonly encapsulated: Bytes
  readonly ciphertext: Bytes
}

/**
 * What envelopes need from the browser: UTF-8, compression and Web Crypto. On addresses other than https and localhost
 * there is no `crypto.subtle`, and the functions that need it throw.
 */
export const classroomTools = {
  encode: (text: string): Bytes => new TextEncoder().encode(text),
  decode: (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  random: (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length)),
  digest: sha256,
  deflate,
  inflate,
  sealFor: async (key: Bytes, content: Bytes, associated: Bytes): Promise<Sealed> => {
    const recipientPublicKey = await crypto.subtle.importKey('raw', key, SEALING, true, [])
    const { enc, ct } = await reportSuite().seal({ recipientPublicKey }, content, associated)
    return { encapsulated: new Uint8Array(enc), ciphertext: new Uint8Array(ct) }
  },
  encrypt: async (content: Bytes, lock: Lock): Promise<Bytes> => encryptUnder(await cipherKey(lock.key), content, lock),
  decrypt: async (ciphertext: Bytes, lock: Lock): Promise<Bytes | undefined> =>
    decryptUnder(await cipherKey(lock.key), ciphertext, lock),
  verify: async (key: Bytes, signature: Bytes, content: Bytes): Promise<boolean> => {
    const verifying = await publicKey(key, SIGNING, ['verify'])
    return verifying !== undefined && (await crypto.subtle.verify(SIGNATURE, verifying, signature, content))
  },
}

/**
 * A new key pair for signing. Only the keys of a class are extractable, because they are saved in its encrypted book
 * and its backup.
 */
export async function newSigningKeys(isExtractable: boolean): Promise<CryptoKeyPair> {
  return await crypto.subtle.generateKey(SIGNING, isExtractable, ['sign', 'verify'])
}

/** A new key pair for sealing. */
export async function newSealingKeys(isExtractable: boolean): Promise<CryptoKeyPair> {
  return await crypto.subtle.generateKey(SEALING, isExtractable, ['deriveBits'])
}

/** 65 bytes. */
export async function rawKeyOf(pair: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
}

export async function signerOf(pair: CryptoKeyPair) {
  return {
    key: await rawKeyOf(pair),
    sign: async (content: Bytes): Promise<Bytes> =>
      new Uint8Array(await crypto.subtle.sign(SIGNATURE, pair.privateKey, content)),
  }
}

/** PKCS#8 of an extractable pair. */
export async function privateBytesOf(pair: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
}

/** Signs with a key from a database, saved as a CryptoKey or as PKCS#8. `key` is its public half, raw. */
export function storedSigner(key: Bytes, stored: CryptoKey | Bytes) {
  return {
    key,
    sign: async (content: Bytes): Promise<Bytes> => {
      const privateKey = isBytes(stored)
        ? await crypto.subtle.importKey('pkcs8', stored, SIGNING, false, ['sign'])
        : stored
      return new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, content))
    },
  }
}

function isBytes(stored: CryptoKey | Bytes): stored is Bytes {
  return ArrayBuffer.isView(stored)
}

export function openerOf(pair: CryptoKeyPair) {
  return async ({ encapsulated, ciphertext }: Sealed, associated: Bytes): Promise<Bytes | undefined> => {
    // An invalid point is treated like any other forgery. The library reports both with one of its own errors.
    if ((await publicKey(encapsulated, SEALING, [])) === undefined) return undefined
    try {
      return new Uint8Array(await reportSuite().open({ recipientKey: pair, enc: encapsulated }, ciphertext, associated))
    } catch (error) {
      // This checks the class, because the production build renames a library's classes.
      if (error instanceof HpkeError) return undefined
      throw error
    }
  }
}

/**
 * RFC 9180, section 7: 0x0010, 0x0001, 0x0001. Each message gets its own suite, so no state is shared between messages.
 */
export function reportSuite(): CipherSuite {
  return new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() })
}

/** Undefined if the bytes are not a point on the curve. */
async function publicKey(raw: Bytes, algorithm: EcKeyImportParams, uses: KeyUsage[]): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', raw, algorithm, true, uses)
  } catch (error) {
    // Browsers differ in which of the two they throw.
    if (isDomFault(error, 'DataError', 'OperationError')) return undefined
    throw error
  }
}
