/**
 * Role: reads and writes the rows of the hub's tables.
 * Guarantee: stores the revision tree of each document and the contents of its leaves, and nothing else.
 * Must not: decide anything or begin a transaction, because the caller does both.
 */
import type { RevisionTree } from '../revisions/revisionTree'
import type { Sqlite } from './openDatabase'

export interface ClassRow {
  /** `class-` and its id in hex. */
  readonly name: string
  readonly user: string
  readonly salt: Buffer
  /** The derived key of the password, with the salt. */
  readonly stretched: Buffer
  readonly verifyingKey: Buffer
  readonly updateSeq: number
}

/** A document in a list, without its content. A complete class may be many megabytes. */
export interface ListedRow {
  readonly id: string
  /** The sequence of its last change. */
  readonly seq: number
  readonly tree: RevisionTree
}

export interface DocumentRow extends ListedRow {
  /** The highest sequence that its sender has ever used. Undefined if it has no envelope. */
  readonly sequence: number | undefined
  /** JSON that maps each leaf's revision to its content, which is JSON too. */
  readonly leaves: string
}

export type NewDocument = Omit<DocumentRow, 'seq'>

export interface LocalRow {
  readonly rev: number
  /** JSON. */
  readonly body: string
}

interface Found {
  readonly [column: string]: unknown
}

export class HubStore {
  readonly #get
  readonly #all
  readonly #run
  /** Cache of classes. Every request needs its class, and classes rarely change. */
  readonly #classes = new Map<string, ClassRow>()
  /** Cache by requested class. */
  readonly #updateSeqs = new Map<string, number>()

  constructor(database: Sqlite) {
    const prepared = new Map<string, ReturnType<Sqlite['prepare']>>()
    const statement = (text: string) => {
      const known = prepared.get(text) ?? database.prepare(text)
      prepared.set(text, known)
      return known
    }
    this.#get = (text: string, ...values: unknown[]) => statement(text).get(...values) as Found | undefined
    this.#all = (text: string, ...values: unknown[]) => statement(text).all(...values) as Found[]
    this.#run = (text: string, ...values: unknown[]) => void statement(text).run(...values)
  }

  /** Clears the caches after a rollback, because they may have data of the transaction. */
  forget(): void {
    this.#classes.clear()
    this.#updateSeqs.clear()
  }

  classNamed(name: string): ClassRow | undefined {
    const known = this.#classes.get(name)
    if (known !== undefined) return known
    const row = this.#get('select * from classes where name = ?', name)
    if (row === undefined) return undefined
    const { user, salt, stretched, verifying_key: verifyingKey, update_seq: updateSeq } = row
    const found = { name, user, salt, stretched, verifyingKey, updateSeq } as ClassRow
    this.#classes.set(name, found)
    return found
  }

  putClass({ name, user, salt, stretched, verifyingKey, updateSeq }: ClassRow): void {
    this.forget()
    this.#run(
      'insert or replace into classes (name, user, salt, stretched, verifying_key, update_seq) values (?, ?, ?, ?, ?, ?)',
      name,
      user,
      salt,
      stretched,
      verifyingKey,
      updateSeq,
    )
  }

  /** @param kept the ids of documents that stay */
  emptyClass(name: string, kept: readonly string[] = []): void {
    this.forget()
    const others = kept.map(() => ' and id <> ?').join('')
    this.#run(`delete from documents where class = ?${others}`, name, ...kept)
    this.#run('delete from locals where class = ?', name)
  }

  classNames(): readonly string[] {
    return this.#all('select name from classes order by name').map(({ name }) => String(name))
  }

  updateSeq(name: string): number {
    const known = this.#updateSeqs.get(name)
    if (known !== undefined) return known
    const row = this.#get(
      `select max((select update_seq from classes where name = ?1),
        coalesce((select max(seq) from documents where class = ?1), 0)) as seq`,
      name,
    )
    const seq = Number(row?.['seq'] ?? 0)
    this.#updateSeqs.set(name, seq)
    return seq
  }

  counts(name: string): { readonly live: number; readonly deleted: number } {
    const row = this.#get('select count(*) as rows, sum(deleted) as deleted from documents where class = ?', name)
    const deleted = Number(row?.['deleted'] ?? 0)
    return { live: Number(row?.['rows'] ?? 0) - deleted, deleted }
  }

  document(name: string, id: string): DocumentRow | undefined {
    const row = this.#get('select * from documents where class = ? and id = ?', name, id)
    return row && { ...listedOf(row), sequence: sequenceOf(row), leaves: String(row['leaves']) }
  }

  documents(name: string): readonly ListedRow[] {
    return this.#all('select id, seq, tree from documents where class = ? order by id', name).map(listedOf)
  }

  /** The documents that have changed after `seq`, in the order of their last change. */
  documentsAfter(name: string, seq: number): readonly ListedRow[] {
    const text = 'select id, seq, tree from documents where class = ? and seq > ? order by seq'
    return this.#all(text, name, seq).map(listedOf)
  }

  /** Stores a document with the class's next sequence. */
  putDocument(name: string, { id, tree, sequence, leaves }: NewDocument, isDeleted: boolean): void {
    const seq = this.updateSeq(name) + 1
    this.#run(
      `insert into documents (class, id, seq, deleted, sequence, tree, leaves) values (?, ?, ?, ?, ?, ?, ?)
        on conflict (class, id) do update set seq = excluded.seq, deleted = excluded.deleted,
        sequence = excluded.sequence, tree = excluded.tree, leaves = excluded.leaves`,
      name,
      id,
      seq,
      Number(isDeleted),
      sequence ?? null,
      JSON.stringify(tree),
      leaves,
    )
    this.#updateSeqs.set(name, seq)
  }

  /** The number of senders so far, without the plan. */
  senders(name: string): number {
    const heard = 'class = ? and sequence is not null and length(id) = 64'
    return Number(this.#get(`select count(*) as senders from documents where ${heard}`, name)?.['senders'] ?? 0)
  }

  local(name: string, id: string): LocalRow | undefined {
    const row = this.#get('select rev, body from locals where class = ? and id = ?', name, id)
    return row && { rev: Number(row['rev']), body: String(row['body']) }
  }

  locals(name: string): number {
    return Number(this.#get('select count(*) as locals from locals where class = ?', name)?.['locals'] ?? 0)
  }

  putLocal(name: string, id: string, { rev, body }: LocalRow): void {
    this.#run('insert or replace into locals (class, id, rev, body) values (?, ?, ?, ?)', name, id, rev, body)
  }

  deleteLocal(name: string, id: string): void {
    this.#run('delete from locals where class = ? and id = ?', name, id)
  }
}

function listedOf({ id, seq, tree }: Found): ListedRow {
  return { id: String(id), seq: Number(seq), tree: JSON.parse(String(tree)) as RevisionTree }
}

function sequenceOf({ sequence }: Found): number | undefined {
  return sequence === null ? undefined : Number(sequence)
}
