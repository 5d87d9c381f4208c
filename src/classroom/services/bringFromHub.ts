/**
 * Role: brings the files of an update from a hub in the room, so that only the lists come over the internet.
 * Guarantee: the worker saves a file only if its hash is in the site's own list. If the hub lacks a file, the usual
 * download continues.
 * Must not: make the browser ask a person. No one expects a question from an update.
 */
import type { ClassRelays } from '../ports/ClassRelays'
import type { CardRelay } from '../protocol/card/classCard'
import { parseTakenFile, parseUpdateFiles, type UpdateFile } from '../../platform/fileMessages'
import type { LocalRequest } from '../../platform/localRequest'
import { readAtMost } from '../../platform/readAtMost'
import { type AskedWorker, askWorker } from '../../platform/window/askWorker'
import { type Bring, nearby } from '../../platform/window/nearby'

export interface HubFilesParts {
  /** The relays on the class cards of the learner. */
  readonly relays: () => Promise<readonly Pick<CardRelay, 'name' | 'address'>[]>
  readonly reach: ClassRelays['reach']
  readonly fetch?: typeof globalThis.fetch
}

/** In ms, for one file and for one answer of the worker. */
const PATIENCE_MS = 10_000
/** In ms. A hub that lacks a file looks for the newest version of the site itself. */
const AGAIN_MS = 60_000
/** The list of a language names lists, and these name files. Each is known only when the one before is here. */
const MOST_ROUNDS = 4

/** From now on, updates of the site first come from these hubs. @returns a function that ends it */
export function offerHubFiles(parts: HubFilesParts): () => void {
  return nearby.offer(bringFromHub(parts))
}

export function bringFromHub({ relays, reach, fetch = globalThis.fetch }: HubFilesParts): Bring {
  let failedAt = Number.NEGATIVE_INFINITY

  async function hubs(): Promise<readonly string[]> {
    const named = (await relays()).filter(({ name }) => name === 'couchdb')
    const ways = await Promise.all(named.map((relay) => reach(relay)))
    const free = named.filter((_, at) => ways[at] === 'free').map(({ address }) => address)
    // Files that are not here yet come from this page's own address anyway.
    return [...new Set(free)].filter((address) => address !== window.location.origin)
  }

  /** @returns whether nothing is left to bring */
  async function bringAll(address: string, worker: AskedWorker): Promise<boolean> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const files = await askWorker(worker, { type: 'update-files?' }, parseUpdateFiles, PATIENCE_MS)
      // A worker of an older deployment doesn't know the question.
      if (files === undefined || files.files.length === 0) return true
      for (const file of files.files) if (!(await bringOne(address, file, worker))) return false
    }
    return true
  }

  async function bringOne(address: string, { path, hash, bytes }: UpdateFile, worker: AskedWorker): Promise<boolean> {
    const content = await fetchFile(`${address}/files/${hash}`, bytes)
    const taken = await askWorker(worker, { type: 'take-file', path, content }, parseTakenFile, PATIENCE_MS)
    return taken?.isKept === true
  }

  async function fetchFile(address: string, most: number): Promise<ArrayBuffer> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
    try {
      const init: LocalRequest = {
        signal: patience.signal,
        // The worker saves the file, so the browser doesn't need a copy.
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        ...(address.startsWith('http:') && { targetAddressSpace: 'local' }),
      }
      const response = await fetch(address, init)
      if (!response.ok) throw new Error(`the hub answers ${response.status}`)
      return await readAtMost(response, most)
    } finally {
      clearTimeout(timer)
    }
  }

  return async (worker) => {
    if (performance.now() - failedAt < AGAIN_MS) return
    try {
      for (const address of await hubs()) {
        if (await bringAll(address, worker).catch(() => false)) return
      }
    } catch (error) {
      console.warn('Classes: no hub is known', error)
    }
    failedAt = performance.now()
  }
}
