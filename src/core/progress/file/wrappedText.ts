/**
 * Role: finds text written by this app in a file where editors, mail programs or chat apps have added other text.
 * Guarantee: it repairs nothing and only skips surrounding text, so the checksum is still checked.
 * Must not: copy a file, except one in UTF-16, because a class backup may have 88 million bytes.
 */
import { decodeBase64url, encodeBase64url } from './base64url'

/** In bytes. The text must begin within this many bytes, which leaves room for a long letter above it. */
const FARTHEST_START = 200_000
const UTF_16_STRANGE = 0x7f
const SPACE = 0x20

/**
 * The part of the file that begins with base64url text of one of these marks; the complete file if no mark is found. A
 * mark is recognized only at the beginning of a word. A letter, a subject line or a quotation mark may come before it.
 *
 * @param marks the possible beginnings of the decoded text, in ASCII
 */
export function unwrapped(file: Uint8Array, marks: readonly string[]): Uint8Array {
  const text = withoutMark(oneByteEach(file))
  const firstSigns = new Set(marks.map(firstSignOf))
  const end = Math.min(text.length, FARTHEST_START)
  for (let at = 0; at < end; at += 1) {
    if (!firstSigns.has(text[at] ?? 0) || isSign(text[at - 1])) continue
    const { bytes } = decodeBase64url(text.subarray(at, at + 2 * LONGEST_MARK))
    const begins = String.fromCharCode(...bytes.subarray(0, LONGEST_MARK))
    if (marks.some((mark) => begins.startsWith(mark))) return text.subarray(at)
  }
  return text
}

/** The byte of the first character of an encoded mark. */
function firstSignOf(mark: string): number {
  return encodeBase64url(Uint8Array.from(mark, (sign) => sign.charCodeAt(0))).charCodeAt(0)
}

/**
 * The maximum length of a mark, in bytes. Twice as many bytes of text are read, which leaves room for characters that
 * other programs insert.
 */
const LONGEST_MARK = 24

/** Whether the byte is a letter, a digit or one of the four other characters used in either form of base64. */
function isSign(byte: number | undefined): boolean {
  return byte !== undefined && /[\w+/-]/.test(String.fromCharCode(byte))
}

/**
 * Converts UTF-16, recognized by its byte order mark, to one byte per unit. Base64 characters are below 128; a higher
 * unit becomes a space or an invalid byte.
 */
function oneByteEach(file: Uint8Array): Uint8Array {
  const isLittle = file[0] === 0xff && file[1] === 0xfe
  if (!isLittle && !(file[0] === 0xfe && file[1] === 0xff)) return file
  const text = new Uint8Array((file.length - 2) >> 1)
  for (let at = 0; at < text.length; at += 1) {
    const [first, second] = [file[2 + at * 2] ?? 0, file[3 + at * 2] ?? 0]
    const unit = isLittle ? first | (second << 8) : (first << 8) | second
    text[at] = unit < 0x80 ? unit : isBlank(unit) ? SPACE : UTF_16_STRANGE
  }
  return text
}

/** Whether the unit is a no-break space, a zero-width character, or a byte order mark in the middle of a text. */
function isBlank(unit: number): boolean {
  return unit === 0xa0 || (unit >= 0x200b && unit <= 0x200d) || unit === 0x2060 || unit === 0xfeff
}

/** Skips the byte order mark that editors put before UTF-8 text. */
function withoutMark(file: Uint8Array): Uint8Array {
  return file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? file.subarray(3) : file
}
