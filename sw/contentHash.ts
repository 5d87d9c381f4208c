// Role: identifies a text by its content.
// Guarantee: equal bytes give equal hashes, on the build machine and in every browser.
// Must not: depend on anything but the bytes.

import { sha256 } from '../src/platform/webCrypto'

/** SHA-256 of the bytes, base64url without padding. */
export async function contentHash(bytes: ArrayBuffer): Promise<string> {
  return base64url(await sha256(bytes))
}

/**
 * The first 16 bytes of the SHA-256, base64url. No one can make other bytes with the same 16, and a list of them is half
 * as long.
 */
export async function shortHash(bytes: ArrayBuffer): Promise<string> {
  return base64url((await sha256(bytes)).slice(0, 16))
}

/** The short hash for the hash of `contentHash`. */
export function shortened(hash: string): string {
  const text = atob(hash.replaceAll('-', '+').replaceAll('_', '/'))
  return base64url(Uint8Array.from(text.slice(0, 16), (character) => character.charCodeAt(0)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The hash in the format of a content security policy: `sha256-` and base64. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  return `sha256-${btoa(String.fromCharCode(...(await sha256(bytes))))}`
}
