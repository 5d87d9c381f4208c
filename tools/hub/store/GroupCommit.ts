import type { Sqlite } from './openDatabase'

/** The disk took nothing more: none of what was asked has happened. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

interface Waiting {
  /** Undefined where the work threw: it then has left no trace. */
  readonly run: () => (() => void) | undefined
  readonly fail: (error: unknown) => void
}

const OUT_OF_ROOM = new Set(['SQLITE_FULL', 'SQLITE_IOERR'])

/**
 * Writes that come at once share one transaction, and with it the one wait for the disk: thirty tablets wait as long as
 * one. Each is answered when the transaction has ended, and not before.
 */
export class GroupCommit {
  #waiting: Waiting[] = []

  constructor(private readonly database: Sqlite) {}

  /** @param work runs once, in a transaction, without waiting for anything; what it throws undoes its own part alone. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        this.database.exec('savepoint part')
        try {
          const result = work()
          this.database.exec('release part')
          return () => resolve(result)
        } catch (error) {
          if (isOutOfRoom(error)) throw error
          this.database.exec('rollback to part; release part')
          reject(error)
          return undefined
        }
      }
      if (this.#waiting.length === 0) setImmediate(() => this.#commit())
      this.#waiting.push({ run, fail: reject })
    })
  }

  #commit() {
    const parts = this.#waiting
    this.#waiting = []
    try {
      this.database.exec('begin immediate')
      const answers = parts.map(({ run }) => run())
      this.database.exec('commit')
      for (const answer of answers) answer?.()
    } catch (error) {
      this.#rollBack()
      const reason = isOutOfRoom(error) ? new NoRoomError('The disk is full.', { cause: error }) : error
      for (const { fail } of parts) fail(reason)
    }
  }

  /** A full disk has ended the transaction already. */
  #rollBack() {
    try {
      this.database.exec('rollback')
    } catch {}
  }
}

function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return OUT_OF_ROOM.has(code.split('_').slice(0, 2).join('_'))
}
