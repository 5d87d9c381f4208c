import { parseSync } from 'vite'
import { childrenOf, type SyntaxNode } from './syntaxNode'

/** Parameters and fields with a name that a person typed, of a learner, a class or a teacher. */
const NAMES = new Set(['name', 'firstName', 'displayName', 'className', 'teacher', 'teacherName'])
/** In a room of screens a bare `name` may be of anything. On these objects it is a person's. */
const PEOPLE = new Set([
  'card',
  'member',
  'one',
  'report',
  'shown',
  'learner',
  'each',
  'offer',
  'other',
  'collected',
  'answered',
])
const CALLS = new Set(['nameOf', 'firstNameOf', 'firstName', 'displayNameOf'])
const FILE_NAME = /file(?:Name)?$|csvName/i

/**
 * Places in a catalog of sentences that use a name without isolation. A name in Hebrew or Arabic would reorder the words
 * around it. File names are left out, because they are no sentences.
 */
export function bareInSentences(file: string, text: string): readonly string[] {
  const found: string[] = []
  const isBare = (node: SyntaxNode): boolean => node.type === 'Identifier' && NAMES.has(String(node['name']))
  walk(parseSync(file, text).program as unknown as SyntaxNode, (node, keys) => {
    if (node.type !== 'TemplateLiteral' || keys.some((key) => FILE_NAME.test(key))) return
    const whole = text.slice(node.start, node.end)
    if (/\.(?:txt|csv|json)`$/.test(whole)) return
    if (childrenOf(node).some(isBare)) found.push(whole)
  })
  return found
}

/** Children of elements that are a name and have no `<bdi>` around them. */
export function bareInElements(file: string, text: string): readonly string[] {
  const found: string[] = []
  walk(parseSync(file, text).program as unknown as SyntaxNode, (node) => {
    if (node.type !== 'JSXElement' || nameOfElement(node) === 'bdi') return
    for (const child of node['children'] as readonly SyntaxNode[]) {
      if (child.type !== 'JSXExpressionContainer') continue
      if (alternatives(child['expression'] as SyntaxNode).some(isName)) found.push(text.slice(child.start, child.end))
    }
  })
  return found
}

function isName(node: SyntaxNode): boolean {
  if (node.type === 'CallExpression') return CALLS.has(String((node['callee'] as SyntaxNode)['name']))
  if (node.type === 'Identifier')
    return ['className', 'teacherName', 'displayName', 'firstName'].includes(String(node['name']))
  if (node.type !== 'MemberExpression') return false
  const field = String((node['property'] as SyntaxNode)['name'])
  const owner = String((node['object'] as SyntaxNode)['name'])
  return field === 'name' ? PEOPLE.has(owner) : NAMES.has(field) && owner !== 'styles' && !/words$/i.test(owner)
}

/** Both sides of `a ? b : c` and of `a ?? b`. */
function alternatives(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'ConditionalExpression')
    return [...alternatives(node['consequent'] as SyntaxNode), ...alternatives(node['alternate'] as SyntaxNode)]
  if (node.type === 'LogicalExpression')
    return [...alternatives(node['left'] as SyntaxNode), ...alternatives(node['right'] as SyntaxNode)]
  return [node]
}

function nameOfElement(node: SyntaxNode): string {
  return String(((node['openingElement'] as SyntaxNode)['name'] as SyntaxNode)['name'])
}

function walk(
  node: SyntaxNode,
  see: (node: SyntaxNode, keys: readonly string[]) => void,
  keys: readonly string[] = [],
): void {
  const key = node.type === 'Property' ? (node['key'] as SyntaxNode)['name'] : undefined
  const inside = typeof key === 'string' ? [...keys, key] : keys
  see(node, inside)
  for (const child of childrenOf(node)) walk(child, see, inside)
}
