/**
 * Role: converts bytes to text that every browser can share and no mail program changes, and back.
 * Guarantee: encoded bytes decode to the same bytes. Line breaks, padding, quotation marks and blanks that other
 * programs insert are skipped.
 * Must not: read past the first character that isn't part of the encoded text, or throw on any input.
 */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Some programs pad a file with zero bytes. */
const SKIPPED = ['\t', '\n', '\r', ' ', '=', '\0']
/**
 * In UTF-8: a no-break space, zero-width characters, and the byte order mark. A no-break space may also be one byte.
 */
const BLANKS = [
  [0xc2, 0xa0],
  [0xe2, 0x80, 0x8b],
  [0xe2, 0x80, 0x8c],
  [0xe2, 0x80, 0x8d],
  [0xe2, 0x81, 0xa0],
  [0xef, 0xbb, 0xbf],
  [0xa0],
]
const [QUOTE, SPACE, TAB, LINE_FEED, RETURN] = [0x3e, 0x20, 0x09, 0x0a, 0x0d]
const SKIP = 64
const STRANGE = 65

const SIGN_CODES = Uint8Array.from(SIGNS, (sign) => sign.charCodeAt(0))
/**
 * In bytes, a multiple of three. A class backup has millions of bytes, and a string for each group of three would fill
 * a phone's memory.
 */
const AT_ONCE = 6144

/** The value of each byte in the text. The other form of base64 has `+` and `/` in place of `-` and `_`. */
const VALUES = valueTable()

export interface Decoded {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The number of characters read. A single character isn't enough for a byte. */
  readonly signs: number
  /** Whether decoding stopped at a character that isn't base64; the text before that character is decoded. */
  readonly isCutShort: boolean
}

export function encodeBase64url(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const part = bytes.subarray(from, from + AT_ONCE)
    const signs = new Uint8Array(Math.ceil((part.length * 4) / 3))
    // Writing past the end of a typed array has no effect.
    for (let at = 0, to = 0; at < part.length; at += 3) {
      const group = ((part[at] ?? 0) << 16) | ((part[at + 1] ?? 0) << 8) | (part[at + 2] ?? 0)
      for (let shift = 18; shift >= 0; shift -= 6) signs[to++] = SIGN_CODES[(group >> shift) & 63] ?? 0
    }
    parts.push(String.fromCharCode(...signs))
  }
  return parts.join('')
}

/**
 * Decodes base64 text, in either form.
 *
 * @param text as bytes of ASCII or UTF-8
 * @param mostSigns characters after this many are ignored
 */
export function decodeBase64url(text: Uint8Array, mostSigns = text.length): Decoded {
  const bytes = new Uint8Array(Math.floor((Math.min(text.length, mostSigns) * 3) / 4))
  let [length, signs, group] = [0, 0, 0]
  let isCutShort = false
  for (let at = 0; at < text.length && signs < mostSigns; at += 1) {
    const value = VALUES[text[at] ?? 0] ?? STRANGE
    if (value === SKIP) continue
    if (value === STRANGE) {
      const blank = blankAt(text, at)
      if (blank === 0) {
        isCutShort = true
        break
      }
      at += blank - 1
      continue
    }
    group = ((group << 6) | value) & 0xffffff
    signs += 1
    if (signs % 4 === 1) continue
    // The second character of four completes the first byte, with 4 bits left over. The third leaves 2 bits, the fourth
    // none.
    bytes[length] = group >> (6 - ((signs - 1) % 4) * 2)
    length += 1
  }
  return { bytes: bytes.slice(0, length), signs, isCutShort }
}

/** The number of bytes to skip if there is a blank, or a quotation mark at the beginning of a line; otherwise 0. */
function blankAt(text: Uint8Array, at: number): number {
  const blank = BLANKS.find((bytes) => bytes.every((byte, place) => text[at + place] === byte))
  if (blank !== undefined) return blank.length
  if (text[at] !== QUOTE) return 0
  let before = at - 1
  while (text[before] === QUOTE || text[before] === SPACE || text[before] === TAB) before -= 1
  const isAtStart = before < 0 || text[before] === LINE_FEED || text[before] === RETURN
  return isAtStart ? 1 : 0
}

/** The bytes of a base64url string that this app wrote; undefined for any other value. */
export function bytesOf(text: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof text !== 'string' || !/^[\w-]*$/.test(text)) return undefined
  const codes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at)
  return decodeBase64url(codes).bytes
}

function valueTable(): Uint8Array {
  const table = new Uint8Array(256).fill(STRANGE)
  for (const [value, sign] of Array.from(SIGNS).entries()) table[sign.charCodeAt(0)] = value
  table['+'.charCodeAt(0)] = 62
  table['/'.charCodeAt(0)] = 63
  for (const sign of SKIPPED) table[sign.charCodeAt(0)] = SKIP
  return table
}
