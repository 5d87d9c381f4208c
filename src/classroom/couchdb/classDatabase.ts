/**
 * Role: the documents of one class in a database of CouchDB's protocol, read with every branch that a conflict has left.
 * Guarantee: what is answered was read just now, and has the form of an answer.
 * Must not: judge an envelope, or keep anything.
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
export interface Leaf {
  readonly id: string
  readonly rev: string
  /** Undefined where it is no envelope, or was deleted. */
  readonly bytes: Bytes | undefined
  readonly isDeleted: boolean
  /** It is there, and no answer with it can be read. */
  readonly isUnreadable?: 'too-large' | 'damaged'
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
    try {
      const answer = await this.#remote.get(id, { open_revs: 'all' })
      return listOf(answer).flatMap((item) => leafIn(fieldOf(item, 'ok')) ?? [])
    } catch (error) {
      if (statusOf(error) === 404) return []
      if (!(error instanceof TooLargeAnswer)) throw error
      // One branch is enough for that. Each for itself.
      return await this.read((await this.list()).filter((row) => row.id === id))
    }
  }

  /** What there is, with each branch. Of a document that was deleted the revision of that. */
  async list(): Promise<readonly Listed[]> {
    const answer = await this.#remote.changes({ since: 0, style: 'all_docs', batch_size: MOST_LISTED })
    return listOf(fieldOf(answer, 'results')).flatMap((row) => {
      const id = fieldOf(row, 'id')
      const revs = listOf(fieldOf(row, 'changes')).flatMap((change) => textIn(change, 'rev') ?? [])
      const isDeleted = fieldOf(row, 'deleted') === true
      return typeof id === 'string' ? [{ id, revs: revs.sort(), isDeleted }] : []
    })
  }

  /** Every branch of these that is still there. One that can't be read is one leaf, and stops no other. */
  async read(listed: readonly Listed[]): Promise<readonly Leaf[]> {
    const branches = listed.flatMap(({ id, revs }) => revs.map((rev) => ({ id, rev })))
    const leaves: Leaf[] = []
    for (let from = 0; from < branches.length; from += MOST_AT_ONCE) {
      leaves.push(...(await this.#readSome(branches.slice(from, from + MOST_AT_ONCE))))
    }
    return leaves
  }

  /** By halves where they can't be read together. */
  async #readSome(branches: readonly Branch[]): Promise<readonly Leaf[]> {
    try {
      // Not by Pouch's own: it takes the first trouble of a line for a relay that can't do this, for good.
      const answer = await this.#remote.fetch('_bulk_get', {
        method: 'POST',
        // A map of headers it would not take.
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
        // Where the relay itself answers nothing of sense, it is not the document.
        await this.look()
        const isUnreadable = error instanceof TooLargeAnswer ? 'too-large' : 'damaged'
        return [{ ...only, bytes: undefined, isDeleted: false, isUnreadable }]
      }
      const half = Math.ceil(branches.length / 2)
      return [...(await this.#readSome(branches.slice(0, half))), ...(await this.#readSome(branches.slice(half)))]
    }
  }

  /** `conflict`: somebody wrote meanwhile, or the relay had a newer one. */
  async write(id: string, fields: object, over: string | undefined): Promise<'written' | 'conflict'> {
    const document = { ...fields, _id: id, ...(over !== undefined && { _rev: over }) }
    return await unlessConflict(this.#remote.put(document))
  }

  /** Deletes every branch of these, in one request, each by its own word. Whoever wants to know looks again. */
  async remove(branches: readonly Branch[], wordFor: (branch: Branch) => Promise<Bytes>): Promise<void> {
    const docs = []
    for (const { id, rev } of branches) {
      docs.push({ _id: id, _rev: rev, _deleted: true as const, envelope: encodeBase64url(await wordFor({ id, rev })) })
    }
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
