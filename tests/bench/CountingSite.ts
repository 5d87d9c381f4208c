import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { startServer } from '../../tools/serve/startServer.mjs'

type Running = Awaited<ReturnType<typeof startServer>>

export interface CountedRequest {
  readonly path: string
  /** The browser has a copy, and asks whether it is still current. */
  readonly isConditional: boolean
  /** Bytes of the answer with its headers. */
  readonly bytesDown: number
}

export interface Count {
  readonly requests: readonly CountedRequest[]
  /** All bytes on all sockets, with headers. */
  readonly bytesDown: number
  readonly bytesUp: number
}

interface Answering {
  readonly request: IncomingMessage
  /** What the socket had written before it answered this request. */
  readonly from: number
}

/** Hosts compress on the fly with this quality, or a little less. */
const QUALITY = 5

/**
 * An origin that serves one build and then another, and counts the bytes on its sockets. It speaks HTTP 1.1, which spends
 * more bytes on headers than the HTTP 2 of most hosts.
 */
export class CountingSite {
  #running: Running | undefined
  #port = 0
  #sockets = new Map<Socket, Answering[]>()

  static async starts(root: string): Promise<CountingSite> {
    const site = new CountingSite()
    await site.deploys(root)
    return site
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  /** Replaces the build as a deployment does, and counts from zero. */
  async deploys(root: string): Promise<void> {
    await this.close()
    this.#sockets = new Map()
    const heard = (request: IncomingMessage) => this.#hears(request)
    this.#running = await startServer({ root, port: this.#port, heard, quality: QUALITY })
    this.#port = this.#running.port
  }

  count(): Count {
    const sockets = [...this.#sockets]
    return {
      requests: sockets.flatMap(([socket, answers]) =>
        answers.map(({ request, from }, at) => ({
          path: request.url ?? '/',
          isConditional: 'if-none-match' in request.headers || 'if-modified-since' in request.headers,
          // A browser sends the next request on a socket when it has the whole answer.
          bytesDown: (answers[at + 1]?.from ?? socket.bytesWritten) - from,
        })),
      ),
      bytesDown: sockets.reduce((sum, [{ bytesWritten }]) => sum + bytesWritten, 0),
      bytesUp: sockets.reduce((sum, [{ bytesRead }]) => sum + bytesRead, 0),
    }
  }

  async close(): Promise<void> {
    await this.#running?.close()
    this.#running = undefined
  }

  #hears(request: IncomingMessage): void {
    const { socket } = request
    const answers = this.#sockets.get(socket) ?? []
    answers.push({ request, from: socket.bytesWritten })
    this.#sockets.set(socket, answers)
  }
}
