/**
 * Answers Web Crypto synchronously with Node's own functions, because the browser's version answers in turns of the process's
 * loop, which no seed decides. The results are the same. Keys and nonces come from the seed.
 */
import * as node from 'node:crypto'

type Bytes = Uint8Array<ArrayBuffer>
type Algorithm = string | { readonly name: string; readonly [more: string]: unknown }

/** A key as a plain object, so that a disk can store it. */
interface Key {
  readonly type: 'private' | 'public' | 'secret'
  readonly number: number
}

/** The content of a key. */
interface Meant {
  readonly bytes: Bytes
  readonly object?: node.KeyObject
}

const POINT = 32
const SECRET = 16
const TAG = 16

const meanings = new Map<number, Meant>()
/** The keys of this history by their source. Every start of a page reads a key, which costs as much as a signature. */
const objects = new Map<string, node.KeyObject>()
let numbers = 0
let seed = 'first'
let drawn = 0

/** From here on all random draws follow from this seed. Earlier keys stay the same. */
export function beginDraws(from: string): void {
  seed = from
  drawn = 0
  objects.clear()
}

function objectFrom(bytes: Bytes, make: () => node.KeyObject): node.KeyObject {
  const name = Buffer.from(bytes).toString('latin1')
  const object = objects.get(name) ?? make()
  objects.set(name, object)
  return object
}

function drawnBytes(length: number): Bytes {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 32) {
    drawn += 1
    bytes.set(hashed(Buffer.from(`${seed} ${drawn}`)).subarray(0, length - at), at)
  }
  return bytes
}

function hashed(content: Uint8Array): Bytes {
  return plain(node.createHash('sha256').update(content).digest())
}

function plain(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes)
}

function bytesIn(source: ArrayBuffer | ArrayBufferView): Bytes {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer as ArrayBuffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}

function keyOf(type: Key['type'], meant: Meant): Key {
  numbers += 1
  meanings.set(numbers, meant)
  return { type, number: numbers }
}

function meaning({ number }: Key): Meant {
  const meant = meanings.get(number)
  if (meant === undefined) throw new DOMException('No such key.', 'InvalidAccessError')
  return meant
}

function objectOf(key: Key): node.KeyObject {
  const { object } = meaning(key)
  if (object === undefined) throw new DOMException('The key is for something else.', 'InvalidAccessError')
  return object
}

function publicOf(raw: Bytes): Key {
  const read = () => {
    const [x, y] = [raw.subarray(1, 1 + POINT), raw.subarray(1 + POINT)].map((part) =>
      Buffer.from(part).toString('base64url'),
    )
    return node.createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as node.JsonWebKey, format: 'jwk' })
  }
  try {
    const object = objectFrom(raw, read)
    return keyOf('public', { bytes: raw.slice(), object })
  } catch {
    throw new DOMException('No point of the curve.', 'DataError')
  }
}

function newPair(): { readonly privateKey: Key; readonly publicKey: Key } {
  const pair = node.createECDH('prime256v1')
  pair.setPrivateKey(drawnBytes(POINT))
  const raw = plain(pair.getPublicKey())
  const [d, x, y] = [pair.getPrivateKey(), raw.subarray(1, 1 + POINT), raw.subarray(1 + POINT)].map((part) =>
    Buffer.from(part).toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', d, x, y } as node.JsonWebKey
  const object = node.createPrivateKey({ key: jwk, format: 'jwk' })
  return { privateKey: keyOf('private', { bytes: raw, object }), publicKey: publicOf(raw) }
}

function privateOf(pkcs8: Bytes): Key {
  try {
    const object = objectFrom(pkcs8, () =>
      node.createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }),
    )
    return keyOf('private', { bytes: pkcs8.slice(), object })
  } catch {
    throw new DOMException('No key.', 'DataError')
  }
}

const nameOf = (algorithm: Algorithm) => (typeof algorithm === 'string' ? algorithm : algorithm.name)

interface Cipher {
  readonly iv: Bytes
  readonly additionalData?: Bytes
}

const cipherName = ({ bytes }: Meant) => (bytes.length === SECRET ? 'aes-128-gcm' : 'aes-256-gcm')

type Deriving =
  | { readonly public: Key }
  | { readonly salt: ArrayBuffer | ArrayBufferView; readonly info: ArrayBuffer | ArrayBufferView }

const subtle = {
  digest: async (_name: string, content: Bytes) => hashed(bytesIn(content)).buffer,
  generateKey: async () => newPair(),
  importKey: async (format: string, given: ArrayBuffer | ArrayBufferView, algorithm: Algorithm) => {
    const bytes = bytesIn(given)
    if (format === 'pkcs8') return privateOf(bytes)
    if (['ECDSA', 'ECDH'].includes(nameOf(algorithm))) return publicOf(bytes)
    return keyOf('secret', { bytes: bytes.slice() })
  },
  exportKey: async (format: string, key: Key) =>
    format === 'raw'
      ? meaning(key).bytes.slice().buffer
      : plain(objectOf(key).export({ format: 'der', type: 'pkcs8' })).buffer,
  deriveBits: async (how: Deriving, key: Key, bits: number) =>
    'public' in how
      ? plain(node.diffieHellman({ privateKey: objectOf(key), publicKey: objectOf(how.public) })).buffer
      : node.hkdfSync('sha256', meaning(key).bytes, bytesIn(how.salt), bytesIn(how.info), bits / 8),
  deriveKey: async ({ salt, iterations }: { readonly salt: Bytes; readonly iterations: number }, key: Key) =>
    keyOf('secret', { bytes: plain(node.pbkdf2Sync(meaning(key).bytes, salt, iterations, 32, 'sha256')) }),
  sign: async (algorithm: Algorithm, key: Key, given: Bytes) => {
    const content = bytesIn(given)
    if (nameOf(algorithm) === 'HMAC')
      return plain(node.createHmac('sha256', meaning(key).bytes).update(content).digest()).buffer
    return plain(node.sign('sha256', content, { key: objectOf(key), dsaEncoding: 'ieee-p1363' })).buffer
  },
  verify: async (_algorithm: Algorithm, key: Key, signature: Bytes, content: Bytes) =>
    node.verify('sha256', content, { key: objectOf(key), dsaEncoding: 'ieee-p1363' }, signature),
  encrypt: async ({ iv, additionalData }: Cipher, key: Key, given: Bytes) => {
    const meant = meaning(key)
    const cipher = node.createCipheriv(cipherName(meant) as node.CipherGCMTypes, meant.bytes, bytesIn(iv))
    if (additionalData !== undefined) cipher.setAAD(bytesIn(additionalData))
    const sealed = Buffer.concat([cipher.update(bytesIn(given)), cipher.final(), cipher.getAuthTag()])
    return plain(sealed).buffer
  },
  decrypt: async ({ iv, additionalData }: Cipher, key: Key, given: Bytes) => {
    const [meant, sealed] = [meaning(key), bytesIn(given)]
    try {
      const cipher = node.createDecipheriv(cipherName(meant) as node.CipherGCMTypes, meant.bytes, bytesIn(iv))
      if (additionalData !== undefined) cipher.setAAD(bytesIn(additionalData))
      cipher.setAuthTag(sealed.subarray(-TAG))
      return plain(Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()])).buffer
    } catch {
      throw new DOMException('Changed, or of another key.', 'OperationError')
    }
  },
}

/** Replaces Web Crypto permanently. */
export function cryptoAtOnce(): void {
  const crypto = {
    subtle,
    getRandomValues: (into: Uint8Array) => {
      into.set(drawnBytes(into.length))
      return into
    },
  }
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
}
