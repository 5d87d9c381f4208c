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

const OUT_OF_ROOM = new Set(['SQLITE_FULL', 'SQLITE_IOERR'])
/** So long the first of several waits for the others at most. One that comes alone waits for nothing. */
const GATHERING_MS = 5

/**
 * Writes that come together share one transaction, and with it the one wait for the disk. Each is answered when the
 * transaction has ended, and not before.
 */
export class GroupCommit {
  #waiting: Waiting[] = []
  readonly #run: (text: string) => void

  constructor(database: Sqlite) {
    const statements = new Map(TRANSACTION.map((text) => [text, database.prepare(text)]))
    this.#run = (text) => void statements.get(text)?.run()
  }

  /** @param work runs in a transaction, without waiting for anything, perhaps twice; where it throws it has not happened */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const result = work()
        return () => resolve(result)
      }
      this.#waiting.push({ run, fail: reject })
      if (this.#waiting.length === 1) this.#gather()
    })
  }

  /** As long as each turn of the loop brings another one: thirty tablets that come at once wait for one disk. */
  #gather() {
    const until = performance.now() + GATHERING_MS
    let before = 0
    const look = () => {
      const isAll = this.#waiting.length === before || performance.now() > until
      before = this.#waiting.length
      if (isAll) this.#commit()
      else setImmediate(look)
    }
    setImmediate(look)
  }

  #commit() {
    const parts = this.#waiting
    this.#waiting = []
    try {
      this.#transact(parts)
    } catch (error) {
      if (parts.length === 1) return parts[0]?.fail(isOutOfRoom(error) ? noRoom(error) : error)
      // One of them fails, or together they are too much: each for itself.
      for (const part of parts) {
        try {
          this.#transact([part])
        } catch (reason) {
          part.fail(isOutOfRoom(reason) ? noRoom(reason) : reason)
        }
      }
    }
  }

  #transact(parts: readonly Waiting[]) {
    this.#run(BEGIN)
    try {
      const answers = parts.map(({ run }) => run())
      this.#run(COMMIT)
      for (const answer of answers) answer()
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
