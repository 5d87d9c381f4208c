import { marked } from '../../../src/core/curriculum/languageMark'
import { mapBlocks } from '../../../tools/languages/blocks/blocksOf'
import { kindOf } from '../../../tools/languages/blocks/kinds'

export type Mark = Parameters<typeof marked>[1]

/** A letter that is in most texts of the course and never in a sentence of the interface, to find texts of the course by. */
const SIGNS = { e: 'ë', E: 'Ë' } as const
export const OF_COURSE = /[ëË]/

/**
 * Makes a file of the course in which every text that a language translates has the mark, and its letters `e` are others.
 *
 * @param path of its translation, such as `lessons/credit_1.json`
 */
export function markFile(path: string, english: unknown, mark: Mark): unknown {
  const kind = kindOf(path)
  if (kind === undefined || kind === 'words') throw new Error(`${path} is no file of the course`)
  return mapBlocks(kind, english, ({ text, use }) => (use === 'bare' ? text : marked(spelled(text), mark)))
}

const HELD = /(\{\{[^}]*\}\}|\[\[[^\]]*\]\])/

export function spelled(text: string): string {
  return text
    .split(HELD)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[eE]/g, (letter) => SIGNS[letter as 'e' | 'E']) : part))
    .join('')
}

export const TAGS = /[\u{E0000}-\u{E007F}]/u

export interface Shown {
  /** Texts and attributes that contain a part of a mark. */
  readonly tags: readonly string[]
  /** Texts of the course that are not in an element with `lang="en"`. */
  readonly unnamed: readonly string[]
  /** The number of texts of the course. */
  readonly texts: number
}

/** What the page shows of the course. */
export function shownOf(root: Element): Shown {
  const tags = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ value }) => TAGS.test(value)).map(({ name, value }) => `${name}="${value}"`),
  )
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const unnamed: string[] = []
  let texts = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (TAGS.test(text)) tags.push(text)
    if (!OF_COURSE.test(text)) continue
    texts += 1
    // An option can't contain an element, so a sentence that names a title is in one language there.
    if (node.parentElement?.tagName === 'OPTION' && text.includes(': ')) continue
    const named = node.parentElement?.closest('[lang]')
    if (named?.getAttribute('lang') !== 'en' || !root.contains(named)) unnamed.push(text)
  }
  return { tags, unnamed, texts }
}
