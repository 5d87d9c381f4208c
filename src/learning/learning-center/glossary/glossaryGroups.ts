import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../curriculum/curriculum'
import { type LetterGroup, letterGroups } from './letterGroups'

const known = new WeakMap<readonly GlossaryEntry[], readonly LetterGroup[]>()

/** The glossary as the page shows it, put in order once for each list. */
export function glossaryGroups(entries: readonly GlossaryEntry[]): readonly LetterGroup[] {
  const groups = known.get(entries) ?? letterGroups(entries, words.locale, words.figures)
  known.set(entries, groups)
  return groups
}
