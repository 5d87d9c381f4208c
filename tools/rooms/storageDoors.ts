import { parseSync } from 'vite'
import { childrenOf, type SyntaxNode } from './syntaxNode'

/** Calls whose first argument names something that browsers store for a whole origin, as `object.method`. */
const DOORS = new Map(
  Object.entries({
    delete: /^(?:Dexie|caches)$/,
    exists: /^Dexie$/,
    open: /^(?:caches|indexedDB|storage)$/,
    has: /^caches$/,
    deleteDatabase: /./,
    request: /\blocks$/i,
    getItem: /./,
    setItem: /./,
    removeItem: /./,
  }),
)
const CLASSES = new Set(['Dexie', 'BroadcastChannel'])
const HELPERS = new Set(['readStoredJson', 'readStored', 'writeStored'])

/** Declarations of a constant or a function that is a storage name. */
const NAMED = [
  /\bconst (\w+) = storageName\(/g,
  /\bconst (\w+) = \([^()]*\)(?:: \w+)? =>\s+storageName\(/g,
  /\bfunction (\w+)\([^()]*\): string \{\s+return storageName\(/g,
]

/** The constants and functions of a module that make a storage name with `storageName`. */
export function storageNamesIn(text: string): readonly string[] {
  return NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
}

/** The names that a module gives to databases, caches, locks and keys, as they are written there. */
export function storageDoors(file: string, text: string): readonly string[] {
  const found: string[] = []
  const look = (node: SyntaxNode): void => {
    const [name] = (node['arguments'] as readonly SyntaxNode[] | undefined) ?? []
    if (name !== undefined && isDoor(node, text)) found.push(text.slice(name.start, name.end))
    for (const child of childrenOf(node)) look(child)
  }
  look(parseSync(file, text).program as unknown as SyntaxNode)
  return found
}

function isDoor(node: SyntaxNode, text: string): boolean {
  const callee = node['callee'] as SyntaxNode | undefined
  if (callee === undefined) return false
  if (node.type === 'NewExpression') return CLASSES.has(String(callee['name']))
  if (node.type !== 'CallExpression') return false
  if (callee.type === 'Identifier') return HELPERS.has(String(callee['name']))
  if (callee.type !== 'MemberExpression') return false
  const { object, property } = callee as unknown as { readonly object: SyntaxNode; readonly property: SyntaxNode }
  return DOORS.get(String(property['name']))?.test(text.slice(object.start, object.end)) ?? false
}
