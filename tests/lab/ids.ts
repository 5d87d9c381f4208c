const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

let drawn = 0

/** Returns bytes from which the site makes an id that no page has had before. */
export function nextId(length: number): Uint8Array<ArrayBuffer> {
  drawn += 1
  const bytes = new Uint8Array(length)
  for (let at = 0, left = drawn; at < length; at += 1) {
    bytes[at] = left % SIGNS.length
    left = Math.floor(left / SIGNS.length)
  }
  return bytes
}

export function idOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
}
