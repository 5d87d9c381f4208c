export type Bytes = Uint8Array<ArrayBuffer>

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * Returns a negative number, 0 or a positive number, byte by byte. If one is a prefix of the other, the longer one is
 * greater.
 */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return compareBytes(a, b) === 0
}

/** Big-endian. `value` is an integer from 0 to 2^53 - 1 that fits into `length` bytes. */
export function uintBytes(value: number, length: number): Bytes {
  const bytes = new Uint8Array(length)
  let rest = value
  for (let at = length - 1; at >= 0; at -= 1) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return bytes
}

/** Big-endian. Undefined from 2^53 on, where numbers are no longer exact. */
export function uintOf(bytes: Uint8Array): number | undefined {
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  return Number.isSafeInteger(value) ? value : undefined
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
