import { decryptUnder, encryptUnder, sha256, stretchedCipherKey } from './webCrypto'

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
  digest: sha256,
  seal: async (bytes: Bytes, lock: Lock): Promise<Bytes> => encryptUnder(await keyOf(lock), bytes, cipherOf(lock)),
  unseal: async (bytes: Bytes, lock: Lock): Promise<Bytes | undefined> =>
    decryptUnder(await keyOf(lock), bytes, cipherOf(lock)),
}

function cipherOf({ nonce, bound }: Lock) {
  return { nonce, associated: bound }
}

function keyOf({ passphrase, salt, rounds }: Lock): Promise<CryptoKey> {
  return stretchedCipherKey(passphrase, salt, rounds)
}
