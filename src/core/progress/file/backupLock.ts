/**
 * Role: encrypts and decrypts a backup file.
 * Guarantee: the parameters of a lock are checked before a key is derived. A lock that was changed can't be opened.
 * Must not: store a passphrase, or reveal how close a wrong passphrase was.
 */
import { canonicalText, isJsonMap, type Json, type JsonMap, own } from '../json'
import { type BackupTools, type OpenLock, refusedAs, type Refused } from './backup'
import { bytesOf, encodeBase64url } from './base64url'

/**
 * OWASP's recommendation for PBKDF2 with SHA-256. Fewer rounds are not safe; many more would block a cheap phone for a
 * minute.
 */
export const LOCK_ROUNDS = 600_000
const MOST_ROUNDS = 2_000_000
const SALT_BYTES = 16
const NONCE_BYTES = 12
const STRETCH = 'PBKDF2-SHA-256'
const CIPHER = 'AES-256-GCM'

/** Returns the body of a locked file, which is the readable lock and the encrypted content. */
export async function lockedBody(
  content: Uint8Array<ArrayBuffer>,
  passphrase: string,
  tools: BackupTools,
): Promise<JsonMap> {
  const [salt, nonce] = [tools.random(SALT_BYTES), tools.random(NONCE_BYTES)]
  const lock = {
    stretch: STRETCH,
    rounds: LOCK_ROUNDS,
    salt: encodeBase64url(salt),
    cipher: CIPHER,
    nonce: encodeBase64url(nonce),
  }
  const parts = { salt, nonce, rounds: LOCK_ROUNDS }
  return { lock, sealed: encodeBase64url(await tools.seal(content, openLock(lock, parts, passphrase, tools))) }
}

export type Unlocked = { readonly kind: 'unlocked'; readonly content: Uint8Array<ArrayBuffer> } | Refused

/** Opens a body that has a lock. */
export async function unlock(body: JsonMap, passphrase: string, tools: BackupTools): Promise<Unlocked> {
  const lock = own(body, 'lock') ?? null
  const parts = lockParts(lock)
  const sealed = bytesOf(own(body, 'sealed'))
  if (parts === undefined) return refusedAs('badly-locked', 'lock')
  if (sealed === undefined) return refusedAs('damaged', 'sealed')
  if (passphrase === '') return refusedAs('locked', 'no passphrase')
  const content = await tools.unseal(sealed, openLock(lock, parts, passphrase, tools))
  return content === undefined ? refusedAs('wrong-passphrase', 'not opened') : { kind: 'unlocked', content }
}

type LockParts = Pick<OpenLock, 'salt' | 'nonce' | 'rounds'>

function lockParts(lock: Json): LockParts | undefined {
  if (!isJsonMap(lock) || own(lock, 'stretch') !== STRETCH || own(lock, 'cipher') !== CIPHER) return undefined
  const rounds = own(lock, 'rounds')
  const isBounded = typeof rounds === 'number' && Number.isInteger(rounds)
  if (!isBounded || rounds < LOCK_ROUNDS || rounds > MOST_ROUNDS) return undefined
  const [salt, nonce] = [bytesOf(own(lock, 'salt')), bytesOf(own(lock, 'nonce'))]
  if (salt?.length !== SALT_BYTES || nonce?.length !== NONCE_BYTES) return undefined
  return { salt, nonce, rounds }
}

function openLock(lock: Json, parts: LockParts, passphrase: string, tools: BackupTools): OpenLock {
  return {
    ...parts,
    // The text is normalized, because another keyboard may enter an accented letter as two characters.
    passphrase: tools.encode(passphrase.normalize('NFC')),
    bound: tools.encode(canonicalText(lock)),
  }
}
