import { type ecmaVersion, type Node, parse } from 'acorn'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { api, builtins, lacking } from './supportData.ts'

/** Safari before 16.4 can neither parse a script with a lookbehind nor build one from a string. */
const LOOKS_BEHIND = /\(\?<[=!]/
/**
 * The interfaces whose members are looked up by name alone: the ones that pages and workers use most. More interfaces
 * would match names of our own.
 */
const HANDLED = [
  'Window',
  'Document',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLDialogElement',
  'HTMLVideoElement',
  'Navigator',
  'Location',
  'CanvasRenderingContext2D',
  'Crypto',
  'SubtleCrypto',
  'Blob',
  'Response',
  'Headers',
  'URL',
  'URLSearchParams',
  'ReadableStream',
  'AbortSignal',
  'IDBFactory',
  'IDBTransaction',
  'Clipboard',
]
const GLOBALS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self'])
const membersByName = indexOfMembers()

/**
 * Features that a script uses and the oldest browsers lack, as far as its text shows. It covers syntax, globals, static
 * members, and members whose name no class in those browsers has. It does not see options and ambiguous names.
 *
 * @param known names that the script tests for before use, or defines itself
 */
export function scriptProblems(code: string, known: ReadonlySet<string>, level: ecmaVersion = 2022): readonly string[] {
  const problems = new Set<string>()
  const found = (name: string, feature: Identifier | undefined): void => {
    const browsers = lacking(feature)
    if (browsers.length > 0 && !known.has(name)) problems.add(`${name}: not in ${browsers.join(', ')}`)
  }
  let tree: Node
  try {
    tree = parse(code, { ecmaVersion: level, sourceType: 'module', allowHashBang: false })
  } catch (error) {
    return [`does not parse as ECMAScript ${level}: ${String(error)}`]
  }
  const declared = new Set<string>()
  const uses: string[] = []
  const visit = (node: TreeNode, parent: TreeNode | undefined, key: string): void => {
    switch (node.type) {
      case 'StaticBlock':
        problems.add('a static block of a class: not in Safari before 16.4')
        break
      case 'Literal':
      case 'TemplateElement':
        if (LOOKS_BEHIND.test(textOf(node)))
          problems.add(`an expression that looks behind: ${textOf(node).slice(0, 60)}`)
        break
      case 'Identifier':
        if (isDeclaration(parent, key)) declared.add(nameOf(node))
        else if (!isName(parent, key)) uses.push(nameOf(node))
        break
      case 'MemberExpression': {
        const name = memberName(node)
        if (name === undefined) break
        const owner = ownerOf(node)
        if (owner !== undefined) found(`${owner}.${name}`, staticMember(owner, name))
        else if (isGlobalObject(node)) uses.push(name)
        else for (const feature of unsupportedEverywhere(name)) found(`.${name}`, feature)
        break
      }
    }
    for (const [childKey, child] of Object.entries(node))
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, node, childKey)
  }
  visit(tree as unknown as TreeNode, undefined, '')
  for (const name of new Set(uses)) if (!declared.has(name)) found(name, globalNamed(name))
  return [...problems]
}

interface TreeNode {
  readonly type: string
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nameOf({ name }: TreeNode): string {
  return typeof name === 'string' ? name : ''
}

function textOf({ regex, value }: TreeNode): string {
  if (typeof regex === 'object' && regex !== null && 'pattern' in regex) return String(regex.pattern)
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

/** A name declared anywhere in a script counts as the script's own. */
function isDeclaration(parent: TreeNode | undefined, key: string): boolean {
  if (parent === undefined) return false
  const { type } = parent
  if (/^(?:Function|Class|ArrowFunction)/.test(type)) return key === 'id' || key === 'params'
  return (
    (type === 'VariableDeclarator' && key === 'id') ||
    (type === 'CatchClause' && key === 'param') ||
    (/^Import.*Specifier$/.test(type) && key === 'local') ||
    (/Pattern$|^RestElement$/.test(type) && key !== 'right')
  )
}

/** The name of a property, not of a variable. */
function isName(parent: TreeNode | undefined, key: string): boolean {
  if (parent === undefined || parent['computed'] === true) return false
  if (parent.type === 'MemberExpression') return key === 'property'
  return (
    /^(?:Property|MethodDefinition|PropertyDefinition|ExportSpecifier|ImportSpecifier)$/.test(parent.type) &&
    key === 'key'
  )
}

function memberName({ computed, property }: TreeNode): string | undefined {
  return computed !== true && isNode(property) && property.type === 'Identifier' ? nameOf(property) : undefined
}

/** Finds `URL` in `URL.canParse` and `self.URL.canParse`: a class or namespace of the language or the browser. */
function ownerOf({ object }: TreeNode): string | undefined {
  if (!isNode(object)) return undefined
  const name =
    object.type === 'Identifier' ? nameOf(object) : isGlobalObject(object) ? (memberName(object) ?? '') : undefined
  return name !== undefined && globalNamed(name) !== undefined ? name : undefined
}

function isGlobalObject({ type, object }: TreeNode): boolean {
  return type === 'MemberExpression' && isNode(object) && object.type === 'Identifier' && GLOBALS.has(nameOf(object))
}

function globalNamed(name: string): Identifier | undefined {
  if (!Object.hasOwn(builtins, name) && !Object.hasOwn(api, name)) return globalFunction(name)
  return builtins[name] ?? api[name]
}

/** Functions that every page and worker has, such as `structuredClone`. */
function globalFunction(name: string): Identifier | undefined {
  return Object.hasOwn(api['Window'] ?? {}, name) ? api['Window']?.[name] : undefined
}

function staticMember(owner: string, name: string): Identifier | undefined {
  return builtins[owner]?.[name] ?? api[owner]?.[`${name}_static`]
}

/** Returns one entry if there are any and none is supported. */
function unsupportedEverywhere(name: string): readonly Identifier[] {
  const members = membersByName.get(name) ?? []
  return members.every((feature) => lacking(feature).length > 0) ? members.slice(0, 1) : []
}

function indexOfMembers(): ReadonlyMap<string, readonly Identifier[]> {
  const members = new Map<string, Identifier[]>()
  const classes = [...Object.values(builtins), ...HANDLED.flatMap((name) => api[name] ?? [])]
  for (const owner of classes)
    for (const [name, feature] of Object.entries(owner)) {
      if (name === '__compat' || feature.__compat === undefined || name.endsWith('_static')) continue
      const before = members.get(name)
      if (before === undefined) members.set(name, [feature])
      else before.push(feature)
    }
  return members
}
