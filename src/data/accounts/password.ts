import type { StretchedPassword } from '../store/deviceDatabase'
import type { Random } from '../../platform/random'
import { hasWebCrypto, passwordBytes, stretchedBytes } from '../../platform/webCrypto'

/** OWASP's figure for PBKDF2 with SHA-256. Each row stores its own number, so this one can be raised. */
export const PASSWORD_ROUNDS = 600_000
export const SHORTEST_PASSWORD = 8

const SALT_BYTES = 16
const KEY_BYTES = 32

/** Thrown where Web Crypto is missing: on all addresses except https and localhost. */
export class StretchingUnavailable extends Error {
  override readonly name = 'StretchingUnavailable'
}

/** Stretches a password. Rejects with StretchingUnavailable. */
export type DeriveKey = (
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
) => Promise<Uint8Array<ArrayBuffer>>

export const deriveKeyPbkdf2: DeriveKey = async (password, salt, rounds) => {
  if (!hasWebCrypto()) throw new StretchingUnavailable('Passwords need a secure address')
  return await stretchedBytes(passwordBytes(password), salt, rounds)
}

/** The parts that stretching a password needs. */
export interface Stretching {
  readonly random: Random
  readonly deriveKey: DeriveKey
  readonly rounds: number
}

/** @param parts only tests pass their own key derivation and fewer rounds */
export function stretchingOf(parts: Pick<Stretching, 'random'> & Partial<Stretching>): Stretching {
  return {
    random: parts.random,
    deriveKey: parts.deriveKey ?? deriveKeyPbkdf2,
    rounds: parts.rounds ?? PASSWORD_ROUNDS,
  }
}

export function isLongEnough(password: string): boolean {
  return Array.from(password).length >= SHORTEST_PASSWORD
}

export async function stretchPassword(
  password: string,
  parts: { readonly random: Random; readonly deriveKey: DeriveKey; readonly rounds: number },
): Promise<StretchedPassword> {
  const salt = parts.random.bytes(SALT_BYTES)
  return { salt, key: await parts.deriveKey(password, salt, parts.rounds), rounds: parts.rounds }
}

/**
 * Resolves to whether the password matches the stored one. If there is no stored password (an unknown email), the call
 * takes just as long and resolves to false. So the time doesn't reveal who has an account on this device.
 */
export async function isPassword(
  password: string,
  kept: StretchedPassword | undefined,
  parts: { readonly random: Random; readonly deriveKey: DeriveKey; readonly rounds: number },
): Promise<boolean> {
  const against = kept ?? {
    salt: parts.random.bytes(SALT_BYTES),
    key: new Uint8Array(KEY_BYTES),
    rounds: parts.rounds,
  }
  const derived = await parts.deriveKey(password, against.salt, against.rounds)
  return isEqualInConstantTime(derived, against.key) && kept !== undefined
}

/** Compares every byte, even after a difference. */
export function isEqualInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index += 1) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}
