/**
 * Role: merges the revisions of one document, as every server of CouchDB's protocol does.
 * Guarantee: the same revisions in any order give the same winner, conflicts and leaves as on CouchDB.
 * Must not: know the content of a document.
 */
import { createHash } from 'node:crypto'
import { collectLeaves, merge, revExists, rootToLeaf, type Trees } from 'pouchdb-merge'

export type RevisionTree = Trees

/**
 * The number of revisions that a branch keeps (CouchDB: 1000). One device writes a document, and few devices have copies.
 */
export const REVISIONS_KEPT = 100

export interface Leaf {
  readonly rev: string
  readonly isDeleted: boolean
}

/** A revision and those before it, from the newest. `start` is the number of the first of `ids`. */
export interface Ancestry {
  readonly start: number
  readonly ids: readonly string[]
}

/**
 * The only limit on revision numbers, in names, in histories and after an edit. A device that hands in every second of a
 * school year makes seven million.
 */
export const HIGHEST_REVISION = 999_999_999

export function isRevisionNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= HIGHEST_REVISION
}

const REVISION = /^([1-9]\d{0,15})-([0-9a-f]{32})$/

/** Undefined for an invalid name of a revision, and beyond the limit. */
export function parseRevision(text: unknown): Ancestry | undefined {
  const [, number, hash] = (typeof text === 'string' && REVISION.exec(text)) || []
  if (hash === undefined || !isRevisionNumber(Number(number))) return undefined
  return { start: Number(number), ids: [hash] }
}

export function revisionOf({ start, ids }: Ancestry): string {
  return `${start}-${ids[0] ?? ''}`
}

/**
 * The revision that follows `parent`, with its history. The same content gives the same revision on every hub, unless the
 * class was emptied there. Undefined if none can follow.
 *
 * @param generation a number that is different after a class is emptied; 0 before that. It is in the name of a first
 *   revision, and deletions sign that name. So a deletion from before doesn't delete the same report again
 */
export function nextRevision(
  parent: Ancestry | undefined,
  isDeleted: boolean,
  body: string,
  generation = 0,
): Ancestry | undefined {
  const start = (parent?.start ?? 0) + 1
  if (!isRevisionNumber(start)) return undefined
  const content = JSON.stringify([parent === undefined ? generation || null : revisionOf(parent), isDeleted, body])
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { start, ids: [id, ...(parent?.ids.slice(0, 1) ?? [])] }
}

type Node = Trees[number]['ids']

/** Adds a revision and the history that it claims. `tree` must not be used afterwards. */
export function withRevision(tree: RevisionTree, { start, ids }: Ancestry, isDeleted: boolean): RevisionTree {
  const [newest = '', ...before] = ids
  const leaf: Node = [newest, { status: 'available', ...(isDeleted && { deleted: true }) }, []]
  const longer = ids.length === 2 ? longerLine(tree, { start: start - 1, ids: before }, leaf) : undefined
  if (longer !== undefined) return longer
  let node = leaf
  for (const id of before) node = [id, { status: 'missing' }, [node]]
  return merge(tree, { pos: start - before.length, ids: node }, REVISIONS_KEPT).tree
}

/**
 * A tree of one branch with one more leaf at its end, as a single writer makes it. Merging gives the same result, but
 * takes a hundred times longer on a long branch. Undefined for any other tree.
 */
function longerLine(tree: RevisionTree, { start, ids: [parent] }: Ancestry, leaf: Node): RevisionTree | undefined {
  const [root, ...others] = tree
  if (root === undefined || others.length > 0) return undefined
  let [end, pos] = [root.ids, root.pos]
  for (let next = end[2]; next.length > 0; next = end[2], pos += 1) {
    const [only] = next
    if (only === undefined || next.length > 1) return undefined
    end = only
  }
  if (pos !== start || end[0] !== parent) return undefined
  end[2].push(leaf)
  const length = pos + 2 - root.pos
  const [second] = root.ids[2]
  return length > REVISIONS_KEPT && second !== undefined ? [{ pos: root.pos + 1, ids: second }] : [root]
}

export function hasRevision(tree: RevisionTree, rev: string): boolean {
  return revExists(tree, rev)
}

/**
 * The winner first, then those that would win without it. Existing leaves come before deleted ones, then the longest
 * branch first.
 */
export function leavesOf(tree: RevisionTree): readonly Leaf[] {
  const leaves = collectLeaves(tree).map(({ rev, opts }) => ({ rev, isDeleted: opts.deleted === true }))
  return leaves.sort((a, b) => Number(a.isDeleted) - Number(b.isDeleted) || compareRevisions(b.rev, a.rev))
}

function compareRevisions(a: string, b: string): number {
  return Number(a.split('-')[0]) - Number(b.split('-')[0]) || (a < b ? -1 : 1)
}

/** The leaves that descend from a revision, or it itself. */
export function leavesAfter(tree: RevisionTree, rev: string): readonly Leaf[] {
  const wanted = parseRevision(rev)
  if (wanted === undefined) return []
  const after = rootToLeaf(tree)
    .filter(({ pos, ids }) => ids[wanted.start - pos]?.id === wanted.ids[0])
    .map(({ pos, ids }) => `${pos + ids.length - 1}-${ids.at(-1)?.id}`)
  return leavesOf(tree).filter((leaf) => after.includes(leaf.rev))
}

/** A revision with its known history. */
export function ancestryOf(tree: RevisionTree, rev: string): Ancestry {
  const wanted = parseRevision(rev) ?? { start: 0, ids: [] }
  const branch = rootToLeaf(tree).find(({ pos, ids }) => ids[wanted.start - pos]?.id === wanted.ids[0])
  if (branch === undefined) return wanted
  const ids = branch.ids.slice(0, wanted.start - branch.pos + 1).map(({ id }) => id)
  return { start: wanted.start, ids: ids.reverse() }
}
