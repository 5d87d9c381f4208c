/** Answers the compression streams synchronously (see `cryptoAtOnce.ts`). */
import { deflateRawSync, inflateRawSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

const plain = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

/** The part of a compression stream that the site uses. It takes everything in one piece. */
class Through {
  readonly readable = Object.create(ReadableStream.prototype) as ReadableStream
  readonly #work: (bytes: Bytes) => Uint8Array

  constructor(work: (bytes: Bytes) => Uint8Array) {
    this.#work = work
  }

  done(bytes: Bytes) {
    let left: Bytes | undefined
    return {
      getReader: () => ({
        read: async () => {
          left = left === undefined ? plain(this.#work(bytes)) : undefined
          return left === undefined ? { done: true } : { done: false, value: left }
        },
        cancel: async () => undefined,
      }),
      whole: () => plain(this.#work(bytes)),
    }
  }
}

/** Replaces the streams permanently. */
export function streamsAtOnce(): void {
  Object.assign(globalThis, {
    CompressionStream: class extends Through {
      constructor() {
        super(deflateRawSync)
      }
    },
    DecompressionStream: class extends Through {
      constructor() {
        super(inflateRawSync)
      }
    },
    Blob: class {
      readonly #parts: readonly Bytes[]
      constructor(parts: readonly Bytes[]) {
        this.#parts = parts
      }
      stream() {
        return { pipeThrough: (through: Through) => through.done(plain(Buffer.concat(this.#parts))) }
      }
    },
    Response: class {
      readonly #body: { whole(): Bytes }
      constructor(body: { whole(): Bytes }) {
        this.#body = body
      }
      arrayBuffer = async () => this.#body.whole().buffer
    },
  })
}
