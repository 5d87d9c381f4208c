import { parseSync } from 'vite'
import { bare, nameOf, type Node, nodeAt, nodesAt } from './nodes.ts'
import { type Plural, type Span, type Text, textsIn } from './textsIn.ts'

export interface Sentence extends Span {
  /** Its key, such as `home.promises.0`. */
  readonly key: string
  /** The expressions that it is made from, by the name of their placeholder. */
  readonly values: ReadonlyMap<string, Span>
  /** Further expressions that an own text may name or leave out, such as the number in `1 lesson`. */
  readonly spare: ReadonlyMap<string, Span>
  /** The form of a `plural(…)` that it is. Undefined for any other sentence. */
  readonly plural?: Intl.LDMLPluralRule
  /** The placeholder of the number that the form depends on. */
  readonly count?: string
  /** The forms that a translation may add. Only `other` has them. */
  readonly more?: readonly Intl.LDMLPluralRule[]
}

const FORMS = ['zero', 'one', 'two', 'few', 'many'] as const

/**
 * Finds every sentence in the source of an area, which is a file of `src/words/en`. docs/customize.md explains the keys.
 *
 * - A text in an object or a list has the path to it, from the name of its constant. The name of the exported object is
 *   left out if the file exports one object only.
 * - A function with one text has the path of the function. Several are numbered from 0, as are texts inside of a text.
 * - A `plural(…)` counts as one text. Its forms add `.one` and `.other`, or `.other` alone.
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
    readValue(isAlone ? area : `${area}.${name}`, value, (sentence) => found.push(sentence))
  }
  return found
}

interface Declared {
  readonly value: Node
  readonly isExported: boolean
  readonly isFunction: boolean
}

type Add = (sentence: Sentence) => void

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

function addText(key: string, text: Text, add: Add): void {
  if ('forms' in text) return addForms(key, text, add)
  const { span, values, inner } = text
  add({ key, ...span, values, spare: new Map() })
  for (const [at, one] of inner.entries()) addText(`${key}.${at}`, one, add)
}

/** `one` may have what `other` has. In some languages it is also the form for 0 or 21, and says the number. */
function addForms(key: string, { forms, count }: Plural, add: Add): void {
  const { one, other } = forms
  if (one !== undefined) {
    const spare = new Map([...other.values].filter(([name]) => name === count || !one.values.has(name)))
    add({ key: `${key}.one`, ...one.span, values: one.values, spare, plural: 'one', count })
  }
  const more = FORMS.filter((form) => form !== 'one' || one === undefined)
  add({ key: `${key}.other`, ...other.span, values: other.values, spare: new Map(), plural: 'other', count, more })
  for (const [form, { inner }] of Object.entries(forms)) {
    for (const [at, text] of inner.entries()) addText(`${key}.${form}.${at}`, text, add)
  }
}
