/**
 * Role: encodes bytes in the alphanumeric mode of a QR code (RFC 9285), with three characters for two bytes.
 * Guarantee: decoding restores the encoded bytes; a text that is not the encoding of any bytes is rejected completely.
 * Must not: repair anything, because finding misread characters is the job of the frame's checksum.
 */
import type { Bytes } from '../bytes'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const BASE = 45

export function encodeBase45(bytes: Uint8Array): string {
  const groups: string[] = []
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2)
    groups.push(second === undefined ? signsOf(first, 2) : signsOf(first * 256 + second, 3))
  }
  return groups.join('')
}

/** Returns undefined for invalid base45. */
export function decodeBase45(text: string): Bytes | undefined {
  if (text.length % 3 === 1) return undefined
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3)
    const value = valueOf(group)
    if (value === undefined || value > (group.length === 3 ? 0xffff : 0xff)) return undefined
    if (group.length === 3) bytes.push(value >> 8)
    bytes.push(value & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** The least significant character is first. */
function signsOf(value: number, length: number): string {
  let rest = value
  return Array.from({ length }, () => {
    const sign = SIGNS.charAt(rest % BASE)
    rest = Math.floor(rest / BASE)
    return sign
  }).join('')
}

function valueOf(group: string): number | undefined {
  let value = 0
  for (const sign of Array.from(group).reverse()) {
    const place = SIGNS.indexOf(sign)
    if (place < 0) return undefined
    value = value * BASE + place
  }
  return value
}
