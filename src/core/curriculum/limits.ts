/**
 * Role: the limits on the size of one content file.
 * Guarantee: a file within the limits is drawn almost at once on a cheap phone. Our own files are far below every
 * limit.
 * Must not: depend on the purpose of a file.
 */

/** Our largest file uses less than half of each limit, and about a tenth of most of them. */
export const LIMITS = {
  /** Objects and lists nested within one another. */
  depth: 20,
  /** Characters of one text. */
  text: 12_000,
  /** Lines of one text. Each can become a list item. */
  textLines: 200,
  /** The total lines of all texts in a lesson or quiz. The page has to draw every one. */
  pieces: 2500,
  /** The same total for the lists of figures, glossary entries and modules, which are never drawn completely. */
  listedPieces: 25_000,
  /** Entries of a list that has no limit of its own. */
  entries: 100,
  sections: 60,
  tableColumns: 12,
  tableRows: 150,
  questions: 120,
  options: 12,
  modules: 100,
  lessonsOfModule: 100,
  figures: 2500,
  words: 2500,
} as const

/**
 * Returns the reason why a value is too large for a page, or undefined. Runs in linear time and never recurses deeper
 * than the limit.
 */
export function overLimit(value: unknown, pieces: number): string | undefined {
  let count = 0

  function look(part: unknown, path: string, depth: number): string | undefined {
    if (depth > LIMITS.depth) return tooMany(path, 'levels', depth, LIMITS.depth)
    if (typeof part === 'string') {
      if (part.length > LIMITS.text) return tooMany(path, 'characters', part.length, LIMITS.text)
      const lines = linesOf(part)
      if (lines > LIMITS.textLines) return tooMany(path, 'lines', lines, LIMITS.textLines)
      count += lines
    }
    // A number is counted because it is drawn. A list is counted too, so that empty lists within lists are limited.
    else count += 1
    if (count > pieces) return tooMany(path, 'texts', count, pieces)
    if (typeof part !== 'object' || part === null) return undefined
    const isList = Array.isArray(part)
    for (const [key, item] of Object.entries(part)) {
      const fault = look(item, isList ? `${path}[${key}]` : `${path}${path === '' ? '' : '.'}${key}`, depth + 1)
      if (fault !== undefined) return fault
    }
    return undefined
  }

  return look(value, '', 0)
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.search(/[\r\n]/); at !== -1 && at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\n' || (character === '\r' && text.charAt(at + 1) !== '\n')) lines += 1
  }
  return lines
}

function tooMany(path: string, what: string, found: number, limit: number): string {
  return `${path === '' ? 'file' : path}: ${found} ${what}, more than the limit of ${limit}`
}
