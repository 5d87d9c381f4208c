import { isJsonArray, type JsonMap } from '../../../src/progress/json'
import { hasRevision, leavesOf, parseRevision } from '../revisions/revisionTree'
import type { HubStore } from '../store/HubStore'
import { readDocument } from './readDocument'
import { badRequest, isRefusal, type Refusal } from './refusal'
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
  /** With the revision of every leaf, not of the winner alone. */
  readonly isAllLeaves: boolean
  readonly isDescending: boolean
  readonly isWithDocuments: boolean
}

export function changesOf(store: HubStore, name: string, asked: ChangesAsked, generation: Generation) {
  const all = store.documentsAfter(name, asked.since)
  const rows = (asked.isDescending ? all.toReversed() : all).slice(0, asked.limit)
  const results = rows.map(({ id, seq, tree }) => {
    const leaves = leavesOf(tree)
    return {
      seq: seqText(seq, generation),
      id,
      changes: (asked.isAllLeaves ? leaves : leaves.slice(0, 1)).map(({ rev }) => ({ rev })),
      ...(leaves[0]?.isDeleted === true && { deleted: true }),
      ...(asked.isWithDocuments && { doc: readDocument(store, name, id, { rev: leaves[0]?.rev }) }),
    }
  })
  const last = rows.length < all.length ? (rows.at(-1)?.seq ?? asked.since) : store.updateSeq(name)
  return { results, last_seq: seqText(last, generation), pending: all.length - rows.length }
}

/** Of the revisions that somebody has, those that are missing here. */
export function revisionsMissing(store: HubStore, name: string, asked: JsonMap) {
  const answer: Record<string, { missing: readonly unknown[]; possible_ancestors?: readonly string[] }> = {}
  for (const [id, revs] of Object.entries(asked)) {
    if (!isJsonArray(revs) || revs.some((rev) => parseRevision(rev) === undefined))
      return badRequest('Invalid rev format')
    const tree = store.document(name, id)?.tree ?? []
    const missing = (revs as readonly string[]).filter((rev) => !hasRevision(tree, rev))
    if (missing.length === 0) continue
    const newest = Math.max(...missing.map(numberOf))
    const ancestors = tree.length === 0 ? [] : leavesOf(tree).map(({ rev }) => rev)
    const possible = ancestors.filter((rev) => numberOf(rev) < newest)
    answer[id] = { missing, ...(possible.length > 0 && { possible_ancestors: possible }) }
  }
  return answer
}

function numberOf(rev: string): number {
  return parseRevision(rev)?.start ?? 0
}

export interface ListAsked {
  readonly keys: readonly string[] | undefined
  readonly isWithDocuments: boolean
  readonly isWithConflicts: boolean
}

/** Every document that is not deleted, or each of those that are named. */
export function allDocuments(store: HubStore, name: string, asked: ListAsked) {
  const rows = asked.keys?.map((key) => store.document(name, key) ?? key) ?? store.documents(name)
  const listed = rows.flatMap((row): readonly object[] => {
    if (typeof row === 'string') return [{ key: row, error: 'not_found' }]
    const winner = leavesOf(row.tree)[0]
    if (winner === undefined || (winner.isDeleted && asked.keys === undefined)) return []
    const { rev, isDeleted } = winner
    const shown = isDeleted ? null : shownDocument(store, name, row.id, asked)
    const doc = asked.isWithDocuments ? { doc: shown } : {}
    return [{ id: row.id, key: row.id, value: { rev, ...(isDeleted && { deleted: true }) }, ...doc }]
  })
  return { total_rows: store.counts(name).live, offset: 0, rows: listed }
}

function shownDocument(store: HubStore, name: string, id: string, { isWithConflicts }: ListAsked) {
  const document: object | Refusal = readDocument(store, name, id, { conflicts: isWithConflicts })
  return isRefusal(document) ? null : document
}
