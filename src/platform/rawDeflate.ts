type Bytes = Uint8Array<ArrayBuffer>

/* Raw deflate (RFC 1951) by the browser. Safari before 16.4, Chromium before 103 and Firefox before 113 don't have it,
   so a library is loaded there. All other browsers load no script for it. */

export async function deflate(bytes: Bytes): Promise<Bytes> {
  if (!hasStreams()) return new Uint8Array((await import('fflate')).deflateSync(bytes))
  return new Uint8Array(await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer())
}

/** Stops at the first chunk over the limit in bytes, so a zip bomb can't fill the memory. */
export async function inflate(bytes: Bytes, limit: number): Promise<Bytes | 'too-large' | 'broken'> {
  return hasStreams() ? await inflateStream(bytes, limit) : await inflateAtOnce(bytes, limit)
}

/** Some browsers have compression streams but don't support this format. */
function hasStreams(): boolean {
  try {
    return new CompressionStream('deflate-raw').readable instanceof ReadableStream
  } catch {
    return false
  }
}

async function inflateAtOnce(bytes: Bytes, limit: number): Promise<Bytes | 'too-large' | 'broken'> {
  // For an empty input the library would return the full buffer of zeros.
  if (bytes.length === 0) return 'broken'
  const { inflateSync } = await import('fflate')
  try {
    // Bytes beyond the end of this buffer are dropped.
    const inflated = inflateSync(bytes, { out: new Uint8Array(limit + 1) })
    return inflated.length > limit ? 'too-large' : new Uint8Array(inflated)
  } catch {
    return 'broken'
  }
}

function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): ReadableStream<Bytes> {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

async function inflateStream(bytes: Bytes, limit: number): Promise<Bytes | 'too-large' | 'broken'> {
  const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader()
  const inflated = new Uint8Array(limit)
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return inflated.slice(0, length)
      if (length + value.length > limit) {
        void reader.cancel().catch(() => undefined)
        return 'too-large'
      }
      inflated.set(value, length)
      length += value.length
    }
  } catch {
    return 'broken'
  }
}
