/** A node of a syntax tree, with the fields that its type has. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function nodeAt(node: Node, field: string): Node | undefined {
  const value = node[field]
  return isNode(value) ? value : undefined
}

export function nodesAt(node: Node, field: string): readonly Node[] {
  const value = node[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}
