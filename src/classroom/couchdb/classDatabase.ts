/**
 * Role: reads one class's documents in a CouchDB database, including every branch that a conflict left.
 * Guarantee: every answer comes from the server, not from a cache, and has the expected form.
 * Must not: judge an envelope, or store anything.
 */
import type { RemoteDatabase } from 'pouchdb-browser'
import type { Bytes } from '../protocol/bytes'
import type { DeletedRevision as Branch } from '../protocol/relay/deletion'
import { envelopeBytesIn } from '../protocol/relay/relayDocument'
import { BadAnswer } from '../../platform/readAtMost'
import { encodeBase64url } from '../../core/progress/file/base64url'
import { fieldOf, statusOf } from './relayFailure'
import { TooLargeAnswer } from './relayFetch'

/** The end of a branch. */
export interface BranchEnd {
  readonly id: string
  readonly rev: string
  /** Undefined if the leaf has no envelope, or was deleted. */
  readonly bytes: Bytes | undefined
  readonly isDeleted: boolean
  /** Set if the leaf exists but can't be read. */
  readonly isUnreadable?: 'too-large' | 'damaged'
}

/** A document, and the ends of its branches that are not deleted. */
export interface Listed {
  readonly id: string
  readonly revs: readonly string[]
  /** Whether every branch is deleted. */
  readonly isDeleted: boolean
}

/** Maximum number of envelopes per request. */
const MOST_AT_ONCE = 30
const MOST_LISTED = 1000

export class ClassDatabase {
  readonly #remote: RemoteDatabase

  constructor(remote: RemoteDatabase) {
    this.#remote = remote
  }

  async leaves(id: string): Promise<readonly BranchEnd[]> {
    try {
      const answer = await this.#remote.get(id, { open_revs: 'all' })
      return listOf(answer).flatMap((item) => leafIn(fieldOf(item, 'ok')) ?? [])
    } catch (error) {
      if (statusOf(error) === 404) return []
      if (!(error instanceof TooLargeAnswer)) throw error
      // Lists the branches and reads each one.
      return await this.read((await this.list()).filter((row) => row.id === id))
    }
  }

  /** Lists all documents with each branch. A deleted document is listed with the revision of its deletion. */
  async list(): Promise<readonly Listed[]> {
    const answer = await this.#remote.changes({ since: 0, style: 'all_docs', batch_size: MOST_LISTED })
    return listOf(fieldOf(answer, 'results')).flatMap((row) => {
      const id = fieldOf(row, 'id')
      const revs = listOf(fieldOf(row, 'changes')).flatMap((change) => textIn(change, 'rev') ?? [])
      const isDeleted = fieldOf(row, 'deleted') === true
      return typeof id === 'string' ? [{ id, revs: revs.sort(), isDeleted }] : []
    })
  }

  /**
   * Reads every branch of these documents that still exists. An unreadable branch becomes one leaf and does not affect
   * the others.
   */
  async read(listed: readonly Listed[]): Promise<readonly BranchEnd[]> {
    const branches = listed.flatMap(({ id, revs }) => revs.map((rev) => ({ id, rev })))
    const leaves: BranchEnd[] = []
    for (let from = 0; from < branches.length; from += MOST_AT_ONCE) {
      leaves.push(...(await this.#readSome(branches.slice(from, from + MOST_AT_ONCE))))
    }
    return leaves
  }

  /** Reads the branches together. If that fails, reads each half. */
  async #readSome(branches: readonly Branch[]): Promise<readonly BranchEnd[]> {
    try {
      // Avoids PouchDB's own method, which takes the first network error as proof that the relay does not support
      // `_bulk_get`.
      const answer = await this.#remote.fetch('_bulk_get', {
        method: 'POST',
        // PouchDB does not accept a plain object as headers.
        headers: new Headers({ 'Content-Type': 'application/json' }),
        body: JSON.stringify({ docs: branches }),
      })
      const read: unknown = await answer.json()
      if (!answer.ok)
        throw Object.assign(new Error('refused'), { status: answer.status, reason: fieldOf(read, 'reason') })
      const all = listOf(fieldOf(read, 'results')).flatMap((result) => listOf(fieldOf(result, 'docs')))
      return all.flatMap((item) => leafIn(fieldOf(item, 'ok')) ?? [])
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error
      const [only] = branches
      if (only !== undefined && branches.length === 1) {
        // Checks first that the relay itself still answers, so that we don't blame the document for the relay's
        // failure.
        await this.look()
        const isUnreadable = error instanceof TooLargeAnswer ? 'too-large' : 'damaged'
        return [{ ...only, bytes: undefined, isDeleted: false, isUnreadable }]
      }
      const half = Math.ceil(branches.length / 2)
      return [...(await this.#readSome(branches.slice(0, half))), ...(await this.#readSome(branches.slice(half)))]
    }
  }

  /** Returns `conflict` if someone else wrote in the meantime, or if the relay had a newer revision. */
  async write(id: string, fields: object, over: string | undefined): Promise<'written' | 'conflict'> {
    const document = { ...fields, _id: id, ...(over !== undefined && { _rev: over }) }
    return await unlessConflict(this.#remote.put(document))
  }

  /**
   * Deletes every given branch in one request, each with its own signed deletion. The caller has to read again to check
   * the result.
   */
  async remove(branches: readonly Branch[], messageFor: (branch: Branch) => Promise<Bytes>): Promise<void> {
    const docs = []
    for (const { id, rev } of branches) {
      docs.push({
        _id: id,
        _rev: rev,
        _deleted: true as const,
        envelope: encodeBase64url(await messageFor({ id, rev })),
      })
    }
    if (docs.length > 0) listOf(await this.#remote.bulkDocs(docs))
  }

  /** Rejects if the database does not exist or is not ours. */
  async look(): Promise<void> {
    const answer = await this.#remote.info()
    // PouchDB adds its own database name to the answer, so we check the relay's last change number instead.
    if (fieldOf(answer, 'update_seq') === undefined) throw statusError(answer)
  }
}

/** PouchDB accepts any JSON as database information, even an error. */
function statusError(answer: unknown): unknown {
  const name = fieldOf(answer, 'error')
  const status = name === 'unauthorized' ? 401 : name === 'not_found' ? 404 : name === 'forbidden' ? 403 : undefined
  return status === undefined
    ? new BadAnswer('the answer is no database')
    : { status, reason: fieldOf(answer, 'reason') }
}

async function unlessConflict(work: Promise<unknown>): Promise<'written' | 'conflict'> {
  try {
    await work
    return 'written'
  } catch (error) {
    if (statusOf(error) === 409) return 'conflict'
    throw error
  }
}

function leafIn(document: unknown): BranchEnd | undefined {
  const [id, rev] = [textIn(document, '_id'), textIn(document, '_rev')]
  if (id === undefined || rev === undefined || typeof document !== 'object' || document === null) return undefined
  const isDeleted = fieldOf(document, '_deleted') === true
  return { id, rev, isDeleted, bytes: isDeleted ? undefined : envelopeBytesIn(document) }
}

function textIn(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : undefined
}

/** Requires the value to be a list. */
function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadAnswer('the answer is no list')
  return value
}
