/**
 * Role: the documents of one class in a database of CouchDB's protocol, read with every branch that a conflict has left.
 * Guarantee: what is answered was read just now, and has the form of an answer.
 * Must not: judge an envelope, or keep anything.
 */
import type { RemoteDatabase } from 'pouchdb-browser'
import type { Bytes } from '../classroom/bytes'
import { envelopeBytesIn } from '../classroom/relay/relayDocument'
import { BadAnswer } from '../platform/readAtMost'
import { fieldOf, statusOf } from './relayFailure'

/** The end of a branch. */
export interface Leaf {
  readonly id: string
  readonly rev: string
  /** Undefined where it is no envelope, or was deleted. */
  readonly bytes: Bytes | undefined
  readonly isDeleted: boolean
}

/** A document, and the ends of its branches that are not deleted. */
export interface Listed {
  readonly id: string
  readonly revs: readonly string[]
  /** With every branch. */
  readonly isDeleted: boolean
}

/** Of one request for envelopes. */
const MOST_AT_ONCE = 30
const MOST_LISTED = 1000

export class ClassDatabase {
  readonly #remote: RemoteDatabase

  constructor(remote: RemoteDatabase) {
    this.#remote = remote
  }

  async leaves(id: string): Promise<readonly Leaf[]> {
    const answer = await this.#remote.get(id, { open_revs: 'all' }).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw error
      return []
    })
    return listOf(answer).flatMap((item) => leafIn(fieldOf(item, 'ok')) ?? [])
  }

  /** What there is, with each branch. Of a document that was deleted the revision of that. */
  async list(): Promise<readonly Listed[]> {
    const answer = await this.#remote.changes({ since: 0, style: 'all_docs', batch_size: MOST_LISTED })
    return listOf(fieldOf(answer, 'results')).flatMap((row) => {
      const id = fieldOf(row, 'id')
      const revs = listOf(fieldOf(row, 'changes')).flatMap((change) => textIn(change, 'rev') ?? [])
      const isDeleted = fieldOf(row, 'deleted') === true
      return typeof id === 'string' ? [{ id, revs: revs.toSorted(), isDeleted }] : []
    })
  }

  /** Every branch of these. */
  async read(listed: readonly Listed[]): Promise<readonly Leaf[]> {
    const docs = listed.flatMap(({ id, revs }) => revs.map((rev) => ({ id, rev })))
    const leaves: Leaf[] = []
    for (let from = 0; from < docs.length; from += MOST_AT_ONCE) {
      const answer = await this.#remote.bulkGet({ docs: docs.slice(from, from + MOST_AT_ONCE) })
      const all = listOf(fieldOf(answer, 'results')).flatMap((result) => listOf(fieldOf(result, 'docs')))
      leaves.push(...all.flatMap((item) => leafIn(fieldOf(item, 'ok')) ?? []))
    }
    return leaves
  }

  /** `conflict`: somebody wrote meanwhile, or the relay had a newer one. */
  async write(id: string, fields: object, over: string | undefined): Promise<'written' | 'conflict'> {
    const document = { ...fields, _id: id, ...(over !== undefined && { _rev: over }) }
    return await unlessConflict(this.#remote.put(document))
  }

  /** Deletes every branch. */
  async remove(id: string): Promise<void> {
    for (const { rev, isDeleted } of await this.leaves(id)) {
      if (!isDeleted) await unlessConflict(this.#remote.remove(id, rev))
    }
  }

  /** Deletes every branch of these, in one request. Whoever wants to know looks again. */
  async removeAll(listed: readonly Listed[]): Promise<void> {
    const docs = listed.flatMap(({ id, revs }) => revs.map((rev) => ({ _id: id, _rev: rev, _deleted: true as const })))
    if (docs.length > 0) listOf(await this.#remote.bulkDocs(docs))
  }

  /** Rejects where there is none, or where it is not ours. */
  async look(): Promise<void> {
    const answer = await this.#remote.info()
    // Pouch adds a name of its own; the relay's own sign is the number of its last change.
    if (fieldOf(answer, 'update_seq') === undefined) throw statusError(answer)
  }
}

/** PouchDB takes any JSON for what it asked about a database, errors too. */
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

function leafIn(document: unknown): Leaf | undefined {
  const [id, rev] = [textIn(document, '_id'), textIn(document, '_rev')]
  if (id === undefined || rev === undefined || typeof document !== 'object' || document === null) return undefined
  const isDeleted = fieldOf(document, '_deleted') === true
  return { id, rev, isDeleted, bytes: isDeleted ? undefined : envelopeBytesIn(document) }
}

function textIn(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : undefined
}

/** Of an answer that has to be one. */
function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadAnswer('the answer is no list')
  return value
}
