import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../core/curriculum/parseLists'

export interface LetterGroup {
  /** One capital letter, or the label of the words that begin with a figure. */
  readonly letter: string
  /** Of its heading; no id of a module or an entry. */
  readonly id: string
  readonly entries: readonly GlossaryEntry[]
}

/**
 * The entries in alphabetical order, under their first letters. Words that begin with a figure come first, under one
 * label, by the size of the figure (`4%` before `401(k)`).
 */
export function letterGroups(
  entries: readonly GlossaryEntry[],
  locale: string,
  figures: string,
): readonly LetterGroup[] {
  const order = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
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

/** Undefined for a word that begins with no letter. */
function letterOf(term: string): string | undefined {
  const first = /[\p{L}\p{N}]/u.exec(term.normalize('NFD'))?.[0]
  return first === undefined || !/\p{L}/u.test(first) ? undefined : first.toUpperCase()
}

const known = new WeakMap<readonly GlossaryEntry[], readonly LetterGroup[]>()

/** The glossary as the page shows it, put in order once for each list. */
export function glossaryGroups(entries: readonly GlossaryEntry[]): readonly LetterGroup[] {
  const groups = known.get(entries) ?? letterGroups(entries, words.locale, words.figures)
  known.set(entries, groups)
  return groups
}
