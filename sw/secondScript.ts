// Role: the script that the worker stores with itself and runs on Background Sync only.
// Guarantee: the worker installs and starts the same way whether or not that script could be loaded.
// Must not: run any of the script before it is needed. Importing the script only defines a function.

import { BACKUP_TAG } from '../src/platform/workerMessages'

/** The build wraps the script into one function that creates everything in it. */
interface SecondScript {
  runBackup(): Promise<void>
}

/** The worker's global scope, or a stand-in. */
export interface SecondScriptScope {
  readonly registration: object
  readonly importScripts: (url: string) => void
  openBackup?: (() => SecondScript) | undefined
}

/** Only Chromium has this event, so the standard library's types lack it. */
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

  /**
   * Call it during the install event. A script imported during that event is stored with the worker. No other script
   * may be imported later.
   */
  keep(): void {
    // A browser that can't wake the worker does not need the script.
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
      // Pages still send pending progress.
      console.warn('Backup: the script of the worker is not there', error)
      return undefined
    }
  }
}
