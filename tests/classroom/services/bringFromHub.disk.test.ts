import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reach } from '../../../src/classroom/ports/Relay'
import type { CardRelay } from '../../../src/classroom/protocol/card/classCard'
import { bringFromHub } from '../../../src/classroom/services/bringFromHub'
import type { UpdateFile } from '../../../src/platform/fileMessages'
import type { Bring } from '../../../src/platform/window/nearby'

const HUB = 'http://prairie-ledger.local:8484'
const SITE = 'https://ledger.example.org'
type Named = Pick<CardRelay, 'name' | 'address'>

/** A worker that lacks some files. It knows their right content. */
class FakeWorker {
  /** Files that it knows only when all before are here, as those of a list. */
  readonly later: UpdateFile[]
  readonly #right: ReadonlyMap<string, string>
  readonly #missing: UpdateFile[]
  readonly questions: unknown[] = []
  isSilent = false

  constructor(contents: Readonly<Record<string, string>>, later: readonly string[] = []) {
    this.#right = new Map(Object.entries(contents))
    const files = [...this.#right].map(([path, text]) => ({ path, hash: `hash of ${path}`, bytes: text.length }))
    this.#missing = files.filter(({ path }) => !later.includes(path))
    this.later = files.filter(({ path }) => later.includes(path))
  }

  get missing(): readonly string[] {
    return [...this.#missing, ...this.later].map(({ path }) => path)
  }

  postMessage = (message: { readonly type: string }, transfer: unknown): void => {
    this.questions.push(message.type)
    const [port] = transfer as [MessagePort]
    if (!this.isSilent) port.postMessage(this.#answer(message))
  }

  #answer(message: object): unknown {
    if (!('path' in message && 'content' in message)) return { type: 'update-files', files: this.#missing }
    const { path } = message
    const isKept = new TextDecoder().decode(message.content as ArrayBuffer) === this.#right.get(String(path))
    const at = this.#missing.findIndex((file) => file.path === path)
    if (isKept) this.#missing.splice(at, 1)
    if (this.#missing.length === 0) this.#missing.push(...this.later.splice(0))
    return { type: 'taken', path, isKept }
  }
}

describe('an update from the hub', () => {
  const contents = { '/about': 'About', '/assets/app-2.js': 'app', '/data/lessons/one.json': '{}' }
  /** What the hub has, by path. */
  let there: Record<string, string>
  const fetch = vi.fn<typeof globalThis.fetch>()
  const reach = vi.fn<() => Promise<Reach>>()
  const relays = vi.fn<() => Promise<readonly Named[]>>()
  let bring: Bring
  const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())
  const asked = () => fetch.mock.calls.map(([address]) => addressOf(address))

  beforeEach(() => {
    there = { ...contents }
    vi.stubGlobal('window', { location: { origin: SITE } })
    fetch.mockReset().mockImplementation(async (address) => {
      const path = decodeURIComponent(addressOf(address)).replace(/^.*\/files\/hash of /, '')
      return there[path] === undefined ? new Response('{}', { status: 404 }) : new Response(there[path])
    })
    reach.mockReset().mockResolvedValue('free')
    relays.mockReset().mockResolvedValue([{ name: 'couchdb', address: HUB }])
    bring = bringFromHub({ relays, reach, fetch })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('brings every file by its hash, without cookies or the browser’s cache', async () => {
    const worker = new FakeWorker(contents)
    await bring(worker)
    expect(worker.missing).toEqual([])
    expect(asked()).toEqual(Object.keys(contents).map((path) => `${HUB}/files/hash of ${path}`))
    expect(fetch.mock.lastCall?.[1]).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      targetAddressSpace: 'local',
    })
  })

  it('also brings files that a list names, once the list is here', async () => {
    const worker = new FakeWorker(contents, ['/data/lessons/one.json'])
    await bring(worker)
    expect(worker.missing).toEqual([])
  })

  it('stops at a missing file and asks again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    delete there['/assets/app-2.js']
    const worker = new FakeWorker(contents)
    await bring(worker)
    expect(worker.missing).toEqual(['/assets/app-2.js', '/data/lessons/one.json'])
    expect(fetch).toHaveBeenCalledTimes(2)
    await bring(worker)
    expect(fetch).toHaveBeenCalledTimes(2)
    there = contents
    vi.advanceTimersByTime(60_000)
    await bring(worker)
    expect(worker.missing).toEqual([])
  })

  it.each([
    ['has another content', 'other'],
    ['is longer than the list says', 'x'.repeat(100_000)],
  ])('stops when a file of the hub %s', async (_, text) => {
    there['/about'] = text
    const worker = new FakeWorker(contents)
    await bring(worker)
    expect(worker.missing).toHaveLength(3)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('comes from the next hub when one is away', async () => {
    relays.mockResolvedValue([
      { name: 'couchdb', address: 'http://192.0.2.1:8484' },
      { name: 'couchdb', address: HUB },
    ])
    const answer = fetch.getMockImplementation()
    fetch.mockImplementation(async (address, init) => {
      if (addressOf(address).startsWith('http://192.0.2.1')) throw new TypeError('Failed to fetch')
      return (await answer?.(address, init)) ?? Response.error()
    })
    const worker = new FakeWorker(contents)
    await bring(worker)
    expect(worker.missing).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it.each<[string, readonly Named[], Reach]>([
    ['the browser would ask first', [{ name: 'couchdb', address: HUB }], 'ask'],
    ['the browser can’t reach it', [{ name: 'couchdb', address: HUB }], 'never'],
    ['the site was not built for its address', [{ name: 'couchdb', address: HUB }], 'unknown'],
    ['it is the site itself', [{ name: 'couchdb', address: SITE }], 'free'],
    ['the class has another relay', [{ name: 'firestore', address: 'project' }], 'free'],
    ['the learner is in no class', [], 'free'],
  ])('asks no hub when %s', async (_, named, way) => {
    relays.mockResolvedValue(named)
    reach.mockResolvedValue(way)
    const worker = new FakeWorker(contents)
    await bring(worker)
    expect(fetch).not.toHaveBeenCalled()
    expect(worker.questions).toEqual([])
  })

  it('asks no hub for a worker that is silent or needs nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const worker = new FakeWorker(contents)
    worker.isSilent = true
    const brought = bring(worker)
    await vi.advanceTimersByTimeAsync(10_000)
    await brought
    await bring(new FakeWorker({}))
    expect(fetch).not.toHaveBeenCalled()
  })

  it('gives up a hub that sends nothing for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('late')))),
    )
    const worker = new FakeWorker(contents)
    let isOver = false
    const brought = bring(worker).then(() => (isOver = true))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(9_900)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    await brought
    expect(worker.missing).toHaveLength(3)
  })

  it('does not reject when the classes can’t be read', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    relays.mockRejectedValue(new Error('the disk'))
    await bring(new FakeWorker(contents))
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })
})
