/** What `englishLeft` needs to know of an invented language. It is passed into the page, so it has no functions. */
export interface InventedLetters {
  /** Words that the language adds as they are. */
  readonly fillers: readonly string[]
  /** Names that are the same in every language. */
  readonly names: readonly string[]
}

/**
 * Runs in the page without any other code. Returns the texts that an invented language has not translated, and that are not
 * marked as English. Words count as translated between U+202E and U+202C, and if one of their letters has an accent.
 */
export function englishLeft({ fillers, names }: InventedLetters): readonly string[] {
  const START = '\u202E'
  const END = '\u202C'
  // Without facts, which have digits, and without addresses and the names of forms.
  const FACTS = /\S*[\d@]\S*|\b(?:[\w-]+\.)+(?:gov|org|com|net|edu)\S*|\b[A-Z]{2,}\b/g
  // An invented language writes dates as its locale does.
  const DATES =
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|(?:Sun|Mon|Tue|Wednes|Thurs|Fri|Satur)(?=day)|Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\b/g
  const WORDS = /[\p{L}\p{M}]+/gu
  const known = new Set([...fillers, ...names.flatMap((name) => name.split(' '))])
  const isEnglish = (text: string): boolean =>
    (text.replaceAll(FACTS, ' ').replaceAll(DATES, ' ').match(WORDS) ?? []).some(
      (word) => /^[A-Za-z]{3,}$/.test(word) && !known.has(word),
    )
  const isMarked = (element: Element | null): boolean =>
    element?.closest('[lang]')?.getAttribute('lang') === 'en' || element?.closest('[translate=no], code, pre') !== null

  const found = new Set<string>()
  let depth = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement
    if (owner === null || owner.matches('script, style, noscript, template')) continue
    // A translated run may go through several elements, such as a word that is explained.
    let outside = ''
    for (const letter of node.nodeValue ?? '') {
      if (letter === START) depth += 1
      else if (letter === END) depth = Math.max(0, depth - 1)
      else outside += depth === 0 ? letter : ' '
    }
    if (isEnglish(outside) && !isMarked(owner)) found.add(outside.replaceAll(/\s+/g, ' ').trim().slice(0, 80))
  }
  const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
  for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    for (const name of ATTRIBUTES) {
      const text = (element.getAttribute(name) ?? '').replaceAll(/\u202E[^\u202C]*\u202C/g, ' ')
      if (isEnglish(text) && !isMarked(element)) found.add(`${name}: ${text.slice(0, 80)}`)
    }
  }
  return [...found]
}
