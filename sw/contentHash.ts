// Role: identifies a text by its content.
// Guarantee: equal bytes give equal hashes, on the build machine and in every browser.
// Must not: depend on anything but the bytes.

import { sha256 } from '../src/platform/webCrypto'

/** SHA-256 of the bytes, base64url without padding. */
export async function contentHash(bytes: ArrayBuffer): Promise<string> {
  return (await base64Of(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The hash in the format of subresource integrity: `sha256-` and base64. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  return `sha256-${await base64Of(bytes)}`
}

async function base64Of(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...(await sha256(bytes))))
}
