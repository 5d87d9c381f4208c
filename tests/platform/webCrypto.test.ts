import { describe, expect, it } from 'vitest'
import {
  cipherKey,
  decryptUnder,
  encryptUnder,
  passwordBytes,
  sha256,
  stretchedBytes,
  stretchedCipherKey,
} from '../../src/platform/webCrypto'

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('SHA-256', () => {
  it('matches the published example', async () => {
    // FIPS 180-2, appendix B.1.
    expect(hexOf(await sha256(passwordBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})

describe('AES-256-GCM', () => {
  // Test case 16 of "The Galois/Counter Mode of Operation", McGrew and Viega.
  const raw = bytesOf('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308')
  const nonce = bytesOf('cafebabefacedbaddecaf888')
  const associated = bytesOf('feedfacedeadbeeffeedfacedeadbeefabaddad2')
  const content = bytesOf(
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
      '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
  )
  const sealed = bytesOf(
    '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
      '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b',
  )

  it('matches the published example, with the tag at the end', async () => {
    const key = await cipherKey(raw)
    expect(hexOf(await encryptUnder(key, content, { nonce, associated }))).toBe(hexOf(sealed))
    expect(await decryptUnder(key, sealed, { nonce, associated })).toEqual(content)
  })

  it('returns nothing for another key, nonce, content or associated data', async () => {
    const [key, other] = [await cipherKey(raw), await cipherKey(raw.toReversed())]
    const changed = (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte))
    expect(await decryptUnder(other, sealed, { nonce, associated })).toBeUndefined()
    expect(await decryptUnder(key, sealed, { nonce: changed(nonce), associated })).toBeUndefined()
    expect(await decryptUnder(key, changed(sealed), { nonce, associated })).toBeUndefined()
    expect(await decryptUnder(key, sealed, { nonce, associated: changed(associated) })).toBeUndefined()
  })

  it('rejects a key that may not decrypt, because that is a bug', async () => {
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
    await expect(decryptUnder(key, sealed, { nonce, associated })).rejects.toMatchObject({ name: 'InvalidAccessError' })
  })
})

describe('PBKDF2 with SHA-256', () => {
  // RFC 7914, section 11: the first 32 bytes of each example.
  it.each([
    ['passwd', 'salt', 1, '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'],
    ['Password', 'NaCl', 80_000, '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56'],
  ])('matches the published example of %s', async (password, salt, rounds, hex) => {
    expect(hexOf(await stretchedBytes(passwordBytes(password), passwordBytes(salt), rounds))).toBe(hex)
  })

  it('makes a cipher key of the same bytes', async () => {
    const [password, salt] = [passwordBytes('tall grass'), passwordBytes('salt')]
    const parts = { nonce: new Uint8Array(12), associated: new Uint8Array(0) }
    const sealed = await encryptUnder(await stretchedCipherKey(password, salt, 3), password, parts)
    expect(await decryptUnder(await cipherKey(await stretchedBytes(password, salt, 3)), sealed, parts)).toEqual(
      password,
    )
  })

  it('gets the same bytes of an accent typed in any form', () => {
    expect(passwordBytes('cafe\u0301')).toEqual(passwordBytes('caf\u00e9'))
  })
})
