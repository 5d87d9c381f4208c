import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { merge } from 'pouchdb-merge'
import { describe, expect, it } from 'vitest'
import { leavesOf, REVISIONS_KEPT, type RevisionTree, withRevision } from '../../tools/hub/revisions/revisionTree'

const idOf = (name: string) => createHash('md5').update(name).digest('hex')

/** Merges an edit like any server does, whatever the tree looks like. */
function merged(tree: RevisionTree, start: number, [newest = '', ...before]: readonly string[], isDeleted: boolean) {
  let node: RevisionTree[number]['ids'] = [newest, { status: 'available', ...(isDeleted && { deleted: true }) }, []]
  for (const id of before) node = [id, { status: 'missing' }, [node]]
  return merge(tree, { pos: start - before.length, ids: node }, REVISIONS_KEPT).tree
}

describe('an edit after an edit', () => {
  it('gives the same result as merging, beyond the remembered revisions', () => {
    let [ours, theirs]: [RevisionTree, RevisionTree] = [[], []]
    for (let start = 1; start <= REVISIONS_KEPT + 20; start += 1) {
      const ids = start === 1 ? [idOf('1')] : [idOf(String(start)), idOf(String(start - 1))]
      ours = withRevision(ours, { start, ids }, start % 7 === 0)
      theirs = merged(theirs, start, ids, start % 7 === 0)
      expect(ours).toEqual(theirs)
    }
    expect(leavesOf(ours)).toHaveLength(1)
  })

  it('gives the same result as merging, in any tree', () => {
    const edit = fc.record({ parent: fc.nat(8), name: fc.nat(4), isDeleted: fc.boolean(), isAlone: fc.boolean() })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let [ours, theirs]: [RevisionTree, RevisionTree] = [[], []]
        const known: { readonly start: number; readonly id: string }[] = []
        for (const { parent, name, isDeleted, isAlone } of edits) {
          const after = known[parent]
          const start = (after?.start ?? 0) + 1
          const id = idOf(`${after?.id} ${name}`)
          const ids = after === undefined || isAlone ? [id] : [id, after.id]
          ours = withRevision(ours, { start, ids }, isDeleted)
          theirs = merged(theirs, start, ids, isDeleted)
          expect(ours).toEqual(theirs)
          known.push({ start, id })
        }
      }),
    )
  })
})
