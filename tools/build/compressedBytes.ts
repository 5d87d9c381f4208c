import { brotliCompressSync, constants } from 'node:zlib'

/** A file with the same bytes is in several lists, and compressing takes most of the time of a build step. */
const known = new Map<string, number>()

/** The size of a download, in bytes. Uses the compression quality of hosts that compress on the fly. */
export function compressedBytes(bytes: Buffer): number {
  const key = bytes.toString('latin1')
  const size =
    known.get(key) ??
    Math.min(bytes.length, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length)
  known.set(key, size)
  return size
}
