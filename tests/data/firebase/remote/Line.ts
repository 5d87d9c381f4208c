import { gzipSync } from 'node:zlib'
import type { Fault } from '../../../fakes/MemoryRemote'

/** What a request is, by what it is paid for. */
export type Paid = 'read' | 'write'

/** A token of the emulators: they believe every one that nobody has signed. */
export function unsignedToken(uid: string): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: uid, user_id: uid, iat: 0, firebase: { sign_in_provider: 'custom', identities: {} } })}.`
}

const lines = new Map<string, Line>()
const realFetch = globalThis.fetch

/** One client's way to the emulator, by a host name of its own: it counts what passes, and fails as it is told. */
export class Line {
  readonly host: string
  readonly port = 1
  readonly requests: { readonly paid: Paid; readonly bytes: number }[] = []
  /** Bytes of the answers, and of the same compressed one by one. */
  readonly received = { bytes: 0, packed: 0 }
  /** Until it is changed. */
  fault: Fault | undefined
  /** Commits are answered and never arrive. */
  static areLying = false
  /** Done once, when the next reading was answered. */
  afterRead: (() => Promise<void>) | undefined
  /** Done before each commit; what it answers is called when the commit was accepted. */
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
    // The emulator itself says no: these are the rules of the project.
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
