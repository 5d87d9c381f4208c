/**
 * Role: the lock of a class book and of its backup files: the book's key, wrapped with a password.
 * Guarantee: checks how much work a lock needs before doing it, and can tell a changed lock from a wrong password.
 * Must not: keep a password, or say how close a wrong one was.
 */
import { type Bytes, hexOf, isSameBytes } from '../protocol/bytes'
import { classroomTools } from '../../platform/classroomTools'
import { decryptUnder, encryptUnder } from '../../platform/webCrypto'
import { bytesOf, encodeBase64url } from '../../core/progress/file/base64url'
import { canonicalText, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import type { ClassKey } from '../ports/TaughtClasses'

/**
 * The number that OWASP recommends for PBKDF2 with SHA-256. Fewer rounds are not safe; many more would block a cheap
 * phone for a minute.
 */
const ROUNDS = 600_000
const MOST_ROUNDS = 2_000_000
const SALT_BYTES = 16
const NONCE_BYTES = 12
const CHECK_SIGNS = 12
const STRETCH = 'PBKDF2-SHA-256'
const CIPHER = 'AES-256-GCM'

/** Derives an AES-256-GCM key from a password: see `stretchedKey`. Tests pass a faster function. */
export type StretchKey = (password: string, salt: Bytes, rounds: number) => Promise<CryptoKey>

/** A stretched password. It can open locks that have the same salt, and create new locks. */
export interface Stretched {
  readonly key: CryptoKey
  readonly salt: Bytes
  readonly rounds: number
}

export interface LockParts {
  readonly salt: Bytes
  readonly rounds: number
  readonly nonce: Bytes
  readonly sealed: Bytes
}

/** Stretches a password for a new lock. */
export async function stretchAnew(password: string, stretch: StretchKey): Promise<Stretched> {
  const salt = classroomTools.random(SALT_BYTES)
  return { key: await stretch(password, salt, ROUNDS), salt, rounds: ROUNDS }
}

export async function stretchFor(
  { salt, rounds }: LockParts,
  password: string,
  stretch: StretchKey,
): Promise<Stretched> {
  return { key: await stretch(password, salt, rounds), salt, rounds }
}

export async function lockKey(raw: Bytes, classKey: ClassKey, { key, salt, rounds }: Stretched): Promise<JsonMap> {
  const nonce = classroomTools.random(NONCE_BYTES)
  const associated = associatedOf(classKey, salt, rounds)
  const lock = {
    stretch: STRETCH,
    rounds,
    salt: encodeBase64url(salt),
    cipher: CIPHER,
    nonce: encodeBase64url(nonce),
    sealed: encodeBase64url(await encryptUnder(key, raw, { nonce, associated })),
  }
  return { ...lock, check: await checkOf(lock) }
}

/**
 * Returns the new lock after opening it as a test. Returns undefined if it doesn't open, because such a lock must not
 * replace another lock.
 */
export async function provenLock(raw: Bytes, classKey: ClassKey, stretched: Stretched): Promise<JsonMap | undefined> {
  const lock = await lockKey(raw, classKey, stretched)
  const parts = await readLock(lock)
  const opened = typeof parts === 'string' ? undefined : await unlockKey(parts, classKey, stretched)
  return opened !== undefined && isSameBytes(opened, raw) ? lock : undefined
}

/** Returns `badly-locked` for a complete lock that this app would not make. */
export async function readLock(lock: Json | undefined): Promise<LockParts | 'damaged' | 'badly-locked'> {
  if (lock === undefined || !isJsonMap(lock)) return 'damaged'
  const { check, ...rest } = lock
  if (check !== (await checkOf(rest))) return 'damaged'
  const rounds = own(rest, 'rounds')
  if (own(rest, 'stretch') !== STRETCH || own(rest, 'cipher') !== CIPHER) return 'badly-locked'
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < ROUNDS || rounds > MOST_ROUNDS)
    return 'badly-locked'
  const [salt, nonce, sealed] = [bytesOf(rest['salt']), bytesOf(rest['nonce']), bytesOf(rest['sealed'])]
  if (salt?.length !== SALT_BYTES || nonce?.length !== NONCE_BYTES || sealed === undefined) return 'badly-locked'
  return { salt, rounds, nonce, sealed }
}

/** Returns the book's key, or undefined if the password is wrong. */
export async function unlockKey(
  { salt, rounds, nonce, sealed }: LockParts,
  classKey: ClassKey,
  { key }: Stretched,
): Promise<Bytes | undefined> {
  return await decryptUnder(key, sealed, { nonce, associated: associatedOf(classKey, salt, rounds) })
}

function associatedOf(classKey: ClassKey, salt: Bytes, rounds: number): Bytes {
  return classroomTools.encode(`class-${classKey} ${STRETCH} ${rounds} ${encodeBase64url(salt)} ${CIPHER}`)
}

/** Detects accidents, not attacks. An attacker who changes a lock can only make it unusable. */
async function checkOf(lock: JsonMap): Promise<string> {
  return hexOf(await classroomTools.digest(classroomTools.encode(canonicalText(lock)))).slice(0, CHECK_SIGNS)
}
