import { runInThisContext } from 'node:vm'
import { codeOfWorker } from '../../tools/build/workerStart'
import { readHosting } from '../../tools/serve/hosting.mjs'
import { answer } from '../../tools/serve/answer.mjs'
import { siteFiles } from '../../tools/serve/siteFiles.mjs'
import { asCacheStorage, type FakeCache } from '../sw/FakeCaches'
import { ORIGIN } from '../sw/lessonServer'

/** Hosts compress on the fly with this quality, or a little less. */
const QUALITY = 5
/** A step of an update is one download, so this many are enough for every file of the site. */
const STEPS = 1000
const WORKER = '/sw.js'
const hosting = readHosting('firebase.json')

type Listener = (event: object) => void
type Told = { readonly type: string; readonly state?: string }

export interface Download {
  readonly path: string
  /** The compressed body, with its headers as text. */
  readonly bytes: number
}

/** Runs the worker of built sites as a browser does, without a browser, and counts its downloads. */
export class UpdatingDevice {
  readonly downloads: Download[] = []
  readonly #caches = asCacheStorage(new Map<string, FakeCache>())
  /** Scripts with a hash in their name, which the browser doesn't ask for again. */
  readonly #imported = new Map<string, string>()
  readonly #registration = {
    scope: `${ORIGIN}/`,
    active: null as object | null,
    waiting: null as object | null,
    installing: null,
  }

  /** Has this version whole, as after a first visit. */
  async has(dist: string): Promise<void> {
    const worker = await this.#starts(dist)
    await worker.happens('install')
    this.#registration.active = {}
    await worker.happens('activate')
    await worker.happens('message', { data: { type: 'readiness?' }, ports: [], source: null })
    this.downloads.length = 0
  }

  /** Finds another version on the server, and asks for its files until they are all here. Resolves to the last state of the update. */
  async updatesTo(dist: string): Promise<string | undefined> {
    const worker = await this.#starts(dist)
    await worker.happens('install')
    this.#registration.waiting = {}
    for (let step = 0; step < STEPS; step += 1) {
      const before = this.downloads.length
      await worker.happens('message', { data: { type: 'fetch-update' }, ports: [], source: null })
      if (worker.state() === 'ready' || this.downloads.length === before) break
    }
    return worker.state()
  }

  get bytes(): number {
    return this.downloads.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  async #starts(dist: string) {
    const fileAt = siteFiles(dist, QUALITY)
    const get = async (path: string): Promise<Response> => {
      const asked = { method: 'GET', target: path }
      const compressed = await answer({ ...asked, headers: { 'accept-encoding': 'br' } }, hosting, fileAt)
      const headers = Object.entries(compressed.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      this.downloads.push({ path, bytes: headers.join('').length + (compressed.body?.length ?? 0) })
      const { status, body, headers: own } = await answer({ ...asked, headers: {} }, hosting, fileAt)
      const named = Object.entries(own).map(([name, value]): [string, string] => [name, String(value)])
      return new Response(body && new Uint8Array(body), { status, headers: named })
    }
    const listeners = new Map<string, Listener>()
    const told: Told[] = []
    const client = { url: `${ORIGIN}/`, postMessage: (message: Told) => told.push(message) }
    const scripts = await this.#scriptsOf(get)
    const scope: Record<string, unknown> = {
      location: new URL(ORIGIN + WORKER),
      registration: this.#registration,
      caches: this.#caches,
      clients: { claim: async () => undefined, matchAll: async () => [client] },
      navigator: {},
      fetch: async ({ url }: Request) => get(url.slice(ORIGIN.length)),
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    }
    scope['self'] = scope
    scope['importScripts'] = (...urls: readonly string[]) => {
      for (const url of urls) runs(scripts.get(new URL(url, ORIGIN + WORKER).pathname) ?? '', scope)
    }
    runs(scripts.get(WORKER) ?? '', scope)
    return {
      happens: async (type: string, more: object = {}): Promise<void> => {
        const work: Promise<unknown>[] = []
        listeners.get(type)?.({ ...more, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
        await Promise.all(work)
      },
      state: () => told.findLast(({ type }) => type === 'update')?.state,
    }
  }

  /** The text of sw.js and of the script that it imports, by the path. */
  async #scriptsOf(get: (path: string) => Promise<Response>): Promise<ReadonlyMap<string, string>> {
    const start = await (await get(WORKER)).text()
    const path = `/${codeOfWorker(start)}`
    if (!this.#imported.has(path)) this.#imported.set(path, await (await get(path)).text())
    return new Map([...this.#imported, [WORKER, start]])
  }
}

/** Runs a script with the global scope of a worker. */
function runs(script: string, scope: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(scope)
  const run: (...values: unknown[]) => void = runInThisContext(`(function(${names.join()}){${script}\n})`)
  run(...names.map((name) => scope[name]))
}
