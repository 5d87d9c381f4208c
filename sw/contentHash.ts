// Role: identifies a text by its content.
// Guarantee: equal bytes give equal hashes, on the build machine and in every browser.
// Must not: depend on anything but the bytes.

/** SHA-256 of the bytes, base64url without padding. */
export async function contentHash(bytes: ArrayBuffer): Promise<string> {
  return (await sha256(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The hash in the format of subresource integrity: `sha256-` and base64. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  return `sha256-${await sha256(bytes)}`
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}
