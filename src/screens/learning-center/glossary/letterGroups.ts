import { glossaryWords as words } from '#words/glossary'
import { locale } from '../../../words/locale'
import type { GlossaryEntry } from '../../../core/curriculum/parseLists'

export interface LetterGroup {
  /** One capital letter, or the label for terms that start with a number. */
  readonly letter: string
  /** The heading's id, which differs from every module id and entry id. */
  readonly id: string
  readonly entries: readonly GlossaryEntry[]
}

/**
 * Groups the entries by first letter, in alphabetical order. Terms that start with a number come first, under one
 * label, sorted by that number (`4%` before `401(k)`).
 */
export function letterGroups(
  entries: readonly GlossaryEntry[],
  language: string,
  figures: string,
): readonly LetterGroup[] {
  const order = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sorted = [...entries].sort((a, b) => order.compare(a.term, b.term))
  const groups = new Map<string, GlossaryEntry[]>()
  for (const entry of sorted) {
    const letter = letterOf(entry.term) ?? figures
    const group = groups.get(letter)
    if (group === undefined) groups.set(letter, [entry])
    else group.push(entry)
  }
  return [...groups].map(([letter, group]) => ({
    letter,
    id: `letter-${letter === figures ? '0' : letter.toLowerCase()}`,
    entries: group,
  }))
}

/** Returns a term's first letter, or undefined if it does not start with a letter. */
function letterOf(term: string): string | undefined {
  const first = /[\p{L}\p{N}]/u.exec(term.normalize('NFD'))?.[0]
  return first === undefined || !/\p{L}/u.test(first) ? undefined : first.toUpperCase()
}

const known = new WeakMap<readonly GlossaryEntry[], readonly LetterGroup[]>()

/** The groups of the glossary as the page shows them. The groups are cached for each list. */
export function glossaryGroups(entries: readonly GlossaryEntry[]): readonly LetterGroup[] {
  const groups = known.get(entries) ?? letterGroups(entries, locale, words.figures)
  known.set(entries, groups)
  return groups
}
