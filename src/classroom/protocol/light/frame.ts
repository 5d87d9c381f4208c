/**
 * Role: one frame: the text of one QR code.
 * Guarantee: a text that parses was written as a frame and read without an error.
 * Must not: judge whether the combined content is correct. Its hash, which is the session, shows that.
 *
 * | field | bytes | |---|---| | mark `L`, version 1 | 1 + 1 | | session: the first bytes of SHA-256 of the whole | 6 |
 * | index, count of blocks | 2 + 2 | | length of the whole | 3 | | block | n | | checksum: CRC-32 of everything before
 * it | 4 |
 */
import { type Bytes, joinBytes, uintBytes, uintOf } from '../bytes'
import { LARGEST_ENVELOPE } from '../envelope/envelope'
import { decodeBase45, encodeBase45 } from './base45'
import { crc32 } from './crc32'

export const SESSION_BYTES = 6
/** Maximum bytes that frames can carry: the largest envelope. */
export const LARGEST_SHOWN = LARGEST_ENVELOPE
/** Maximum number of blocks. More blocks would take minutes to show. */
export const MOST_BLOCKS = 1024
/** An index has two bytes. */
export const MOST_FRAMES = 0x10000

const MARK = 0x4c
const VERSION = 1
const HEADER_BYTES = 2 + SESSION_BYTES + 2 + 2 + 3
const CHECKSUM_BYTES = 4

export interface LightFrame {
  readonly session: Bytes
  /** Below `count`, the frame is that block. From `count` on, it is a sum of blocks (see fountain.ts). */
  readonly index: number
  readonly count: number
  /** The number of bytes in the full content. */
  readonly length: number
  readonly block: Bytes
}

/**
 * Returns the maximum bytes of a block in a QR code with room for `signs` alphanumeric characters. That is 600 at
 * version 15 and level M, and 970 at version 20.
 */
export function blockBytesFor(signs: number): number {
  return Math.floor(signs / 3) * 2 - HEADER_BYTES - CHECKSUM_BYTES
}

/** Every block has this length. The last block is padded with zeros. */
export function blockLength({ length, count }: Pick<LightFrame, 'length' | 'count'>): number {
  return Math.ceil(length / count)
}

export function frameText({ session, index, count, length, block }: LightFrame): string {
  const mark = Uint8Array.of(MARK, VERSION)
  const header = [mark, session, uintBytes(index, 2), uintBytes(count, 2), uintBytes(length, 3)]
  const body = joinBytes([...header, block])
  return encodeBase45(joinBytes([body, uintBytes(crc32(body), CHECKSUM_BYTES)]))
}

/** Returns undefined if the text is not a frame, such as when another QR code is in view. */
export function readFrame(text: string): LightFrame | undefined {
  // No QR code has room for more.
  const bytes = text.length > 4296 ? undefined : decodeBase45(text)
  if (bytes === undefined || bytes.length <= HEADER_BYTES + CHECKSUM_BYTES) return undefined
  if (bytes[0] !== MARK || bytes[1] !== VERSION) return undefined
  const body = bytes.slice(0, -CHECKSUM_BYTES)
  if (uintOf(bytes.subarray(body.length)) !== crc32(body)) return undefined
  const numbersFrom = 2 + SESSION_BYTES
  const [index, count, length] = [
    uintOf(body.subarray(numbersFrom, numbersFrom + 2)) ?? 0,
    uintOf(body.subarray(numbersFrom + 2, numbersFrom + 4)) ?? 0,
    uintOf(body.subarray(numbersFrom + 4, HEADER_BYTES)) ?? 0,
  ]
  const block = body.slice(HEADER_BYTES)
  const isPossible = count > 0 && count <= MOST_BLOCKS && length > 0 && length <= LARGEST_SHOWN
  if (!isPossible || block.length !== blockLength({ length, count })) return undefined
  return { session: body.slice(2, numbersFrom), index, count, length, block }
}
