/**
 * The limit, in uncompressed bytes, for a lesson, quiz, list or page whose size the build did not record. The largest
 * file in the course is 61 kB, and the largest page is 70 kB. A cheap phone quickly reads twelve times as much, and an
 * endless stream is stopped before it fills the memory. Files with a recorded size use that size as their limit.
 */
export const MOST_BYTES = 768 * 1024

/** The response arrived, but it did not come from this site. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
  /** Code that can't import this class recognizes the error by this field. */
  readonly isBadAnswer = true
}

/** Returns the bytes of a response. At the first byte over the limit it cancels the download and rejects. */
export async function readAtMost({ body }: Response, limit: number): Promise<ArrayBuffer> {
  if (body === null) return new ArrayBuffer(0)
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limit) {
      // It doesn't matter whether the cancellation succeeds.
      void reader.cancel().catch(() => undefined)
      throw new BadAnswer(`the answer is longer than ${limit} bytes`)
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes.buffer
}
