import { parseSync, Visitor } from 'vite'
import { outcomes, type SyntaxNode } from '../outcomes.ts'

/** The place where a text is read: on a screen, in a document, in code or in the list of tests. */
export type Kind = 'interface' | 'documents' | 'comments' | 'titles'

/** A text to be checked, and its position. */
export interface Prose {
  readonly kind: Kind
  /** The start in its file, if its characters are those of the file. Otherwise the start of its line. */
  readonly start: number
  /** Code and addresses in it are masked. Line breaks stay. */
  readonly text: string
}

/** Functions of vitest that take a title. */
const withTitle = /^(?:it|test|describe|suite|bench)$/
/** Functions that are called with rows or conditions, and return such a function. */
const withRows = /^(?:each|for|skipIf|runIf|extend)$/

/** The comments and test titles of a source file. @throws when the file is no TypeScript or JavaScript */
export function proseOfCode(file: string, source: string): readonly Prose[] {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const found: Prose[] = []
  let last: { readonly end: number; readonly place: number } | undefined
  for (const { type, start, end } of comments) {
    const text = masked(blank(source.slice(start, end)))
    // Consecutive `//` lines are one text.
    const before =
      type === 'Line' && last !== undefined && isOneBreak(source.slice(last.end, start)) ? found[last.place] : undefined
    if (before === undefined || last === undefined) found.push({ kind: 'comments', start, text })
    else found[last.place] = { ...before, text: before.text + source.slice(last.end, start) + text }
    last = type === 'Line' ? { end, place: found.length - 1 } : undefined
  }
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (takesRows(callee) || !withTitle.test(rootOf(callee))) return
      for (const { node, text } of outcomes(title))
        found.push({ kind: 'titles', start: node.start, text: masked(text) })
    },
  }).visit(program)
  return found
}

/** The texts of the interface in a file of words. A value in a text counts as 0. */
export function proseOfWords(file: string, source: string): readonly Prose[] {
  const found: Prose[] = []
  const add = (node: SyntaxNode): void => {
    for (const outcome of outcomes(node))
      found.push({ kind: 'interface', start: outcome.node.start, text: masked(outcome.text) })
  }
  new Visitor({
    Literal: add,
    JSXText: add,
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('0')
      found.push({ kind: 'interface', start: node.start, text: masked(text) })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Paragraphs, items, headings and cells of a document. Quoted words are left out if `isQuoted`. */
export function proseOfDocument(text: string, isQuoted = false): readonly Prose[] {
  const hide = (part: string): string => part.replaceAll(/[^\n]/g, ' ')
  let page = text.replaceAll(/^(```|~~~)[^]*?^\1|<!--[^]*?-->|^---\n[^]*?\n---$/gm, hide)
  page = masked(page.replaceAll(/\]\([^)\s]*(?: "[^"]*")?\)|^\[[^\]]+\]: .*$|<[^>\n]+>/gm, hide))
  if (isQuoted) page = page.replaceAll(/"[^"\n]*"|“[^”\n]*”/g, (part) => 'x'.repeat(part.length))
  const found: Prose[] = []
  // A blank line ends a text, and so do the marks of items, headings, quotations and cells.
  for (const { index, 0: block } of page.matchAll(/(?:[^\n|]+(?:\n(?!\s*\n|\s*(?:[-*+]|\d+\.|#+|>)\s|\s*\|))?)+/g)) {
    const mark = /^\s*(?:(?:[-*+]|\d+\.|#+|>)\s+)*/.exec(block)?.[0].length ?? 0
    if (/\p{L}/u.test(block))
      found.push({ kind: 'documents', start: index + mark, text: block.slice(mark).replaceAll(/[*_[\]]/g, ' ') })
  }
  return found
}

/** Code in backticks, addresses and stored keys become a word of the same length. */
function masked(text: string): string {
  return text
    .replaceAll(/`[^`\n]*`|\{@\w+ [^}]*\}|\bhttps?:\/\/\S+|(?<![\w&])#[a-z][\w-]+/g, (part) => 'x'.repeat(part.length))
    .replaceAll(/@(?:param(?:\s+\{[^}]*\})?\s+[\w.[\]]+|\w+)/g, (part) => `.${' '.repeat(part.length - 1)}`)
}

/** A comment without its marks, in its original length. */
function blank(comment: string): string {
  return comment.replaceAll(/^\/\/+|^\/\*+|\*+\/$|^[ \t]*\*(?!\/)/gm, (mark) => ' '.repeat(mark.length))
}

const isOneBreak = (between: string): boolean => between.trim() === '' && between.split('\n').length === 2

/** The function of a call. For `it.skipIf(x).each(rows)` it is `it`. */
function rootOf(node: SyntaxNode): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return node.type === 'TaggedTemplateExpression' ? rootOf(node.tag) : ''
}

function takesRows(callee: SyntaxNode): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return withRows.test(callee.property.name)
}
