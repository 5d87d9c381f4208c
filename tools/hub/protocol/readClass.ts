import { leavesOf } from '../revisions/revisionTree'
import type { HubStore, ListedRow } from '../store/HubStore'
import { pieces } from './answer'
import { readDocument } from './readDocument'
import { isRefusal, type Refusal } from './refusal'
import { type Generation, seqText } from './updateSeq'

export function classInfo(store: HubStore, name: string, generation: Generation) {
  const { live, deleted } = store.counts(name)
  const seq = seqText(store.updateSeq(name), generation)
  return {
    db_name: name,
    doc_count: live,
    doc_del_count: deleted,
    update_seq: seq,
    committed_update_seq: seq,
    purge_seq: 0,
    compact_running: false,
    disk_format_version: 8,
    instance_start_time: generation.id,
  }
}

export interface ChangesAsked {
  readonly since: number
  readonly limit: number
  /** Includes the revision of every leaf, not only that of the winner. */
  readonly isAllLeaves: boolean
  readonly isDescending: boolean
  readonly isWithDocuments: boolean
}

/** The text of an answer, piece by piece. Each document is read when its turn comes. */
export function changesOf(
  store: HubStore,
  name: string,
  asked: ChangesAsked,
  generation: Generation,
): Generator<string, void, undefined> {
  const all = store.documentsAfter(name, asked.since)
  const rows = (asked.isDescending ? all.toReversed() : all).slice(0, asked.limit)
  const last = rows.length < all.length ? (rows.at(-1)?.seq ?? asked.since) : store.updateSeq(name)
  const about = { last_seq: seqText(last, generation), pending: all.length - rows.length }
  return pieces(
    '{"results":[',
    changedRows(store, name, rows, asked, generation),
    `],${JSON.stringify(about).slice(1)}`,
  )
}

function* changedRows(
  store: HubStore,
  name: string,
  rows: readonly ListedRow[],
  { isAllLeaves, isWithDocuments }: ChangesAsked,
  generation: Generation,
): Generator<object, void, undefined> {
  for (const { id, seq, tree } of rows) {
    const leaves = leavesOf(tree)
    yield {
      seq: seqText(seq, generation),
      id,
      changes: (isAllLeaves ? leaves : leaves.slice(0, 1)).map(({ rev }) => ({ rev })),
      ...(leaves[0]?.isDeleted === true && { deleted: true }),
      ...(isWithDocuments && { doc: documentNow(store, name, id, leaves[0]?.rev) }),
    }
  }
}

/** The row as it was when the list was made. Undefined if it has changed since, because the next list has it. */
function documentNow(store: HubStore, name: string, id: string, rev: string | undefined) {
  const document: object | Refusal = readDocument(store, name, id, { rev })
  return isRefusal(document) ? undefined : document
}

export interface ListAsked {
  readonly keys: readonly string[] | undefined
  readonly isWithDocuments: boolean
  readonly isWithConflicts: boolean
}

/** Every document that is not deleted, or each of the named ones, once. */
export function allDocuments(store: HubStore, name: string, asked: ListAsked) {
  return { total: store.counts(name).live, rows: listedRows(store, name, asked) }
}

function* listedRows(store: HubStore, name: string, asked: ListAsked): Generator<object, void, undefined> {
  if (asked.keys === undefined) {
    for (const row of store.documents(name)) {
      const shown = shownRow(store, name, row, asked)
      if (!('deleted' in shown.value)) yield shown
    }
    return
  }
  for (const key of new Set(asked.keys)) {
    const row = store.document(name, key)
    yield row === undefined ? { key, error: 'not_found' } : shownRow(store, name, row, asked)
  }
}

function shownRow(store: HubStore, name: string, { id, tree }: ListedRow, asked: ListAsked) {
  const winner = leavesOf(tree)[0]
  const value = { rev: winner?.rev, ...(winner?.isDeleted === true && { deleted: true as const }) }
  const doc = asked.isWithDocuments ? { doc: 'deleted' in value ? null : shownDocument(store, name, id, asked) } : {}
  return { id, key: id, value, ...doc }
}

function shownDocument(store: HubStore, name: string, id: string, { isWithConflicts }: ListAsked) {
  const document: object | Refusal = readDocument(store, name, id, { conflicts: isWithConflicts })
  return isRefusal(document) ? null : document
}
