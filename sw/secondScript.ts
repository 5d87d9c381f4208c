// Role: the script that the worker keeps beside itself and runs on Background Sync only.
// Guarantee: the worker is installed and starts the same whether or not that script could be had.
// Must not: run any of it before it is needed: importing it only says how.

import { BACKUP_TAG } from '../src/platform/workerMessages'

/** What the build wraps the script into: one function that makes everything in it. */
interface SecondScript {
  runBackup(): Promise<void>
}

/** The worker's global scope, or a stand-in. */
export interface SecondScriptScope {
  readonly registration: object
  readonly importScripts: (url: string) => void
  openBackup?: (() => SecondScript) | undefined
}

/** Only Chromium has it, so it is not in the standard library's types. */
export interface SyncEvent {
  readonly tag: string
  waitUntil(work: Promise<void>): void
}

export class SecondScriptKeeper {
  readonly #url: string
  readonly #scope: SecondScriptScope
  #script: SecondScript | undefined

  constructor(url: string, scope: SecondScriptScope) {
    this.#url = url
    this.#scope = scope
  }

  /** During the install event: a script that was imported then is stored with the worker, and no other may be imported later. */
  keep(): void {
    // Who can't wake the worker has no use for it.
    if ('sync' in this.#scope.registration) this.#import()
  }

  hear(event: SyncEvent): void {
    if (event.tag === BACKUP_TAG) event.waitUntil(this.#run())
  }

  /** Rejects when the browser should wake the worker again. */
  async #run(): Promise<void> {
    this.#script ??= this.#import()?.()
    await this.#script?.runBackup()
  }

  #import(): (() => SecondScript) | undefined {
    const scope = this.#scope
    try {
      scope.importScripts(this.#url)
      const open = scope.openBackup
      scope.openBackup = undefined
      return open
    } catch (error) {
      // Pages send what waits in any case.
      console.warn('Backup: the script of the worker is not there', error)
      return undefined
    }
  }
}
