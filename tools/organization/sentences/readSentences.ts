import { parseSync } from 'vite'
import { isNode, type Node, nodeAt, nodesAt } from './nodes.ts'
import { placeholderOf } from './placeholderOf.ts'

/** A part of the source. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Sentence extends Span {
  /** Its key, such as `home.promises.0`. */
  readonly key: string
  /** The expressions that it is made from, by the name of their placeholder. */
  readonly values: ReadonlyMap<string, Span>
}

/**
 * Finds every sentence in the source of an area, which is a file of `src/words/en`. docs/customize.md explains the keys.
 *
 * - A text in an object or a list has the path to it, from the name of its constant. The name of the exported object is
 *   left out if the file exports one object only.
 * - A function with one text has the path of the function. Several are numbered from 0, as are texts inside of a text.
 */
export function readSentences(area: string, source: string): readonly Sentence[] {
  const { program, errors } = parseSync(`${area}.ts`, source)
  if (errors.length > 0) throw new Error(`src/words/en/${area}.ts: ${errors[0]?.message ?? ''}`)
  const declared = new Map<string, Declared>()
  for (const statement of nodesAt(program as unknown as Node, 'body')) declare(declared, statement)
  const exported = [...declared.values()].filter(({ isExported }) => isExported)
  const objects = exported.filter(({ isFunction }) => !isFunction)
  const found: Sentence[] = []
  for (const [name, { value, isExported, isFunction }] of declared) {
    const isAlone = isExported && (isFunction ? exported : objects).length === 1
    readValue(isAlone ? area : `${area}.${name}`, value, (key, span, values) => found.push({ key, ...span, values }))
  }
  return found
}

interface Declared {
  readonly value: Node
  readonly isExported: boolean
  readonly isFunction: boolean
}

type Add = (key: string, span: Span, values: ReadonlyMap<string, Span>) => void

function declare(declared: Map<string, Declared>, statement: Node, isExported = false): void {
  const inner = nodeAt(statement, 'declaration')
  if (statement.type === 'ExportNamedDeclaration' && inner !== undefined) return declare(declared, inner, true)
  if (statement.type === 'FunctionDeclaration') {
    const name = nodeAt(statement, 'id')?.['name']
    if (typeof name === 'string') declared.set(name, { value: statement, isExported, isFunction: true })
  }
  if (statement.type !== 'VariableDeclaration') return
  for (const one of nodesAt(statement, 'declarations')) {
    const [name, value] = [nodeAt(one, 'id')?.['name'], nodeAt(one, 'init')]
    if (typeof name !== 'string' || value === undefined) continue
    declared.set(name, { value, isExported, isFunction: bare(value).type === 'ArrowFunctionExpression' })
  }
}

/** Reads a value by its path: objects and lists by their keys, and anything else by the texts in it. */
function readValue(key: string, node: Node, add: Add): void {
  const value = bare(node)
  if (value.type === 'ObjectExpression') {
    for (const property of nodesAt(value, 'properties')) {
      const inner = nodeAt(property, property.type === 'SpreadElement' ? 'argument' : 'value')
      if (inner === undefined || nameOf(property) === 'icon') continue
      readValue(property.type === 'SpreadElement' ? key : `${key}.${nameOf(property)}`, inner, add)
    }
  } else if (value.type === 'ArrayExpression') {
    for (const [at, element] of nodesAt(value, 'elements').entries()) readValue(`${key}.${at}`, element, add)
  } else if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionDeclaration') {
    const body = nodeAt(value, 'body')
    if (body !== undefined) readValue(key, body, add)
  } else {
    addTexts(key, textsIn(value), add)
  }
}

function addTexts(key: string, texts: readonly Text[], add: Add): void {
  for (const [at, text] of texts.entries()) addText(texts.length === 1 ? key : `${key}.${at}`, text, add)
}

function addText(key: string, { span, values, inner }: Text, add: Add): void {
  add(key, span, values)
  for (const [at, text] of inner.entries()) addText(`${key}.${at}`, text, add)
}

interface Text {
  readonly span: Span
  readonly values: ReadonlyMap<string, Span>
  /** Texts inside of its values. */
  readonly inner: readonly Text[]
}

/** The outermost texts below a node, in their order. */
function textsIn(node: Node): readonly Text[] {
  const pieces = piecesOf(node)
  if (pieces !== undefined && pieces.some((piece) => typeof piece === 'string' && piece.trim() !== '')) {
    const values = new Map<string, Span>()
    const expressions = pieces.filter((piece) => typeof piece !== 'string')
    for (const value of expressions) values.set(freeName(placeholderOf(value), values), value)
    return [{ span: { start: node.start, end: node.end }, values, inner: expressions.flatMap(textsIn) }]
  }
  return Object.entries(node).flatMap(([field, value]) => {
    if (!readsText(node, field)) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).filter(isNoOption(node)).flatMap(textsIn)
  })
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

/** The expression without its types and parentheses. */
function bare(node: Node): Node {
  const inner = nodeAt(node, 'expression')
  return inner !== undefined && /^TS|^Parenthesized/.test(node.type) ? bare(inner) : node
}

function nameOf(property: Node): string {
  const key = nodeAt(property, 'key')
  return String(key?.['name'] ?? key?.['value'])
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}${number}`)) number += 1
  return `${name}${number}`
}
