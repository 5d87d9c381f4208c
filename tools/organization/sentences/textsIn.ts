import { bare, isNode, nameOf, type Node, nodeAt, nodesAt } from './nodes.ts'

/** A part of the source. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type Text = Single | Plural

export interface Single {
  readonly span: Span
  readonly values: ReadonlyMap<string, Span>
  /** Texts inside of its values. */
  readonly inner: readonly Text[]
}

/** A call of `plural`, whose forms are a text each. */
export interface Plural {
  readonly forms: { readonly one?: Single; readonly other: Single }
  /** The placeholder of the number that the form depends on. */
  readonly count: string
}

/** The outermost texts below a node, in their order. */
export function textsIn(node: Node): readonly Text[] {
  const text = pluralAt(node) ?? singleAt(node)
  if (text !== undefined) return [text]
  return Object.entries(node).flatMap(([field, value]) => {
    if (!readsText(node, field)) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).filter(isNoOption(node)).flatMap(textsIn)
  })
}

function singleAt(node: Node): Single | undefined {
  const pieces = piecesOf(node) ?? []
  const expressions = pieces.filter((piece) => typeof piece !== 'string')
  const strings = pieces.filter((piece) => typeof piece === 'string').join('')
  // Two values with a space between them, such as a color and a picture, have another order in some languages.
  if (strings.trim() === '' && (expressions.length < 2 || strings === '')) return undefined
  const values = new Map<string, Span>()
  for (const value of expressions) values.set(freeName(placeholderOf(value), values), value)
  return { span: { start: node.start, end: node.end }, values, inner: expressions.flatMap(textsIn) }
}

function pluralAt(node: Node): Plural | undefined {
  if (node.type !== 'CallExpression' || nodeAt(node, 'callee')?.['name'] !== 'plural') return undefined
  const [count, forms] = nodesAt(node, 'arguments')
  const [one, other] = ['one', 'other'].map((form) => {
    const property = forms && nodesAt(forms, 'properties').find((candidate) => nameOf(candidate) === form)
    const value = property && nodeAt(property, 'value')
    return value && singleAt(bare(value))
  })
  if (count === undefined || other === undefined || nodesAt(forms ?? node, 'properties').length > (one ? 2 : 1))
    throw new Error('A plural needs a count and a text for “other”. It may have a text for “one”.')
  return { forms: { ...(one && { one }), other }, count: placeholderOf(count) }
}

/** The strings and expressions that a text is put together from. Undefined for a node that is no text. */
function piecesOf(node: Node): readonly (string | Node)[] | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : undefined
  if (node.type === 'TemplateLiteral') {
    const expressions = nodesAt(node, 'expressions')
    return nodesAt(node, 'quasis').flatMap(({ value }, at) => {
      const text = (value as { readonly cooked: string }).cooked
      const expression = expressions[at]
      return expression === undefined ? [text] : [text, expression]
    })
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')].map((side) => side && piecesOf(bare(side)))
  return left === undefined || right === undefined ? undefined : [...left, ...right]
}

/** Whether a field of a node may have a text that a reader sees: no name of a property, and nothing that is compared. */
function readsText(node: Node, field: string): boolean {
  if (node.type.startsWith('TS')) return field === 'expression'
  if (node.type === 'BinaryExpression') return node['operator'] === '+' || node['operator'] === '??'
  if (node.type === 'NewExpression') return false
  if (node.type === 'SwitchCase') return field === 'consequent'
  if (node.type === 'Property') return field === 'value'
  if (node.type === 'MemberExpression') return field === 'object'
  if (node.type === 'CallExpression' && nodeAt(node, 'callee')?.type === 'MemberExpression') return field === 'callee'
  return !/^(?:params|typeAnnotation|typeArguments|returnType|typeParameters)$/.test(field)
}

/** An object that a function gets has options, such as the form of a date. */
function isNoOption({ type }: Node): (argument: Node) => boolean {
  return (argument) => type !== 'CallExpression' || argument.type !== 'ObjectExpression'
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}${number}`)) number += 1
  return `${name}${number}`
}

/** The name of the placeholder for an expression: the first value in it, such as `count` for `inWords(count)`. */
function placeholderOf(expression: Node): string {
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
