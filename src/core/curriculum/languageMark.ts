/** `en` is on a text that has no translation yet. `x-old` is on a translation of an earlier English text. */
type Mark = 'en' | 'x-old'

export interface MarkedText {
  /** The text without marks. */
  readonly text: string
  /** Set if the text is English on a page in another language. */
  readonly lang?: 'en'
  /** Whether the English text changed after this translation was written. */
  readonly isOld: boolean
}

/**
 * Marks are language tags of Unicode: U+E0001, the letters of the tag moved to U+E0000, and U+E007F. They have no width
 * and no ink. A mark that lost its end is also one. Flags that are made of tags, such as that of Wales, don't start with
 * U+E0001.
 */
const MARKS = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}?/gu
const START = '\u{E0001}'
const TAGS = 0xe0000
const END = '\u{E007F}'

/**
 * Puts a mark in front of a text, and the mark of its end after it. The build does it, because a mark has to travel inside
 * of the files of the course. The end is there because a sentence of the interface may name the text in its middle.
 */
export function marked(text: string, mark: Mark): string {
  const tags = Array.from(mark, (letter) => String.fromCodePoint(TAGS + letter.charCodeAt(0)))
  return `${START}${tags.join('')}${END}${text}${START}${END}`
}

/** A text of nothing but the sign of an old wording. It comes after a text that was read into parts. */
export const OLD_SIGN = marked('', 'x-old')

/** Reads and removes every mark of a text, because texts may have been joined. One marked part counts for the whole. */
export function readMark(text: string): MarkedText {
  if (!text.includes(START)) return { text, isOld: false }
  const found = new Set(Array.from(text.matchAll(MARKS), ([, tags = '']) => nameOf(tags)))
  const bare = text.replaceAll(MARKS, '')
  return { text: bare, ...(found.has('en') ? { lang: 'en' as const } : {}), isOld: found.has('x-old') }
}

/** Splits a text where a mark starts or ends. Each part has its own mark, and the parts without marks have none. */
export function markedParts(text: string): readonly MarkedText[] {
  if (!text.includes(START)) return [{ text, isOld: false }]
  const parts: MarkedText[] = []
  let name = ''
  let from = 0
  const add = (to: number): void => {
    const isOld = name === 'x-old'
    if (to > from || isOld) parts.push({ text: text.slice(from, to), ...(name === 'en' && { lang: 'en' }), isOld })
  }
  for (const mark of text.matchAll(MARKS)) {
    add(mark.index)
    name = nameOf(mark[1] ?? '')
    from = mark.index + mark[0].length
  }
  add(text.length)
  return parts
}

/** The mark that has not ended at the end of this text. It goes in front of the rest when a marked text is cut in two. */
export function openMark(text: string): string {
  const last = [...text.matchAll(MARKS)].at(-1)
  return last !== undefined && last[1] !== '' ? last[0] : ''
}

function nameOf(tags: string): string {
  return Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? TAGS) - TAGS)).join('')
}
