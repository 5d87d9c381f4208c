/**
 * Role: every read and write of one learner's database, and its response to storage failures.
 * Guarantee: `written` only after the transaction completed. A failure changed nothing, and health reports it.
 * Must not: interpret an action.
 */
import { Dexie, RangeSet, type Transaction } from 'dexie'
import type { Clock } from '../../platform/clock'
import { dropOldActivity } from './activityRows'
import type { PageLife } from '../../platform/pageLife'
import { Connection, type ConnectionEnd, ConnectionEnded } from './connection'
import { failureOf } from './failureOf'
import type { LearnerDatabase } from './learnerDatabase'
import { HealthRecord, type SaveFailure, saveFailureOf, type WriteOutcome } from './storeHealth'

/**
 * A write that takes longer, in ms, counts as failed. Some browsers hang during a write without an error, so we have to
 * tell the learner.
 */
const SILENCE_MS = 10_000

export class LearnerConnection {
  readonly health = new HealthRecord()
  readonly #make: () => LearnerDatabase
  readonly #clock: Clock
  readonly #page: PageLife | undefined
  #connection: Connection<LearnerDatabase>

  constructor(make: () => LearnerDatabase, clock: Clock, page?: PageLife) {
    this.#make = make
    this.#clock = clock
    this.#page = page
    this.#connection = this.#connect()
  }

  /** Reads, or returns `fallback` when the database can't be read, so that a screen keeps its content. */
  async read<T>(work: (database: LearnerDatabase) => PromiseLike<T>, fallback: () => T): Promise<T> {
    const connection = this.#connection
    try {
      return await connection.run(work)
    } catch (error) {
      this.#fail(error, connection)
      return fallback()
    }
  }

  /** Runs `work` as one read-write transaction over every table. `work` may wait for the database only. */
  async write<T>(
    work: (database: LearnerDatabase) => PromiseLike<T>,
    connection = this.#connection,
  ): Promise<WriteOutcome<T>> {
    const silence = setTimeout(() => {
      if (connection === this.#connection) this.health.failing('connection')
    }, SILENCE_MS)
    const attempt = () => connection.run((database) => inTransaction(database, work))
    try {
      const value = await attempt().catch((error: unknown) => this.#withRoom(error, connection, attempt))
      if (connection === this.#connection) this.#recover()
      return { kind: 'written', value }
    } catch (error) {
      return { kind: 'failed', reason: this.#fail(error, connection) }
    } finally {
      clearTimeout(silence)
    }
  }

  /**
   * Starts over with a new connection after the old one ended, and writes first. Reads wait until that write is done.
   * Otherwise a screen would show an empty database as lost progress. A failure leaves everything unchanged.
   */
  async writeAnew<T>(work: (database: LearnerDatabase) => PromiseLike<T>): Promise<WriteOutcome<T>> {
    const connection = this.#connect()
    const outcome = await this.write(work, connection)
    if (outcome.kind === 'failed') {
      connection.end('closed')
      return outcome
    }
    this.#connection.end('closed')
    this.#connection = connection
    this.#recover()
    return outcome
  }

  close(): void {
    this.#connection.end('closed')
  }

  /** Makes live queries read again. A query that failed while storage was down would otherwise never update. */
  #recover(): void {
    const hasFailed = this.health.current().kind === 'failing'
    this.health.healthy()
    if (hasFailed) Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
  }

  #connect(): Connection<LearnerDatabase> {
    const onEnd = (reason: ConnectionEnd) => void this.#fail(new ConnectionEnded(reason), connection)
    const connection: Connection<LearnerDatabase> = new Connection(this.#make, onEnd, this.#page)
    return connection
  }

  /**
   * Tries again after making space. The oldest activity rows are the only data in the database that no one will miss.
   */
  async #withRoom<T>(error: unknown, connection: Connection<LearnerDatabase>, attempt: () => Promise<T>): Promise<T> {
    if (failureOf(error) !== 'quota') throw error
    await connection.run((database) =>
      database.transaction('rw', database.activity, async () => await dropOldActivity(database, this.#clock.now())),
    )
    return await attempt()
  }

  /** A failure on an old connection says nothing about the current one. */
  #fail(error: unknown, connection: Connection<LearnerDatabase>): SaveFailure {
    const reason = saveFailureOf(error)
    if (reason === undefined) throw error
    if (connection !== this.#connection) return reason
    const isGone = error instanceof ConnectionEnded && error.reason === 'gone'
    if (isGone) connection.end('gone')
    this.health.failing(reason, isGone)
    return reason
  }
}

function inTransaction<T>(database: LearnerDatabase, work: (database: LearnerDatabase) => PromiseLike<T>) {
  return database.transaction(
    'rw',
    database.tables,
    async (transaction) => await Dexie.Promise.race([work(database), abortOf(transaction)]),
  )
}

/**
 * Rejects when the transaction is aborted, and never resolves. A browser may abort one without answering its requests,
 * as Chromium does on a full disk. Work that waits for an answer would then wait forever.
 */
function abortOf(transaction: Transaction): PromiseLike<never> {
  return new Dexie.Promise<never>((_resolve, reject) => {
    const abort = () =>
      reject(transaction.idbtrans.error ?? new DOMException('the transaction was aborted', 'AbortError'))
    transaction.on('abort', abort)
  })
}
