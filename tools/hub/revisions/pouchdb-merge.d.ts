declare module 'pouchdb-merge' {
  /** A revision: the part of its name after the number, its status, and the revisions made from it. */
  type Revision = [hash: string, about: { status?: 'available' | 'missing'; deleted?: boolean }, children: Revision[]]
  /** Trees of one document, each from the earliest known revision. */
  type Trees = { pos: number; ids: Revision }[]

  export function merge(
    trees: Trees,
    path: Trees[number],
    depth: number,
  ): { tree: Trees; conflicts: 'new_leaf' | 'new_branch' | 'internal_node'; stemmedRevs: string[] }
  export function collectLeaves(trees: Trees): { rev: string; opts: Revision[1] }[]
  export function rootToLeaf(trees: Trees): { pos: number; ids: { id: string }[] }[]
  export function revExists(trees: Trees, rev: string): boolean
}
