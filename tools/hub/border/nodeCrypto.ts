import { createHash, createPublicKey, type KeyObject, verify as verifyNow } from 'node:crypto'
import type { Bytes } from '../../../src/classroom/protocol/bytes'

/** Cache of imported keys. Importing takes as long as verifying, and a class has few senders. */
const known = new Map<string, KeyObject>()
const MOST_KNOWN = 1000

/** SHA-256, synchronous. Web Crypto would spend ten times the work on getting to a thread and back. */
export function digest(bytes: Bytes): Promise<Bytes> {
  return Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()))
}

export function encode(text: string): Bytes {
  return new Uint8Array(Buffer.from(text))
}

/** ECDSA on P-256 with SHA-256, synchronous for the same reason. False for an invalid key. */
export function verify(key: Bytes, signature: Bytes, content: Bytes): Promise<boolean> {
  const verifying = publicKey(key)
  if (verifying === undefined) return Promise.resolve(false)
  return Promise.resolve(verifyNow('sha256', content, { key: verifying, dsaEncoding: 'ieee-p1363' }, signature))
}

function publicKey(raw: Bytes): KeyObject | undefined {
  const bytes = Buffer.from(raw)
  const name = bytes.toString('latin1')
  const found = known.get(name)
  if (found !== undefined) return found
  if (raw[0] !== UNCOMPRESSED) return undefined
  const [x, y] = [bytes.toString('base64url', 1, 33), bytes.toString('base64url', 33)]
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [oldest] = known.keys()
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    known.set(name, key)
    return key
  } catch {
    return undefined
  }
}

/** The prefix of an uncompressed raw point. */
const UNCOMPRESSED = 4
