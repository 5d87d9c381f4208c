/**
 * Role: adds another learner's progress to an account, on Dexie.
 * Guarantee: it reads the source once, writes to the account in one transaction, then marks the source's row and gives
 * its picture to the account. If it is interrupted, it can run again, and repeating the finished part changes nothing. Progress behind a password or a PIN
 * is offered to an account only after its owner has entered that password.
 * Must not: write to the source's database, or keep it open.
 */
import type { PageLife } from '../../platform/pageLife'
import { balance } from '../../core/progress/points'
import { isOutdated, learningOf, type ProgressDocument } from '../../core/progress/document'
import type { DeviceId, LearnerId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import { completedLessons } from '../../core/progress/lessons'
import { parseDocument } from '../../core/progress/parseDocument'
import { completedQuizzes } from '../../core/progress/quizzes'
import { replay } from '../../core/progress/replay'
import type { BringIn, BringInOffer, BringInOutcome } from './learnerStore'
import { Connection } from './connection'
import type { DeviceDatabase, DeviceTables, LearnerRow } from './deviceDatabase'
import { revisionOf } from './documentRow'
import type { LearnerDatabase } from './learnerDatabase'
import type { HeldDocument } from './replicaChanges'
import { type SaveFailure, saveFailureOf, type SaveOutcome, unlessStorageFails } from './storeHealth'
import { learnerRow, learnerRows } from './learnerTable'

export interface DexieBringInParts {
  readonly learnerId: LearnerId
  /** The database with this device's learners. Without it, no other learner is known. */
  readonly device: DeviceDatabase | undefined
  readonly makeDatabase: (learnerId: LearnerId) => LearnerDatabase
  readonly page: PageLife | undefined
}

/** The parts of the account's own store that adding progress needs. */
export interface BringInAccount {
  readonly progress: () => Promise<ProgressDocument>
  /** Whether a remote has answered, which means that this device has the account's data from other devices. */
  readonly hasMetRemote: () => Promise<boolean>
  /** Replays `source` in one transaction, with an activity entry. */
  readonly bringIn: (source: ProgressDocument, name: string) => Promise<SaveOutcome>
}

/** Used to test whether a replay would add anything, so no database ever stores it. */
const ASKING = 'asking' as DeviceId

export class DexieBringIn implements BringIn {
  readonly #parts: DexieBringInParts
  readonly #account: BringInAccount

  constructor(parts: DexieBringInParts, account: BringInAccount) {
    this.#parts = parts
    this.#account = account
  }

  async offers(): Promise<readonly BringInOffer[]> {
    // Both reads start before the first `await`, because a Dexie live query may miss reads that start later.
    const [rows, hasMetRemote] = await Promise.all([this.#rows(), this.#account.hasMetRemote()])
    if (rows.length === 0) return []
    const current = await this.#account.progress()
    const offers: BringInOffer[] = []
    for (const row of rows) {
      const source = await this.#read(row)
      if (source === undefined || !bringsLearning(current, source.document)) continue
      // After the first time, each new lesson there is new.
      const wasOffered =
        row.movedTo === undefined
          ? isOfferedTo(row, this.#parts.learnerId)
          : (row.offeredRevision ?? 0) >= source.revision
      const isNew = hasMetRemote && !wasOffered
      offers.push(offerOf(row, source.document, isNew))
    }
    return offers
  }

  async accept(sourceId: LearnerId): Promise<BringInOutcome> {
    const row = (await this.#rows()).find(({ id }) => id === sourceId)
    const source = row && (await this.#read(row))
    if (row === undefined || source === undefined) return { kind: 'failed', reason: 'missing' }
    const outcome = await this.#account.bringIn(source.document, row.displayName)
    if (outcome.kind === 'refused' || outcome.kind === 'failed') return outcome
    // If it is interrupted here, the offer appears again but has nothing new to add.
    await this.#mark((database) => noteMoved(database, sourceId, this.#parts.learnerId, source.revision))
    return outcome
  }

  async decline(sourceId: LearnerId): Promise<SaveFailure | undefined> {
    const row = (await this.#rows()).find(({ id }) => id === sourceId)
    const source = row && (await this.#read(row))
    return await this.#mark((database) => noteOffered(database, sourceId, this.#parts.learnerId, source?.revision ?? 0))
  }

  async #rows(): Promise<readonly LearnerRow[]> {
    const { device, learnerId } = this.#parts
    if (device === undefined) return []
    return await unlessStorageFails(() => device.run((database) => bringInRows(database, learnerId)), [])
  }

  /** Undefined if the document is missing, unreadable, from a newer app, or already added at this revision. */
  async #read(row: LearnerRow): Promise<HeldDocument | undefined> {
    const connection = new Connection(
      () => this.#parts.makeDatabase(row.id),
      () => {},
      this.#parts.page,
    )
    try {
      const kept = await unlessStorageFails(
        () => connection.run((database) => database.document.get('document')),
        undefined,
      )
      const revision = revisionOf(kept)
      if (kept === undefined || (row.movedRevision !== undefined && row.movedRevision >= revision)) return undefined
      const parsed = parseDocument(kept.document, row.id)
      if (parsed.kind === 'unreadable' || isOutdated(parsed.document)) return undefined
      return { document: parsed.document, revision }
    } finally {
      connection.end('closed')
    }
  }

  async #mark(work: (database: DeviceTables) => Promise<void>): Promise<SaveFailure | undefined> {
    const { device } = this.#parts
    if (device === undefined) return 'connection'
    try {
      await device.run((database) => database.transaction('rw', database.learners, async () => await work(database)))
      return undefined
    } catch (error) {
      const failure = saveFailureOf(error)
      if (failure === undefined) throw error
      return failure
    }
  }
}

function offerOf(row: LearnerRow, source: ProgressDocument, isNew: boolean): BringInOffer {
  return {
    sourceId: row.id,
    name: row.displayName,
    lessons: completedLessons(source).length,
    quizzes: completedQuizzes(source).length,
    points: balance(source).earned,
    isNew,
  }
}

function bringsLearning(current: ProgressDocument, source: ProgressDocument): boolean {
  const replayed = replay(current, source, ASKING)
  return replayed.kind === 'done' && !isSameJson(learningOf(replayed.document), learningOf(current))
}

/** Returns the sources for an account, most recent learner first. Empty for a learner without an account. */
async function bringInRows(database: DeviceTables, accountId: LearnerId): Promise<readonly LearnerRow[]> {
  const rows = await learnerRows(database)
  const account = rows.find(({ id }) => id === accountId)
  if (account?.kind !== 'cloud') return []
  return rows.filter((row) => isSource(row, account)).sort((a, b) => b.openedTurn - a.openedTurn)
}

function isOfferedTo(row: LearnerRow, accountId: LearnerId): boolean {
  return row.offeredTo?.includes(accountId) === true
}

/** Needs a read-write transaction over `learners`. */
async function noteOffered(
  database: DeviceTables,
  id: LearnerId,
  accountId: LearnerId,
  revision: number,
): Promise<void> {
  const row = await learnerRow(database, id)
  if (row === undefined) return
  const offeredTo = isOfferedTo(row, accountId) ? row.offeredTo : [...(row.offeredTo ?? []), accountId]
  await database.learners.put({
    ...row,
    ...(offeredTo && { offeredTo }),
    ...(row.movedTo === accountId && { offeredRevision: revision }),
  })
}

/**
 * Puts the source aside. One person has one picture, so the account gets the picture of the first source that is put
 * aside. Needs a read-write transaction over `learners`. `revision` is the revision of the source document that was
 * added.
 */
export async function noteMoved(
  database: DeviceTables,
  id: LearnerId,
  accountId: LearnerId,
  revision: number,
): Promise<void> {
  const rows = await learnerRows(database)
  const [row, account] = [id, accountId].map((wanted) => rows.find((one) => one.id === wanted))
  if (row === undefined) return
  const { picture } = row
  // A row of the first version has no picture to give, so it stays on the list.
  const isAside = picture !== undefined && { isAside: true as const }
  await database.learners.put({ ...row, movedTo: accountId, movedRevision: revision, ...isAside })
  const hasOne = rows.some(({ movedTo, isAside: is }) => movedTo === accountId && is === true)
  if (account === undefined || picture === undefined || hasOne) return
  await database.learners.put({ ...account, cloth: row.cloth, picture })
}

/** Progress that was moved to one account is never offered to another. */
function isSource(row: LearnerRow, account: LearnerRow): boolean {
  if (row.kind !== 'device' || row.id === account.id || row.hasDatabase !== true) return false
  if (row.movedTo !== undefined && row.movedTo !== account.id) return false
  // An email address is no proof, because the service lets anyone register any address.
  const isOpen = row.password === undefined && row.pin === undefined
  return isOpen || row.sameAs?.includes(account.id) === true
}
