import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isCommit, type ProxiedRequest, proxiedRequest } from './ProxiedRequest'
import { CAPTIVE_PAGE, errorBody, type ProxyFault } from './ProxyFault'
import { Traffic } from './Traffic'
import { answer, bytesOf, type Fetched, fetchFrom } from './wire'

type Which = (request: ProxiedRequest) => boolean

interface Rule {
  readonly fault: ProxyFault
  readonly which: Which
  left: number
}

interface Watcher {
  readonly which: Which
  readonly tell: (request: ProxiedRequest) => void
}

/**
 * A network between a client and one server, controlled by a test. Every connection carries one request. Otherwise a browser
 * would automatically repeat a request whose reused connection breaks, and hide the fault under test.
 */
export class MisbehavingProxy {
  readonly traffic = new Traffic()
  readonly #target: { readonly host: string; readonly port: number }
  readonly #rules: Rule[] = []
  readonly #watchers = new Set<Watcher>()
  readonly #sockets = new Set<Socket>()
  readonly #underWay = new Set<Promise<void>>()
  #between: (() => Promise<void>) | undefined
  #server: Server | undefined
  #port: number

  private constructor(target: string, listensAt: number) {
    this.#port = listensAt
    const { hostname, port } = new URL(`http://${target}`)
    this.#target = { host: hostname, port: Number(port) }
  }

  /** `target` is the `host:port` of the server behind it. `port` is the port to listen on, by default any free one. */
  static async before(target: string, port = 0): Promise<MisbehavingProxy> {
    const proxy = new MisbehavingProxy(target, port)
    await proxy.comesBack()
    return proxy
  }

  /** `host:port` of this network. */
  get address(): string {
    return `127.0.0.1:${this.#port}`
  }

  /** Adds a fault. The first fault whose `which` matches a request applies to it, up to `times` times. */
  misbehaves(fault: ProxyFault, which: Which, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ fault, which, left: times })
  }

  /** Stops all faults. Requests that were swallowed get no answer. */
  behaves(): void {
    this.#rules.length = 0
    this.#between = undefined
  }

  /** Runs `work` once, after the next commit has been sent and before it arrives. */
  beforeCommit(work: () => Promise<void>): void {
    this.#between = work
  }

  /** Resolves when the next matching request comes in, before it is processed. */
  meets(which: Which): Promise<ProxiedRequest> {
    return new Promise((resolve) => {
      const watcher: Watcher = {
        which,
        tell: (request) => {
          this.#watchers.delete(watcher)
          resolve(request)
        },
      }
      this.#watchers.add(watcher)
    })
  }

  /** Waits until no request is pending, including delayed ones. */
  async rests(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Stops listening on the port, and breaks open connections. */
  async goesAway(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** Listens again, on the same port. */
  async comesBack(): Promise<void> {
    if (this.#server !== undefined) return
    const server = createServer((request, response) => {
      const work = this.#handle(request, response).catch(() => void response.destroy())
      this.#underWay.add(work)
      void work.then(() => this.#underWay.delete(work))
    })
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.#port, '127.0.0.1', resolve)
    })
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = proxiedRequest(request)
    for (const watcher of this.#watchers) if (watcher.which(seen)) watcher.tell(seen)
    const fault = this.#faultFor(seen)
    const body = await bytesOf(request)
    this.traffic.sent(seen.kind, body.byteLength)
    switch (fault?.kind) {
      case undefined:
        return await this.#pass(seen, request, body, response)
      case 'lose-request':
        return void response.destroy()
      case 'swallow':
        return
      case 'captive-portal':
        return answer(request, response, { code: 200, type: 'text/html', body: CAPTIVE_PAGE })
      case 'pretend':
        return answer(request, response, { code: 200, type: 'application/json', body: fault.body })
      case 'refuse':
        return answer(request, response, { code: fault.code, type: 'application/json', body: errorBody(fault) })
      case 'lose-answer':
        await this.#fetch(seen, request, body)
        return void response.destroy()
      case 'cut-answer': {
        const { code, headers, body: whole } = await this.#fetch(seen, request, body)
        // Without a length, the end of the connection would be the end of the answer.
        response.writeHead(code, { ...headers, connection: 'close', 'content-length': whole.byteLength })
        return void response.write(whole.subarray(0, whole.byteLength / 2), () => response.destroy())
      }
      case 'swallow-answer':
        await this.#fetch(seen, request, body)
        return
      case 'delay':
        await wait(fault.ms)
        return await this.#pass(seen, request, body, response)
    }
  }

  #faultFor(seen: ProxiedRequest): ProxyFault | undefined {
    const rule = this.#rules.find(({ which, left }) => left > 0 && which(seen))
    if (rule !== undefined) rule.left -= 1
    return rule?.fault
  }

  async #pass(seen: ProxiedRequest, request: IncomingMessage, sent: Buffer, response: ServerResponse): Promise<void> {
    const { code, headers, body } = await this.#fetch(seen, request, sent)
    this.traffic.received(seen.kind, body.byteLength)
    response.writeHead(code, { ...headers, connection: 'close' })
    response.end(body)
  }

  async #fetch(seen: ProxiedRequest, { headers }: IncomingMessage, body: Buffer): Promise<Fetched> {
    if (isCommit(seen)) {
      const between = this.#between
      this.#between = undefined
      await between?.()
    }
    return await fetchFrom({ ...this.#target, method: seen.method, path: seen.path, headers }, body)
  }
}
