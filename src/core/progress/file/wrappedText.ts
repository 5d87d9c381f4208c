/**
 * Role: finds a text of ours in a file that editors, mail programs and chats have wrapped.
 * Guarantee: what is read is still held against its checksum: here nothing is repaired, only what surrounds it is left out.
 * Must not: copy a file, except one in UTF-16: a backup of a class may have 88 million bytes.
 */
import { decodeBase64url, encodeBase64url } from './base64url'

/** Bytes in which the text has to begin: more than a long letter above it. */
const FARTHEST_START = 200_000
const UTF_16_STRANGE = 0x7f
const SPACE = 0x20

/**
 * The file from where a text in base64url with one of these marks begins; all of it where none does. A mark at the beginning of
 * a word counts, so that a letter, a subject or a quotation sign may stand before it.
 *
 * @param marks what the decoded text begins with, in ASCII
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

/** As a byte of the text. */
function firstSignOf(mark: string): number {
  return encodeBase64url(Uint8Array.from(mark, (sign) => sign.charCodeAt(0))).charCodeAt(0)
}

/** Bytes of a mark, and more signs than it has, with what may stand between them. */
const LONGEST_MARK = 24

/** Letters, digits and the four other signs of both forms of base64. */
function isSign(byte: number | undefined): boolean {
  return byte !== undefined && /[\w+/-]/.test(String.fromCharCode(byte))
}

/** UTF-16 by its mark, one byte for each two: signs of base64 are below 128, and what is above is a space or strange. */
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

/** A no-break space, signs without a width, and the mark of UTF-8 or UTF-16 in the middle of a text. */
function isBlank(unit: number): boolean {
  return unit === 0xa0 || (unit >= 0x200b && unit <= 0x200d) || unit === 0x2060 || unit === 0xfeff
}

/** Editors put a mark before text in UTF-8. */
function withoutMark(file: Uint8Array): Uint8Array {
  return file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? file.subarray(3) : file
}
