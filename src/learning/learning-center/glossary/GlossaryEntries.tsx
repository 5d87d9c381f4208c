import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry, Manifest } from '../../../curriculum/curriculum'
import { LeafRow } from '../../../ui/LeafRow'
import styles from './Glossary.module.css'
import { glossaryGroups } from './glossaryGroups'
import { lessonTargets } from './lessonTargets'
import { TermList } from './TermList'
import { TermResults } from './TermResults'

interface GlossaryEntriesProps {
  readonly entries: readonly GlossaryEntry[]
  readonly manifest: Manifest
  readonly query: string
  readonly onClear: () => void
}

/** Every term under its letter; a search replaces the list by what it found. */
export function GlossaryEntries({ entries, manifest, query, onClear }: GlossaryEntriesProps) {
  const [params] = useSearchParams()
  const lessons = useMemo(() => lessonTargets(manifest), [manifest])
  if (query !== '') return <TermResults entries={entries} lessons={lessons} query={query} onClear={onClear} />
  return glossaryGroups(entries).map(({ letter, anchor, entries: terms }) => (
    <LeafRow
      key={letter}
      className={styles.group}
      folio={
        <h2 id={anchor} tabIndex={-1} className={styles.letter}>
          {letter}
        </h2>
      }
    >
      <TermList label={words.wordsUnder(letter)} entries={terms} lessons={lessons} chosen={params.get('term')} />
    </LeafRow>
  ))
}
