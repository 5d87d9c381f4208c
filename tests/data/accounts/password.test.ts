import { describe, expect, it, vi } from 'vitest'
import {
  deriveKeyPbkdf2,
  isEqualInConstantTime,
  isLongEnough,
  isPassword,
  PASSWORD_ROUNDS,
  stretchPassword,
} from '../../../src/data/accounts/password'
import { systemRandom } from '../../../src/platform/random'

const PARTS = { random: systemRandom, deriveKey: deriveKeyPbkdf2, rounds: 2 }

describe('a password', () => {
  it('is stretched with at least 600,000 rounds', () => {
    expect(PASSWORD_ROUNDS).toBeGreaterThanOrEqual(600_000)
  })

  it('matches the published example of PBKDF2 with SHA-256', async () => {
    // RFC 7914, section 11: password "passwd", salt "salt", one round; the first 32 bytes.
    const key = await deriveKeyPbkdf2('passwd', new Uint8Array(new TextEncoder().encode('salt')), 1)
    expect(Buffer.from(key).toString('hex')).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc')
  })

  it('is stored with its own salt and not readable', async () => {
    const one = await stretchPassword('tall grass', PARTS)
    const other = await stretchPassword('tall grass', PARTS)
    expect(one.salt).toHaveLength(16)
    expect(one.key).toHaveLength(32)
    expect(one.salt).not.toEqual(other.salt)
    expect(one.key).not.toEqual(other.key)
    expect(await isPassword('tall grass', one, PARTS)).toBe(true)
    expect(await isPassword('tall gras', one, PARTS)).toBe(false)
  })

  it('is checked with the rounds stored beside it', async () => {
    const kept = await stretchPassword('tall grass', PARTS)
    expect(await isPassword('tall grass', kept, { ...PARTS, rounds: 5 })).toBe(true)
  })

  it('is the same with accents typed in any form', async () => {
    const kept = await stretchPassword('caf\u00e9 au lait', PARTS)
    expect(await isPassword('cafe\u0301 au lait', kept, PARTS)).toBe(true)
  })

  it('takes as long for an unknown learner, and never matches', async () => {
    const deriveKey = vi.fn(() => Promise.resolve(new Uint8Array(32)))
    expect(await isPassword('anything', undefined, { ...PARTS, rounds: 77, deriveKey })).toBe(false)
    expect(deriveKey).toHaveBeenCalledExactlyOnceWith('anything', expect.any(Uint8Array), 77)
  })

  it('has eight characters, not eight code units', () => {
    expect([isLongEnough('1234567'), isLongEnough('12345678'), isLongEnough('🌾🌾🌾🌾')]).toEqual([false, true, false])
  })

  it('is compared to the last byte', () => {
    const bytes = (...values: number[]) => Uint8Array.from(values)
    expect(isEqualInConstantTime(bytes(1, 2, 3), bytes(1, 2, 3))).toBe(true)
    expect(isEqualInConstantTime(bytes(1, 2, 3), bytes(1, 2, 4))).toBe(false)
    expect(isEqualInConstantTime(bytes(1, 2), bytes(1, 2, 0))).toBe(false)
    expect(isEqualInConstantTime(bytes(1, 2, 0), bytes(1, 2))).toBe(false)
  })
})
