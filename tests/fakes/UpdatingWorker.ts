import type { UpdateMessage, UpdateState } from '../../src/platform/workerMessages'

/** A new version with `files` files, of 10,000 bytes each. */
interface Version {
  readonly files: number
  readonly isSavingData?: boolean
}

/**
 * Acts like a service worker that has a newer version: each step fetches one file, and a second request joins a running
 * step. The browser can stop it, and then it forgets the running step and the request of the learner.
 */
export class UpdatingWorker {
  readonly asked: string[] = []
  isLine: 'good' | 'cut' | 'full' = 'good'
  /** A step takes so long, in ms. */
  stepMs = 1000
  /** Downloads that the worker started. */
  downloads = 0
  #done = 0
  #isInUse = false
  #isAllowed = false
  #last: Pick<UpdateMessage, 'failed' | 'isFull'> = {}
  #step: ReturnType<typeof setTimeout> | undefined
  readonly #version: Version
  readonly #tell: (message: UpdateMessage, from: UpdatingWorker) => void

  constructor(version: Version, tell: (message: UpdateMessage, from: UpdatingWorker) => void) {
    this.#version = version
    this.#tell = tell
  }

  postMessage = ({ type }: { readonly type: string }): void => {
    this.asked.push(type)
    if (type === 'fetch-update-now') this.#isAllowed = true
    if (type === 'fetch-update' || type === 'fetch-update-now') this.#begin()
    if (type === 'use-update') this.#isInUse = this.#isWhole()
    this.#answer()
  }

  /** Returns the messages since the last call. */
  heard(): readonly string[] {
    return this.asked.splice(0)
  }

  /** Takes a file that a page has from another place. */
  takeFile(): void {
    if (!this.#isWhole()) this.#done += 1
    this.#answer()
  }

  /** What a browser does to a worker that is silent. */
  stop(): void {
    clearTimeout(this.#step)
    this.#step = undefined
    this.#isAllowed = false
  }

  #isWhole(): boolean {
    return this.#done === this.#version.files
  }

  #begin(): void {
    if (this.#step !== undefined || this.#isWhole() || this.#state() === 'paused-save-data') return
    this.downloads += 1
    this.#step = setTimeout(() => {
      this.#step = undefined
      if (this.isLine === 'good' && !this.#isWhole()) this.#done += 1
      const isFull = this.isLine === 'full'
      this.#last = this.isLine === 'good' ? {} : { failed: true, ...(isFull && { isFull }) }
      this.#answer()
    }, this.stepMs)
  }

  #state(): UpdateState {
    if (this.#isInUse) return 'in-use'
    if (this.#isWhole()) return 'ready'
    if (this.#step !== undefined) return 'fetching'
    return this.#version.isSavingData && !this.#isAllowed ? 'paused-save-data' : 'waiting'
  }

  #answer(): void {
    const files = { done: this.#done, total: this.#version.files }
    const bytes = { done: files.done * 10_000, total: files.total * 10_000 }
    const message: UpdateMessage = { type: 'update', state: this.#state(), bytes, files, ...this.#last }
    setTimeout(() => this.#tell(message, this), 1)
  }
}
