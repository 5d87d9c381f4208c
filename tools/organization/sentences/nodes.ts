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

/** The expression without its types and parentheses. */
export function bare(node: Node): Node {
  const inner = nodeAt(node, 'expression')
  return inner !== undefined && /^TS|^Parenthesized/.test(node.type) ? bare(inner) : node
}

export function nameOf(property: Node): string {
  const key = nodeAt(property, 'key')
  return String(key?.['name'] ?? key?.['value'])
}
