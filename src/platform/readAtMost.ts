/**
 * Bytes, uncompressed: the most that is read of a lesson, quiz, list or page whose size nobody promised. The largest
 * file of the course has 61 kB, the largest page 70 kB. Twelve times that is read in a blink by a cheap phone, and a
 * stream without an end stops before it fills the memory. What the build promised has its own size for a limit.
 */
export const MOST_BYTES = 768 * 1024

/** The answer came, and is none that the site would give. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
  /** By this it is told in rooms that can't name its class. */
  readonly isBadAnswer = true
}

/** The bytes of an answer. Ends the download, and rejects, at the first byte over the limit. */
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
      // Nobody waits for the end of what is refused.
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
