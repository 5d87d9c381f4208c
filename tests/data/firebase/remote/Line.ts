import { gzipSync } from 'node:zlib'
import type { Fault } from '../../../fakes/MemoryRemote'

/** The kind of a request, by which it is billed. */
export type Paid = 'read' | 'write'

/** Returns a token for the emulators, which accept unsigned ones. */
export function unsignedToken(uid: string): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: uid, user_id: uid, iat: 0, firebase: { sign_in_provider: 'custom', identities: {} } })}.`
}

const lines = new Map<string, Line>()
const realFetch = globalThis.fetch

/** One client's network to the emulator, by its own host name. It counts the traffic, and fails as told. */
export class Line {
  readonly host: string
  readonly port = 1
  readonly requests: { readonly paid: Paid; readonly bytes: number }[] = []
  /** Bytes of the answers, and of the same answers compressed one by one. */
  readonly received = { bytes: 0, packed: 0 }
  /** The current fault, until it is changed. */
  fault: Fault | undefined
  /** If set, commits are answered and never arrive. */
  static areLying = false
  /** Runs once, after the next read was answered. */
  afterRead: (() => Promise<void>) | undefined
  /** Runs before each commit. The function that it returns is called when the commit was accepted. */
  beforeCommit: (() => Promise<() => void>) | undefined
  readonly #target: string

  /** `target` is the `host:port` of the emulator. */
  constructor(target: string) {
    this.#target = target
    this.host = `line-${lines.size}.test`
    lines.set(`${this.host}:${this.port}`, this)
    globalThis.fetch = throughLines
  }

  count(paid: Paid): number {
    return this.requests.filter((request) => request.paid === paid).length
  }

  async carry(url: URL, init: RequestInit): Promise<Response> {
    const paid = url.pathname.endsWith(':commit') ? 'write' : 'read'
    this.requests.push({ paid, bytes: typeof init.body === 'string' ? Buffer.byteLength(init.body) : 0 })
    if (this.fault === 'lost-request') throw new TypeError('Failed to fetch')
    if (this.fault === 'black-hole') return await silence()
    if (paid === 'write' && Line.areLying)
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    const headers = new Headers(init.headers)
    // The emulator itself denies it, by the rules of the project.
    if (this.fault === 'refused') headers.set('Authorization', `Bearer ${unsignedToken('somebodyElse')}`)
    const accepted = paid === 'write' ? await this.beforeCommit?.() : undefined
    const response = await realFetch(`http://${this.#target}${url.pathname}${url.search}`, { ...init, headers })
    const answer = Buffer.from(await response.clone().arrayBuffer())
    this.received.bytes += answer.length
    this.received.packed += gzipSync(answer).length
    if (response.ok) accepted?.()
    if (paid === 'read') await this.#disturb()
    else if (this.fault === 'lost-answer') throw new TypeError('Failed to fetch')
    else if (this.fault === 'silent-commit') return await silence()
    return response
  }

  async #disturb(): Promise<void> {
    const work = this.afterRead
    this.afterRead = undefined
    await work?.()
  }
}

const throughLines: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const line = lines.get(url.host)
  return line === undefined ? await realFetch(input, init) : await line.carry(url, init ?? {})
}

function silence(): Promise<never> {
  return new Promise(() => undefined)
}
