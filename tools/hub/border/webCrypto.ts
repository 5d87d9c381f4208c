import { webcrypto } from 'node:crypto'
import type { Bytes } from '../../../src/classroom/bytes'

const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }

/** SHA-256. */
export async function digest(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes))
}

/** ECDSA on P-256 with SHA-256. False for a key that is none. */
export async function verify(key: Bytes, signature: Bytes, content: Bytes): Promise<boolean> {
  const verifying = await webcrypto.subtle.importKey('raw', key, SIGNING, true, ['verify']).catch(() => undefined)
  return verifying !== undefined && (await webcrypto.subtle.verify(SIGNATURE, verifying, signature, content))
}
