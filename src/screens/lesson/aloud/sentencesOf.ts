import { splitSentences } from './splitSentences'

/** A sentence of the page and its position. */
export interface Sentence {
  readonly text: string
  readonly range: Range
  /** The paragraph, heading or cell that contains it. */
  readonly block: Element
}

const BLOCKS = ['h2', 'h3', 'p', 'li', 'td', 'th', 'caption', 'figcaption', 'label'].join()
/**
 * Selectors of content that is not read: decoration, text for screen readers only, controls without words, and opened
 * definitions.
 */
const SILENT = ['[aria-hidden="true"]', '.sr', 'svg', 'input', '[role="note"]'].join()

/** Returns an article's sentences, in reading order. */
export function sentencesOf(article: Element): readonly Sentence[] {
  const groups = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || parent === null || parent.closest(SILENT) !== null) continue
    const block = parent.closest(BLOCKS) ?? parent
    groups.set(block, [...(groups.get(block) ?? []), node])
  }
  return [...groups].flatMap(([block, nodes]) => sentencesIn(block, nodes))
}

interface Letter {
  readonly node: Text
  readonly at: number
}

/** Matches the end of a text that needs a space before the next text, because only the layout separates the two. */
const TOUCHES = /[\p{L}\p{N}.)%]$/u
const BEGINS = /^[\p{L}\p{N}($]/u

function sentencesIn(block: Element, nodes: readonly Text[]): readonly Sentence[] {
  let text = ''
  const letters: Letter[] = []
  let last: Text | undefined
  for (const node of nodes) {
    const isApart = last !== undefined && last.parentElement !== node.parentElement
    if (isApart && TOUCHES.test(text) && BEGINS.test(node.data) && last !== undefined) {
      text += ' '
      letters.push({ node: last, at: last.length - 1 })
    }
    text += node.data
    for (let at = 0; at < node.length; at += 1) letters.push({ node, at })
    last = node
  }
  return splitSentences(text).flatMap(({ from, to }) => {
    const [first, end] = [letters[from], letters[to - 1]]
    if (first === undefined || end === undefined) return []
    const range = document.createRange()
    range.setStart(first.node, first.at)
    range.setEnd(end.node, end.at + 1)
    return [{ text: text.slice(from, to).replaceAll(/\s+/g, ' '), range, block }]
  })
}
