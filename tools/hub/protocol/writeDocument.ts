import { compareEnvelopes, decodeEnvelope, type Envelope } from '../../../src/classroom/envelope/envelope'
import { DOOR_ID, envelopeBytesIn } from '../../../src/classroom/relay/relayDocument'
import { canonicalText } from '../../../src/progress/json'
import {
  type Ancestry,
  hasRevision,
  leavesOf,
  nextRevision,
  parseRevision,
  revisionOf,
  type RevisionTree,
  withRevision,
} from '../revisions/revisionTree'
import type { DocumentRow, HubStore } from '../store/HubStore'
import type { IncomingDocument } from './incomingDocument'
import { CONFLICT, DELETED, MISSING, refused, type Refusal } from './refusal'

export interface Written {
  readonly kind: 'written'
  readonly id: string
  readonly rev: string
}

export interface ToWrite extends IncomingDocument {
  /** Of the envelope in it. Nothing is asked of who writes a document without one. */
  readonly sequence: number | undefined
  /** Of another server: it keeps the revision that it has there. */
  readonly isCopy: boolean
}

/** Who was heard in one class at most. */
export const MOST_SENDERS = 300
/** Names of which nothing is left but that they were deleted come on top; they are bounded too. */
const MOST_DOCUMENTS = 2 * MOST_SENDERS
/** Of one document. Only servers that were apart make more than one, and each is read by the app. */
const MOST_LEAVES = 50

/** Writes one document of a class. Runs in a transaction of its caller's. */
export function writeDocument(store: HubStore, className: string, document: ToWrite): Written | Refusal {
  const { id, isDeleted, isCopy } = document
  const body = canonicalText(document.fields)
  const row = store.takeDocument(className, id)
  const tree = row?.tree
  const ancestry = isCopy ? document.ancestry : editOf(tree, document, body)
  if (ancestry === undefined) return refused(400, 'bad_request', 'A copy needs a revision.')
  if ('kind' in ancestry) return ancestry
  const rev = revisionOf(ancestry)
  if (tree !== undefined && hasRevision(tree, rev)) return { kind: 'written', id, rev }
  const grown = withRevision(tree ?? [], ancestry, isDeleted)
  const leaves = leavesOf(grown)
  if (leaves.length > MOST_LEAVES) return refused(403, 'forbidden', 'Too many conflicts.')
  const refusal = admission(store, className, document, row)
  if (refusal !== undefined) return refusal

  const held = JSON.parse(row?.leaves ?? '{}') as Readonly<Record<string, string>>
  const bodies = leaves.map((leaf) => [leaf.rev, leaf.rev === rev ? body : held[leaf.rev]])
  const sequence = document.sequence ?? row?.sequence
  const next = { id, tree: grown, sequence, leaves: JSON.stringify(Object.fromEntries(bodies)) }
  store.putDocument(className, next, leaves[0]?.isDeleted === true)
  return { kind: 'written', id, rev }
}

/** The revision that an edit makes of the one which it names. */
function editOf(tree: RevisionTree | undefined, { ancestry, isDeleted }: ToWrite, body: string): Ancestry | Refusal {
  const winner = tree && leavesOf(tree)[0]
  if (isDeleted && (winner === undefined || ancestry === undefined))
    return winner?.isDeleted === false ? CONFLICT : MISSING
  const named = ancestry && revisionOf(ancestry)
  const parent = named ?? winner?.rev
  if (tree === undefined || parent === undefined) return named === undefined ? firstOf(isDeleted, body) : CONFLICT
  const leaf = leavesOf(tree).find(({ rev }) => rev === parent)
  if (leaf === undefined || (named === undefined && !leaf.isDeleted)) return CONFLICT
  if (leaf.isDeleted && isDeleted) return DELETED
  return asAncestry(nextRevision(parent, isDeleted, body), parent)
}

function firstOf(isDeleted: boolean, body: string): Ancestry {
  return asAncestry(nextRevision(undefined, isDeleted, body))
}

function asAncestry(rev: string, parent?: string): Ancestry {
  const { start, ids } = parseRevision(rev) ?? { start: 1, ids: [] }
  const before = parent === undefined ? [] : (parseRevision(parent)?.ids ?? [])
  return { start, ids: [...ids, ...before] }
}

/** Who may write, while the class is open: a known sender what is not older, a new one while there is room. */
function admission(
  store: HubStore,
  className: string,
  { id, isDeleted, sequence }: ToWrite,
  row: DocumentRow | undefined,
): Refusal | undefined {
  if (sequence === undefined) {
    const { live, deleted } = store.counts(className)
    const isRoom = row !== undefined || !isDeleted || live + deleted < MOST_DOCUMENTS
    return isRoom ? undefined : refused(403, 'full', 'The class is full.')
  }
  const highest = row?.sequence
  if (highest !== undefined && sequence < highest) return refused(409, 'conflict', 'A newer report was here.')
  if (id.length === 64) {
    if (isClosed(store, className)) return refused(403, 'closed', 'The class has ended here.')
    if (highest === undefined && store.senders(className) >= MOST_SENDERS)
      return refused(403, 'full', 'The class is full.')
  }
  return undefined
}

/** Of each word of a class that is kept in the memory, whether it closes. */
const known = new WeakMap<DocumentRow, boolean>()

function isClosed(store: HubStore, className: string): boolean {
  const door = store.document(className, DOOR_ID)
  if (door === undefined) return false
  const closed = known.get(door) ?? isClosing(door)
  known.set(door, closed)
  return closed
}

function isClosing(door: DocumentRow): boolean {
  const leaves = JSON.parse(door.leaves) as Readonly<Record<string, string>>
  // Each was looked at by the border. Of several branches the last word of the class counts.
  const doors = Object.values(leaves).flatMap((body): Envelope[] => {
    const decoded = decodeEnvelope(envelopeBytesIn(JSON.parse(body) as object) ?? new Uint8Array())
    return decoded.kind === 'envelope' ? [decoded.envelope] : []
  })
  return doors.toSorted(compareEnvelopes).at(-1)?.kind === 'closed'
}
