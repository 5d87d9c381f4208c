import { vi } from 'vitest'
import { parseKeptLanguages } from '../../src/platform/keptLanguages'
import { asCacheStorage, FakeCache } from './FakeCaches'
import { readLists } from '../../sw/readLists'
import { type Deployment, served, type Tag } from './languageDist'
import { offline, ORIGIN } from './lessonServer'

/** The compiler must not follow it, because it has no worker's types here. */
const WORKER: string = '../../sw/worker'

const NOTES = /^\/data\/(?:languages-kept|files-checked|files-refused|version-in-use|update-size|first-version)$/

type Listener = (event: object) => void

/** A browser with one registration. Its workers share the caches and the network, as those of a real site do. */
export class WorkerDevice {
  readonly caches = new Map<string, FakeCache>()
  /** What the worker asked for besides its lists. */
  readonly asked: string[] = []
  readonly askedLists: string[] = []
  readonly told: { readonly type: string; readonly state?: string }[] = []
  readonly registration = {
    scope: `${ORIGIN}/`,
    active: null as object | null,
    waiting: null as object | null,
    installing: null,
  }
  fetch: (request: Request) => Promise<Response> = offline
  /** Whether a page of the site is open. */
  hasPage = true
  /** Whether the worker that runs asked to take over. */
  hasSkipped = false
  #listeners = new Map<string, Listener>()

  constructor() {
    const page = { url: `${ORIGIN}/`, postMessage: (message: { readonly type: string }) => this.told.push(message) }
    const storage = asCacheStorage(this.caches)
    vi.stubGlobal('self', {
      location: new URL(`${ORIGIN}/sw.js`),
      registration: this.registration,
      caches: storage,
      clients: { claim: async () => undefined, matchAll: async () => (this.hasPage ? [page] : []) },
      skipWaiting: async () => void (this.hasSkipped = true),
      addEventListener: (type: string, listener: Listener) => this.#listeners.set(type, listener),
    })
    vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`))
    vi.stubGlobal('registration', this.registration)
    vi.stubGlobal('caches', storage)
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('fetch', (request: Request) => {
      const path = request.url.replace(ORIGIN, '')
      if (path.startsWith('/assets/list-')) this.askedLists.push(path)
      else this.asked.push(path)
      return this.fetch(request)
    })
  }

  online(deployment: Deployment): void {
    this.fetch = async (request) => served(deployment, request)
  }

  /** Starts the worker of a deployment, as a browser does for each version and after each sleep. */
  async start({ version, lists, names }: Deployment): Promise<void> {
    this.#listeners = new Map()
    vi.resetModules()
    Object.assign(self, { siteVersion: version, siteLists: names })
    vi.stubGlobal('__HAS_BACKUP__', false)
    vi.stubGlobal('__HAS_LANGUAGES__', readLists(lists).facts.languages !== null)
    await import(WORKER)
  }

  /** Starts the worker online, installs it and lets it bring its files. */
  async install(deployment: Deployment): Promise<void> {
    this.online(deployment)
    await this.start(deployment)
    await this.happens('install')
    await this.activates()
    await this.says('readiness?')
  }

  async activates(): Promise<void> {
    this.registration.active = {}
    await this.happens('activate')
  }

  async says(type: string): Promise<void> {
    await this.happens('message', { data: { type }, ports: [], source: null })
  }

  /** The messages that come back through the port of a question. */
  async asks(type: string): Promise<readonly { readonly type: string }[]> {
    const answers: { readonly type: string }[] = []
    const port = { postMessage: (message: { readonly type: string }) => answers.push(message) }
    await this.happens('message', { data: { type }, ports: [port], source: null })
    return answers
  }

  /** Rejects if the work of the event fails. */
  async happens(type: string, more: object = {}): Promise<void> {
    const work: Promise<unknown>[] = []
    this.#listeners.get(type)?.({ ...more, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }

  /** Undefined if the worker leaves the request to the network. */
  answer(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response> | undefined {
    let answer: Promise<Response> | undefined
    const request = Object.defineProperty(new Request(new URL(path, ORIGIN)), 'mode', { value: mode })
    this.#listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    return answer
  }

  async text(path: string, mode: 'navigate' | 'cors' = 'navigate'): Promise<string | undefined> {
    return (await this.answer(path, mode)?.catch(() => undefined))?.text()
  }

  /** Writes the record as a page does. */
  async choose(current: string, ...others: readonly string[]): Promise<void> {
    const record = parseKeptLanguages({ current, kept: [current, ...others] })
    await this.cache('lessons').put(`${ORIGIN}/data/languages-kept`, new Response(JSON.stringify(record)))
  }

  cache(name: string): FakeCache {
    const found = this.caches.get(name) ?? new FakeCache()
    this.caches.set(name, found)
    return found
  }

  /** Everything that is saved, as paths, without lists and the worker’s own notes. */
  get saved(): readonly string[] {
    const urls = [...this.caches.values()].flatMap((cache) => cache.urls.map((url) => url.replace(ORIGIN, '')))
    return urls.filter((url) => !NOTES.test(url) && !url.startsWith('/assets/list-')).toSorted()
  }

  /** The last state of an update that pages were told. */
  get toldOfUpdate(): { readonly state?: string } | undefined {
    return this.told.findLast(({ type }) => type === 'update')
  }

  /** Asks for one step after the other, as an idle page does, until the update is complete. */
  async update(): Promise<void> {
    for (let step = 0; step < 100; step += 1) {
      await this.says('fetch-update')
      if (['ready', 'in-use'].includes(this.toldOfUpdate?.state ?? '')) return
    }
    throw new Error('The update never becomes whole.')
  }

  /** The last readiness that pages were told. */
  get state(): string | undefined {
    return this.told.findLast(({ type }) => type === 'readiness')?.state
  }
}

/** A device whose worker is active and keeps these languages. */
export async function deviceWith(
  deployment: Deployment,
  current: Tag,
  ...others: readonly Tag[]
): Promise<WorkerDevice> {
  const device = new WorkerDevice()
  await device.choose(current, ...others)
  await device.install(deployment)
  device.asked.length = 0
  return device
}
