import { ancestryOf, type Leaf, leavesAfter, leavesOf } from '../revisions/revisionTree'
import type { DocumentRow, HubStore } from '../store/HubStore'
import { DELETED, MISSING, type Refusal } from './refusal'

/** Options for reading a document, in CouchDB's terms. */
export interface Asked {
  readonly rev?: string | undefined
  /** Adds the revisions before it. */
  readonly revs?: boolean
  readonly conflicts?: boolean
  /** Returns the successor of `rev` if there is one. */
  readonly latest?: boolean
}

export type OutgoingDocument = Readonly<Record<string, unknown>>

/** A document as CouchDB's protocol writes it, by its winner or by the named leaf. */
export function readDocument(store: HubStore, className: string, id: string, asked: Asked): OutgoingDocument | Refusal {
  const row = store.document(className, id)
  const winner = row && leavesOf(row.tree)[0]
  if (row === undefined || winner === undefined) return MISSING
  if (asked.rev === undefined) {
    return winner.isDeleted ? DELETED : whole(row, winner, asked)
  }
  const leaf = leavesNamed(row, asked.rev, asked.latest === true)[0]
  return leaf === undefined ? MISSING : whole(row, leaf, asked)
}

/** One of several requested leaves. */
export type FoundLeaf = { readonly ok: OutgoingDocument } | { readonly missing: string }

/** @param revs the requested leaves, or all of them */
export function readLeaves(
  store: HubStore,
  className: string,
  id: string,
  revs: readonly string[] | 'all',
  asked: Asked,
): readonly FoundLeaf[] | Refusal {
  const row = store.document(className, id)
  if (row === undefined) return revs === 'all' ? MISSING : revs.map((rev) => ({ missing: rev }))
  if (revs === 'all') return leavesOf(row.tree).map((leaf) => ({ ok: whole(row, leaf, asked) }))
  const found = [...new Set(revs)].flatMap((rev): readonly FoundLeaf[] => {
    const leaves = leavesNamed(row, rev, asked.latest === true)
    if (leaves.length === 0) return [{ missing: rev }]
    return leaves.map((leaf) => ({ ok: whole(row, leaf, asked) }))
  })
  // Two revisions may lead to the same leaf.
  const texts = new Set<string>()
  return found.filter((leaf) => {
    const text = JSON.stringify('ok' in leaf ? leaf.ok['_rev'] : leaf)
    return !texts.has(text) && texts.add(text)
  })
}

function leavesNamed(row: DocumentRow, rev: string, isLatest: boolean): readonly Leaf[] {
  return isLatest ? leavesAfter(row.tree, rev) : leavesOf(row.tree).filter((leaf) => leaf.rev === rev)
}

function whole(row: DocumentRow, leaf: Leaf, { revs = false, conflicts = false }: Asked): OutgoingDocument {
  const held = JSON.parse(row.leaves) as Readonly<Record<string, string>>
  const fields = JSON.parse(held[leaf.rev] ?? '{}') as object
  const others = leavesOf(row.tree).filter(({ rev, isDeleted }) => rev !== leaf.rev && !isDeleted)
  return {
    _id: row.id,
    _rev: leaf.rev,
    ...fields,
    ...(leaf.isDeleted && { _deleted: true }),
    ...(revs && { _revisions: ancestryOf(row.tree, leaf.rev) }),
    ...(conflicts && others.length > 0 && { _conflicts: others.map(({ rev }) => rev) }),
  }
}
