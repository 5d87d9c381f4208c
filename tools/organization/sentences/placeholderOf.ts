import { isNode, type Node, nodeAt, nodesAt } from './nodes.ts'

/** The name of the placeholder for an expression: the first value in it, such as `count` for `inWords(count)`. */
export function placeholderOf(expression: Node): string {
  return firstValue(expression) ?? calledFunction(expression) ?? 'value'
}

function firstValue(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type === 'MemberExpression' && node['computed'] !== true) {
    const [object, property] = [nodeAt(node, 'object'), nodeAt(node, 'property')?.['name']]
    return property === 'length' && object !== undefined ? firstValue(object) : String(property)
  }
  if (node.type === 'CallExpression') {
    const callee = nodeAt(node, 'callee')
    const called = callee?.type === 'MemberExpression' ? nodeAt(callee, 'object') : undefined
    for (const one of [...nodesAt(node, 'arguments'), ...(called === undefined ? [] : [called])]) {
      const name = firstValue(one)
      if (name !== undefined) return name
    }
    return undefined
  }
  if (/Function/.test(node.type)) return undefined
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const name = isNode(one) ? firstValue(one) : undefined
      if (name !== undefined) return name
    }
  }
  return undefined
}

function calledFunction(node: Node): string | undefined {
  const callee = nodeAt(node, 'callee')
  return callee?.type === 'Identifier' ? String(callee['name']) : undefined
}
