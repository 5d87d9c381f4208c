import { isDomFault } from './domFault'

type Bytes = Uint8Array<ArrayBuffer>

interface Lock {
  readonly passphrase: Bytes
  readonly salt: Bytes
  readonly rounds: number
  readonly nonce: Bytes
  readonly bound: Bytes
}

/**
 * What backup files need from the browser: UTF-8 and Web Crypto. On addresses other than https and localhost there is
 * no `crypto.subtle`, and the functions that need it throw.
 */
export const backupTools = {
  encode: (text: string): Bytes => new TextEncoder().encode(text),
  decode: (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  random: (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length)),
  digest: async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  seal: async (bytes: Bytes, lock: Lock): Promise<Bytes> =>
    new Uint8Array(await crypto.subtle.encrypt(cipherOf(lock), await keyOf(lock, 'encrypt'), bytes)),
  unseal: async (bytes: Bytes, lock: Lock): Promise<Bytes | undefined> => {
    const key = await keyOf(lock, 'decrypt')
    try {
      return new Uint8Array(await crypto.subtle.decrypt(cipherOf(lock), key, bytes))
    } catch (error) {
      // A wrong key and changed bytes give the same answer.
      if (isDomFault(error, 'OperationError')) return undefined
      throw error
    }
  },
}

function cipherOf({ nonce, bound }: Lock): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: bound, tagLength: 128 }
}

async function keyOf({ passphrase, salt, rounds }: Lock, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', passphrase, 'PBKDF2', false, ['deriveKey'])
  const stretching = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return await crypto.subtle.deriveKey(stretching, typed, { name: 'AES-GCM', length: 256 }, false, [use])
}
