import { createHash } from 'node:crypto'

/** The name of a file by its content: 16 bytes of its SHA-256 in base64url, as in the site's own lists. */
export function fileHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url')
}

export function isFileHash(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}
