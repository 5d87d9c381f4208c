import type { Sqlite } from './openDatabase'

/** The disk is full, so none of the requested writes has happened. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

interface Waiting {
  /** @returns sends the answer, once the write is on the disk */
  readonly run: () => () => void
  readonly fail: (error: unknown) => void
}

/** The write is in the file, but perhaps not on the disk yet. */
interface Written {
  readonly tell: () => void
  readonly fail: (error: unknown) => void
}

const OUT_OF_ROOM = new Set(['SQLITE_FULL', 'SQLITE_IOERR'])

/**
 * Simultaneous writes share one transaction, and so one wait for the disk. Writes that arrive in the meantime share the
 * next one. Each write is answered only after it is on the disk.
 *
 * ```
 * idle -- write --> written -- on the disk --> answered -- others wait --> written
 *                      |                           `----- none waits ----> idle
 *                      `- the disk fails --> lost: every further write fails
 * ```
 */
export class GroupCommit {
  #waiting: Waiting[] = []
  /** True until every write is answered. */
  #isBusy = false
  /** Resolves when the data that can be read now is on the disk. */
  #reaching: Promise<void> | undefined
  readonly #run: (text: string) => void
  readonly #toDisk: () => Promise<void>
  readonly #undone: () => void

  /**
   * @param toDisk resolves when earlier writes are on the disk
   * @param undone called after a rollback of the latest reads and writes
   */
  constructor(database: Pick<Sqlite, 'prepare'>, toDisk: () => Promise<void>, undone: () => void) {
    const statements = new Map(TRANSACTION.map((text) => [text, database.prepare(text)]))
    this.#run = (text) => void statements.get(text)?.run()
    this.#toDisk = toDisk
    this.#undone = undone
  }

  /** @param work runs synchronously in a transaction, perhaps twice. If it throws, it has no effect */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const result = work()
        return () => resolve(result)
      }
      this.#waiting.push({ run, fail: reject })
      if (!this.#isBusy) void this.#writeAll()
    })
  }

  /** Answers to reads wait for this, so that the read data is on the disk. Always rejects once the disk has failed. */
  readable(): Promise<void> | undefined {
    return this.#reaching
  }

  async #writeAll(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      // Writes of the same turn share the transaction.
      await new Promise(setImmediate)
      const parts = this.#waiting
      this.#waiting = []
      const written = this.#commit(parts)
      if (written.length === 0) continue
      this.#reaching ??= this.#toDisk()
      try {
        await this.#reaching
      } catch (error) {
        // The state of the file is unknown now. Writes fail until the hub restarts and reads the data on the disk.
        for (const { fail } of written) fail(noRoom(error))
        continue
      }
      this.#reaching = undefined
      for (const { tell } of written) tell()
    }
    this.#isBusy = false
  }

  #commit(parts: readonly Waiting[]): readonly Written[] {
    try {
      return this.#transact(parts)
    } catch (error) {
      if (parts.length === 1) parts[0]?.fail(isOutOfRoom(error) ? noRoom(error) : error)
      // One of them fails, or together they are too large, so each is tried alone.
      return parts.length === 1 ? [] : parts.flatMap((part) => this.#commit([part]))
    }
  }

  #transact(parts: readonly Waiting[]): readonly Written[] {
    this.#run(BEGIN)
    try {
      const written = parts.map(({ run, fail }) => ({ tell: run(), fail }))
      this.#run(COMMIT)
      return written
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  /** A full disk has already ended the transaction. */
  #rollBack() {
    try {
      this.#run(ROLLBACK)
    } catch {}
    this.#undone()
  }
}

const [BEGIN, COMMIT, ROLLBACK] = ['begin immediate', 'commit', 'rollback']
const TRANSACTION = [BEGIN, COMMIT, ROLLBACK]

function noRoom(cause: unknown): NoRoomError {
  return new NoRoomError('The disk is full.', { cause })
}

function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return OUT_OF_ROOM.has(code.split('_').slice(0, 2).join('_'))
}
