import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type RandomNumber, randomFrom } from '../../src/core/practice/random'
import { SEED } from '../seed/seed'
import { CAPTIVE_PAGE } from './ProxyFault'
import { bytesOf, type Fetched, fetchFrom } from './wire'

export interface Shape {
  /** One round trip. A new connection costs one more. */
  readonly latencyMs: number
  /** Of all answers together. */
  readonly bytesPerSecond: number
  /** The share of requests that die, from 0 to 1. */
  readonly loss: number
}

/** The hosts, filters and scanners on the way that change what passes. */
export interface Meddler {
  /** The kinds of content that it changes. */
  readonly type: RegExp
  /** @param path without the query */
  change(content: string, path: string): string | Promise<string>
  /** The scripts that it serves at addresses of the site, by their paths. */
  readonly scripts?: Readonly<Record<string, string>>
}

/** How a captive portal answers until someone signs in: with its own page, or with a redirect to it on another origin. */
export const portals = ['page', 'redirect'] as const
export type Portal = (typeof portals)[number]

/** As much as one packet carries. */
const PIECE = 1_448
/** The bytes of so many milliseconds may pass at once, so that late timers do not slow the line. */
const BURST_MS = 40
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

/**
 * A slow network that loses requests, before one local server. It keeps connections as real lines do, so a browser may send a
 * request again that died on a used connection. The losses follow from the seed and the order of the requests.
 */
export class ShapedLine {
  /** The requests of browsers, and the lost ones, by path. */
  readonly requests: string[] = []
  readonly lost: string[] = []
  /** How many requests a portal answered. */
  caught = 0
  /** Of the answers, about, with their heads. */
  bytes = 0
  readonly #target: number
  readonly #random: RandomNumber
  readonly #known = new WeakSet<Socket>()
  #shape: Shape
  #meddler: Meddler | undefined
  #portal: Portal | undefined
  #freeAt = 0
  #server: Server | undefined
  #port: number

  private constructor(target: number, shape: Shape, listensAt: number, seed: number) {
    this.#target = target
    this.#shape = shape
    this.#port = listensAt
    this.#random = randomFrom(seed)
  }

  /** @param target the port of the server behind it */
  static async before(target: number, shape: Shape, { port = 0, seed = SEED } = {}): Promise<ShapedLine> {
    const line = new ShapedLine(target, shape, port, seed)
    await line.comesBack()
    return line
  }

  get port(): number {
    return this.#port
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  becomes(shape: Partial<Shape>): void {
    this.#shape = { ...this.#shape, ...shape }
  }

  /** Without a meddler, everything passes as it is. */
  passes(meddler?: Meddler): void {
    this.#meddler = meddler
  }

  /** Without a portal, the network is free. */
  isHeldBy(portal?: Portal): void {
    this.#portal = portal
  }

  async goesAway(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }

  /** Listens again, on the same port. */
  async comesBack(): Promise<void> {
    if (this.#server !== undefined) return
    const server = createServer((request, response) => {
      this.#handle(request, response).catch(() => void response.destroy())
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.#port, '127.0.0.1', resolve)
    })
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  /** Such as `lost 12 of 40 requests, 310 kB`. */
  toString(): string {
    return `lost ${this.lost.length} of ${this.requests.length} requests, ${Math.round(this.bytes / 1000)} kB`
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?')
    const dies = this.#random() < this.#shape.loss
    const [arrives, share] = [!dies || this.#random() < 0.5, this.#random()]
    this.requests.push(path)
    if (dies) this.lost.push(path)
    const isNew = !this.#known.has(request.socket)
    this.#known.add(request.socket)
    await wait(this.#shape.latencyMs * (isNew ? 2 : 1))
    if (!arrives) return void response.destroy()

    const { code, headers, body } = await this.#answerTo(request, path)
    await this.#carries(JSON.stringify(headers).length)
    if (response.destroyed || (dies && body.length === 0)) return void response.destroy()
    response.writeHead(code, headers)
    const end = dies ? Math.ceil(body.length * share) : body.length
    for (let at = 0; at < end && !response.destroyed; at += PIECE) {
      const piece = body.subarray(at, Math.min(at + PIECE, end))
      await this.#carries(piece.length)
      await new Promise((resolve) => response.write(piece, resolve))
    }
    if (dies) response.destroy()
    else response.end()
  }

  async #answerTo(request: IncomingMessage, path: string): Promise<Fetched> {
    const { method, url, headers } = request
    if (this.#portal !== undefined) return this.#portalTo(headers.host, this.#portal)
    const script = this.#meddler?.scripts?.[path]
    if (script !== undefined)
      return { code: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.from(script) }
    const options = { host: '127.0.0.1', port: this.#target, method, path: url, headers }
    const fetched = await fetchFrom(options, await bytesOf(request))
    const { connection: _, ...kept } = fetched.headers
    const passed = { ...fetched, headers: kept }
    return fetched.body.length > 0 ? await this.#changed(passed, path) : passed
  }

  #portalTo(host: string | undefined, portal: Portal): Fetched {
    this.caught += 1
    // The same computer is another origin by its number.
    const place = `127.0.0.1:${this.#port}`
    if (portal === 'redirect' && host !== place)
      return { code: 302, headers: { location: `http://${place}/` }, body: Buffer.alloc(0) }
    return { code: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(CAPTIVE_PAGE) }
  }

  async #changed(fetched: Fetched, path: string): Promise<Fetched> {
    const { 'content-encoding': encoding, etag: _, 'last-modified': __, ...headers } = fetched.headers
    if (this.#meddler?.type.test(String(headers['content-type'])) !== true) return fetched
    const plain = decoders[String(encoding)]?.(fetched.body) ?? fetched.body
    const body = Buffer.from(await this.#meddler.change(plain.toString(), path))
    return { ...fetched, headers: { ...headers, 'content-length': String(body.length) }, body }
  }

  /** Waits until the line has carried so many bytes more. All answers share it. */
  async #carries(bytes: number): Promise<void> {
    this.bytes += bytes
    const now = performance.now()
    this.#freeAt = Math.max(now - BURST_MS, this.#freeAt) + (bytes * 1000) / this.#shape.bytesPerSecond
    if (this.#freeAt > now) await wait(this.#freeAt - now)
  }
}
