import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs } from '../../../src/platform/backoffMs'
import { isPageAddress, pageBytesOf, pageTextPath } from '../../../src/platform/pageText'
import { BadAnswer } from '../../../src/platform/readAtMost'
import type { KeptFiles } from './KeptFiles'
import { type ReadSite, readSite } from './readSite'
import { idOf, readStart, readVersion } from './readVersion'

/** The pause after a success, and after each failure in a row, in ms. */
const BETWEEN_MS = [600_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000] as const
/** Devices that ask for unknown files make it look earlier, but no more often than this. */
const SOONEST_MS = 60_000
const MOMENT_MS = 1000
/** The largest file of the site has 0.8 MB. */
const MOST_FILE_BYTES = 8 * 1024 * 1024

export interface SiteFollowerParts {
  readonly kept: KeptFiles
  /** The address of the site, with a slash at the end. */
  readonly site: string
  /** Monotonic milliseconds, independent of the clock. */
  readonly now: () => number
  /** Called with the reason why not everything was copied. */
  readonly failed: (reason: string) => void
  readonly fetch?: typeof globalThis.fetch
}

/** Copies the newest version of the site when it can be reached. Only files that are not on the disk are fetched. */
export class SiteFollower {
  readonly kept: KeptFiles
  readonly #parts: SiteFollowerParts
  readonly #stopping = new AbortController()
  readonly #read: ReadSite
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookedAt = Number.NEGATIVE_INFINITY
  #completeAt: number | undefined
  #failures = 0

  constructor(parts: SiteFollowerParts) {
    this.kept = parts.kept
    this.#parts = parts
    this.#read = readSite(parts.site, this.#stopping.signal, parts.fetch)
  }

  /** Milliseconds since everything of the newest version was here. Undefined if it was not since the start. */
  get sinceLast(): number | undefined {
    return this.#completeAt === undefined ? undefined : this.#parts.now() - this.#completeAt
  }

  start(waitMs = 0): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#looking = this.#lookAndGoOn()), waitMs)
  }

  /** A device asked for a file that is not here. There may be a newer version. */
  lookSoon(): void {
    if (this.#timer === undefined || this.#looking !== undefined) return
    if (this.#parts.now() - this.#lookedAt >= SOONEST_MS) this.start()
  }

  /** Stops waiting, and gives up what is being fetched. The next start continues from there. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await Promise.race([this.#looking, sleep(MOMENT_MS, undefined, { ref: false })])
  }

  async #lookAndGoOn(): Promise<void> {
    const isDone = await this.look()
    this.#looking = undefined
    if (this.#stopping.signal.aborted) return
    this.#failures = isDone ? 0 : this.#failures + 1
    this.start(backoffMs(BETWEEN_MS, this.#failures))
  }

  /**
   * Copies the files that are missing.
   *
   * @returns whether the newest version is complete on this disk
   */
  async look(): Promise<boolean> {
    const { failed, now } = this.#parts
    const { kept } = this
    this.#lookedAt = now()
    try {
      const start = await readStart(this.#read)
      if (!kept.isNewest(idOf(start))) await this.#begin(start)
      const bad = await this.#fetchMissing()
      if (bad === undefined) this.#completeAt = now()
      else failed(bad)
      return bad === undefined
    } catch (error) {
      if (!this.#stopping.signal.aborted) failed(error instanceof Error ? error.message : String(error))
    }
    return false
  }

  async #begin(start: Uint8Array): Promise<void> {
    const { lists, ...version } = await readVersion(this.#read, start)
    await this.kept.begin(version)
    for (const [hash, bytes] of lists) await this.kept.keep(hash, bytes)
  }

  /** A host may change HTML on its way, so the text of a page comes as JSON. */
  async #fetch(path: string, hash: string): Promise<Uint8Array> {
    if (!isPageAddress(path)) return this.#read(path, MOST_FILE_BYTES)
    try {
      const json = await this.#read(pageTextPath(hash), MOST_FILE_BYTES)
      return new Uint8Array(pageBytesOf(Uint8Array.from(json)))
    } catch (error) {
      throw error instanceof SyntaxError ? new BadAnswer(`${path} has other bytes than its list says`) : error
    }
  }

  /** @returns the reason why the first of the files was not kept, if there is one */
  async #fetchMissing(): Promise<string | undefined> {
    const { kept } = this
    let bad: string | undefined
    for (const { path, hash } of kept.missing()) {
      if (!kept.hasRoom()) return 'the disk has no room for more files'
      try {
        const isKept = await kept.keep(hash, await this.#fetch(path, hash))
        if (!isKept) bad ??= `${path} has other bytes than its list says`
      } catch (error) {
        // The other files may still be there.
        if (!(error instanceof BadAnswer)) throw error
        bad ??= error.message
      }
    }
    return bad
  }
}
