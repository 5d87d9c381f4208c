import { closeSync, fdatasync, openSync } from 'node:fs'

/**
 * The file in which SQLite writes first. The hub waits for the disk by itself, beside its other work: the wait of SQLite
 * would keep every request of a class waiting that comes back at once.
 */
export class Journal {
  readonly #file: string
  #descriptor: number | undefined

  /** @param database the file beside which it lies */
  constructor(database: string) {
    this.#file = `${database}-wal`
  }

  /** Ends when the disk has every transaction that has ended. There has been one. */
  toDisk(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#descriptor ??= openSync(this.#file, 'r+')
      fdatasync(this.#descriptor, (error) => (error === null ? resolve() : reject(error)))
    })
  }

  /** Before the database is closed, which takes the file away. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
  }
}
