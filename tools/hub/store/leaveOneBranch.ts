import { compareEnvelopes, decodeEnvelope } from '../../../src/classroom/protocol/envelope/envelope'
import { envelopeBytesIn } from '../../../src/classroom/protocol/relay/relayDocument'
import {
  type Ancestry,
  ancestryOf,
  isRevisionNumber,
  leavesOf,
  nextRevision,
  revisionOf,
  type RevisionTree,
  withRevision,
} from '../revisions/revisionTree'
import { HubStore } from './HubStore'
import type { Sqlite } from './openDatabase'

/** The `user_version` of a migrated file. */
const LOOKED_THROUGH = 1

/**
 * Migrates each file once from the time before members could only write edits. Of a document with several branches, the
 * newest envelope stays. A revision beyond the limit becomes a first one, because no one could write there otherwise.
 */
export function leaveOneBranch(database: Sqlite): void {
  if (database.pragma('user_version', { simple: true }) === LOOKED_THROUGH) return
  const store = new HubStore(database)
  database.transaction(() => {
    for (const name of store.classNames()) {
      for (const { id, tree } of store.documents(name)) {
        const document = isOneBranch(tree) ? undefined : store.document(name, id)
        if (document === undefined) continue
        const { body, rev, isDeleted } = newestOf(JSON.parse(document.leaves) as Bodies, tree)
        const known = ancestryOf(tree, rev)
        const ancestry = isRevisionNumber(known.start) ? known : firstOf(isDeleted, body)
        const leaves = JSON.stringify({ [revisionOf(ancestry)]: body })
        const line = { id, tree: withRevision([], ancestry, isDeleted), sequence: document.sequence, leaves }
        store.putDocument(name, line, isDeleted)
      }
    }
    database.pragma(`user_version = ${LOOKED_THROUGH}`)
  })()
}

type Bodies = Readonly<Record<string, string>>

function isOneBranch(tree: RevisionTree): boolean {
  const leaves = leavesOf(tree)
  return leaves.length === 1 && isRevisionNumber(Number(leaves[0]?.rev.split('-')[0]))
}

/** The border has checked each envelope on arrival. */
function newestOf(bodies: Bodies, tree: RevisionTree) {
  const leaves = leavesOf(tree).map((leaf) => ({ ...leaf, body: bodies[leaf.rev] ?? '{}' }))
  const living = leaves.flatMap(({ isDeleted, ...leaf }) => {
    const decoded = decodeEnvelope(envelopeBytesIn(JSON.parse(leaf.body) as object) ?? new Uint8Array())
    return isDeleted || decoded.kind === 'refused' ? [] : [{ ...leaf, isDeleted, envelope: decoded.envelope }]
  })
  const newest = living.toSorted((a, b) => compareEnvelopes(a.envelope, b.envelope)).at(-1)
  return newest ?? leaves[0] ?? { rev: '', body: '{}', isDeleted: true }
}

function firstOf(isDeleted: boolean, body: string): Ancestry {
  return nextRevision(undefined, isDeleted, body) ?? { start: 1, ids: [] }
}
