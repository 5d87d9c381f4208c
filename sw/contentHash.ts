// Role: the name of a text by its content.
// Guarantee: equal bytes give equal hashes, on the build machine and in every browser.
// Must not: depend on anything but the bytes.

/** SHA-256 of the bytes, base64url without padding. */
export async function contentHash(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
