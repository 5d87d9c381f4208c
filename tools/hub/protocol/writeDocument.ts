import { compareBytes, joinBytes } from '../../../src/classroom/protocol/bytes'
import { compareEnvelopes, decodeEnvelope, type Envelope } from '../../../src/classroom/protocol/envelope/envelope'
import { theOneOf } from '../../../src/classroom/protocol/envelope/oneSignature'
import { ACCESS_ID, envelopeBytesIn } from '../../../src/classroom/protocol/relay/relayDocument'
import { canonicalText } from '../../../src/core/progress/json'
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
import type { Passed } from '../border/Border'
import type { DocumentRow, HubStore } from '../store/HubStore'
import type { IncomingDocument, WrittenAs } from './incomingDocument'
import { badRequest, CONFLICT, DELETED, MISSING, refused, type Refusal } from './refusal'

export interface Written {
  readonly kind: 'written'
  readonly id: string
  readonly rev: string
}

export interface ToWrite extends IncomingDocument {
  /** The envelope in it, as the border has checked it. A deletion has none. */
  readonly envelope: Passed['envelope']
  readonly as: WrittenAs
}

/** The most senders in one class. */
export const MOST_SENDERS = 300

/** Writes one document of a class. Runs in a transaction of its caller. */
export function writeDocument(store: HubStore, className: string, document: ToWrite): Written | Refusal {
  const { id, isDeleted } = document
  const body = canonicalText(document.fields)
  const row = store.document(className, id)
  const tree = row?.tree
  const same = row && sameAsHere(row, document)
  if (same !== undefined) return same
  const ancestry =
    document.as === 'copy' ? document.ancestry : editOf(tree, document, body, generationOf(store, className))
  if (ancestry === undefined) return badRequest('No revision can be made of this.')
  if ('kind' in ancestry) return ancestry
  const rev = revisionOf(ancestry)
  if (tree !== undefined && hasRevision(tree, rev)) return { kind: 'written', id, rev }
  const grown = withRevision(tree ?? [], ancestry, isDeleted)
  const leaves = leavesOf(grown)
  // A document that could not be read back is not acknowledged.
  if (!leaves.some((leaf) => leaf.rev === rev)) return CONFLICT
  const refusal = admission(store, className, document, row)
  if (refusal !== undefined) return refusal

  const held = JSON.parse(row?.leaves ?? '{}') as Readonly<Record<string, string>>
  const bodies = leaves.map((leaf) => [leaf.rev, leaf.rev === rev ? body : held[leaf.rev]])
  const sequence = document.envelope?.sequence ?? row?.sequence
  const next = { id, tree: grown, sequence, leaves: JSON.stringify(Object.fromEntries(bodies)) }
  store.putDocument(className, next, leaves[0]?.isDeleted === true)
  return { kind: 'written', id, rev }
}

/**
 * One envelope has one revision, regardless of how often it is written, so a classmate who repeats a sender's report
 * makes no new revision. Of two envelopes with one sequence, the one with greater bytes is newer. Undefined for
 * everything else.
 */
function sameAsHere(row: DocumentRow, { id, envelope, as }: ToWrite): Written | Refusal | undefined {
  const [here] = leavesOf(row.tree)
  if (as === 'copy' || envelope?.sequence !== row.sequence || envelope === undefined) return undefined
  if (here === undefined || here.isDeleted) return undefined
  const leaves = JSON.parse(row.leaves) as Readonly<Record<string, string>>
  const held = decodeEnvelope(envelopeBytesIn(JSON.parse(leaves[here.rev] ?? '{}') as object) ?? new Uint8Array())
  if (held.kind === 'refused') return undefined
  const { signed, signature } = held.envelope
  const order = compareBytes(envelope.bytes, joinBytes([signed, theOneOf(signature)]))
  if (order === 0) return { kind: 'written', id, rev: here.rev }
  return order < 0 ? OLDER : undefined
}

const OLDER = refused(409, 'conflict', 'A newer report was here.')

/** A class that was emptied continues its sequence of changes, so its start is a new number each time. */
function generationOf(store: HubStore, className: string): number {
  return store.classNamed(className)?.updateSeq ?? 0
}

/** The revision that an edit adds to the one that it names. Undefined if none can follow. */
function editOf(
  tree: RevisionTree | undefined,
  { ancestry: named, isDeleted }: ToWrite,
  body: string,
  generation: number,
): Ancestry | Refusal | undefined {
  const leaves = tree === undefined ? [] : leavesOf(tree)
  const [winner] = leaves
  if (isDeleted && (winner === undefined || named === undefined))
    return winner?.isDeleted === false ? CONFLICT : MISSING
  if (winner === undefined) return named === undefined ? nextRevision(undefined, isDeleted, body, generation) : CONFLICT
  const over = named === undefined ? winner.rev : revisionOf(named)
  const leaf = leaves.find(({ rev }) => rev === over)
  if (leaf === undefined || (named === undefined && !leaf.isDeleted)) return CONFLICT
  if (leaf.isDeleted && isDeleted) return DELETED
  const parent = parseRevision(over)
  return parent && nextRevision(parent, isDeleted, body)
}

/**
 * Decides who may write while the class is open. A known sender may not write an older report, and a new sender needs
 * room.
 */
function admission(
  store: HubStore,
  className: string,
  { id, envelope }: ToWrite,
  row: DocumentRow | undefined,
): Refusal | undefined {
  // A deletion is of an existing document here. Any other was rejected above.
  if (envelope === undefined) return undefined
  const highest = row?.sequence
  if (highest !== undefined && envelope.sequence < highest) return OLDER
  if (id.length === 64) {
    if (isClosed(store, className)) return refused(403, 'closed', 'The class has ended here.')
    if (highest === undefined && store.senders(className) >= MOST_SENDERS)
      return refused(403, 'full', 'The class is full.')
  }
  return undefined
}

function isClosed(store: HubStore, className: string): boolean {
  const access = store.document(className, ACCESS_ID)
  return access !== undefined && isClosing(access)
}

function isClosing(access: DocumentRow): boolean {
  const leaves = JSON.parse(access.leaves) as Readonly<Record<string, string>>
  // The border has checked each of them. If there are several branches, the class's latest decision counts.
  const envelopes = Object.values(leaves).flatMap((body): Envelope[] => {
    const decoded = decodeEnvelope(envelopeBytesIn(JSON.parse(body) as object) ?? new Uint8Array())
    return decoded.kind === 'envelope' ? [decoded.envelope] : []
  })
  return envelopes.toSorted(compareEnvelopes).at(-1)?.kind === 'closed'
}
