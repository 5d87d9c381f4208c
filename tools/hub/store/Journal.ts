import { closeSync, fdatasync, openSync } from 'node:fs'

/**
 * The file that SQLite writes first. The hub itself waits for the disk, in parallel with other work. If SQLite waited, it
 * would delay every request of a class, including those that need no write.
 */
export class Journal {
  readonly #file: string
  #descriptor: number | undefined

  /** @param database the file next to the journal */
  constructor(database: string) {
    this.#file = `${database}-wal`
  }

  /** Resolves when every finished transaction is on the disk. Requires at least one. */
  toDisk(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#descriptor ??= openSync(this.#file, 'r+')
      fdatasync(this.#descriptor, (error) => (error === null ? resolve() : reject(error)))
    })
  }

  /** Call this before the database is closed, which deletes the file. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
  }
}
