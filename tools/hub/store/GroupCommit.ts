import type { Sqlite } from './openDatabase'

/** The disk took nothing more: none of what was asked has happened. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

interface Waiting {
  /** @returns what answers it, when it is on the disk */
  readonly run: () => () => void
  readonly fail: (error: unknown) => void
}

/** In the file, and not yet known to be on the disk. */
interface Written {
  readonly tell: () => void
  readonly fail: (error: unknown) => void
}

const OUT_OF_ROOM = new Set(['SQLITE_FULL', 'SQLITE_IOERR'])

/**
 * Writes that come together share one transaction, and with it the one wait for the disk; what comes meanwhile goes with
 * the next one. Each is answered when the disk has it, and not before.
 *
 * ```
 * idle -- write --> written -- the disk has it --> answered -- others wait --> written
 *                      |                              `------- nobody ------> idle
 *                      `- the disk fails --> lost: nothing is answered any more
 * ```
 */
export class GroupCommit {
  #waiting: Waiting[] = []
  /** Until all that was written is answered. */
  #isBusy = false
  /** Ends when the disk has what can be read already. */
  #reaching: Promise<void> | undefined
  readonly #run: (text: string) => void
  readonly #toDisk: () => Promise<void>
  readonly #undone: () => void

  /**
   * @param toDisk ends when what was written before is on the disk
   * @param undone hears that what was read and written last has not happened
   */
  constructor(database: Pick<Sqlite, 'prepare'>, toDisk: () => Promise<void>, undone: () => void) {
    const statements = new Map(TRANSACTION.map((text) => [text, database.prepare(text)]))
    this.#run = (text) => void statements.get(text)?.run()
    this.#toDisk = toDisk
    this.#undone = undone
  }

  /** @param work runs in a transaction, without waiting for anything, perhaps twice; where it throws it has not happened */
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

  /** Whoever reads answers after it: what was read is on the disk. Rejects for good once the disk has failed. */
  readable(): Promise<void> | undefined {
    return this.#reaching
  }

  async #writeAll(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      // What comes in the same turn shares the transaction.
      await new Promise(setImmediate)
      const parts = this.#waiting
      this.#waiting = []
      const written = this.#commit(parts)
      if (written.length === 0) continue
      this.#reaching ??= this.#toDisk()
      try {
        await this.#reaching
      } catch (error) {
        // What lies there now nobody knows: it stays so until the hub starts again, and reads what the disk has.
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
      // One of them fails, or together they are too much: each for itself.
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

  /** A full disk has ended the transaction already. */
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
