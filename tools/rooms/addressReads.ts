import { parseSync } from 'vite'
import { childrenOf, type SyntaxNode } from './syntaxNode'

/** Classes, fields and hooks that give a module the values of an address. */
const READERS = new Set(['URLSearchParams', 'searchParams', 'useSearchParams', 'useParams', 'useMatch', 'matchPath'])
/** A screen in an address: `view=`, or the page of a class, in a text, a template or a pattern. */
const SCREEN_IN_TEXT = /\b(?:view|page)=/

/** The code of a module that reads the values of an address, or writes the screen of one as text. */
export function addressReads(file: string, text: string): readonly string[] {
  const found: string[] = []
  const look = (node: SyntaxNode): void => {
    if (isRead(node)) found.push(text.slice(node.start, node.end))
    else for (const child of childrenOf(node)) look(child)
  }
  look(parseSync(file, text).program as unknown as SyntaxNode)
  return found
}

function isRead(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return READERS.has(String(node['name']))
  if (node.type === 'Literal') return SCREEN_IN_TEXT.test(String(node['raw']))
  return node.type === 'TemplateElement' && SCREEN_IN_TEXT.test((node['value'] as { raw: string }).raw)
}
