import type { ESTree } from 'vite'

export type SyntaxNode = ESTree.Node

/** A string in the source. */
export interface Outcome {
  readonly node: SyntaxNode
  /** The string with a 0 in the place of each value. */
  readonly text: string
}

/** Every string that an expression can have as its value or contain, as far as it is written in this place. */
export function outcomes(node: SyntaxNode | null | undefined): readonly Outcome[] {
  if (node === null || node === undefined) return []
  if (node.type === 'JSXText') return [{ node, text: node.value }]
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ node, text: node.value }] : []
  if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('0')
    return [{ node, text }, ...node.expressions.flatMap(outcomes)]
  }
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(outcomes)
  if (node.type === 'BinaryExpression') return node.operator === '+' ? [node.left, node.right].flatMap(outcomes) : []
  if (node.type === 'ArrayExpression') return node.elements.flatMap(outcomes)
  const isWrapping =
    node.type === 'JSXExpressionContainer' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  return isWrapping ? outcomes(node.expression) : []
}
