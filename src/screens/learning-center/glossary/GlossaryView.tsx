import { useCallback, useDeferredValue, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import type { LoadTrouble } from '../../../core/progress/loadTrouble'
import type { GlossaryEntry } from '../../../core/curriculum/parseLists'
import { Icon } from '../../../ui/Icon'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { SearchField } from '../../../ui/SearchField'
import { Skeleton } from '../../../ui/Skeleton'
import { textLinkClass } from '../../../ui/textLinkClass'
import { paths } from '../../../words/paths'
import { CouldNotRead } from '../../../session/CouldNotRead'
import { useOpenSession } from '../../../session/SessionContext'
import { usePlace } from '../../../session/usePlace'
import { useManifest, useOnce } from '../../../session/useRead'
import styles from './Glossary.module.css'
import { GlossaryEntries } from './GlossaryEntries'
import { glossaryGroups, type LetterGroup } from './letterGroups'

/** The glossary of the course, in the layout of the learning center. */
export function GlossaryView() {
  const [attempt, setAttempt] = useState(0)
  return <GlossaryLoader key={attempt} onRetry={() => setAttempt(attempt + 1)} />
}

interface GlossaryLoaderProps {
  /** Loads the glossary again. */
  readonly onRetry: () => void
}

function GlossaryLoader({ onRetry }: GlossaryLoaderProps) {
  const { library } = useOpenSession()
  const { state } = useLocation()
  const [query, setQuery] = useState(() => queryOf(state))
  const shownQuery = useDeferredValue(query.trim())
  const clear = useCallback(() => setQuery(''), [])
  const glossary = useOnce(() => library.glossary())
  const manifest = useManifest()
  const entries = glossary?.kind === 'loaded' && manifest !== undefined ? glossary.value : undefined
  const [count, what] = words.termCount(entries?.length ?? 0)
  return (
    <>
      <LeafRow isTight={entries !== undefined} marginNote={entries && <p className="num">{`${count} ${what}`}</p>}>
        {/* The heading stays the same element while loading, because it has the focus and a new element would lose it. */}
        <PageHeading>{words.title}</PageHeading>
        {entries !== undefined ? (
          <GlossaryFind entries={entries} query={query} onQuery={setQuery} />
        ) : glossary?.kind === 'fallback' ? (
          <UnreadableGlossary trouble={glossary.trouble} onRetry={onRetry} />
        ) : (
          <Skeleton label={words.loading} />
        )}
      </LeafRow>
      {entries !== undefined && manifest !== undefined ? (
        <GlossaryEntries entries={entries} manifest={manifest.value} query={shownQuery} onClear={clear} />
      ) : null}
    </>
  )
}

interface UnreadableGlossaryProps {
  readonly trouble: LoadTrouble
  readonly onRetry: () => void
}

export function UnreadableGlossary({ trouble, onRetry }: UnreadableGlossaryProps) {
  return (
    <>
      <CouldNotRead title={words.unreadableTitle} text={words.unreadableText[trouble]} onRetry={onRetry} />
      <Link className={textLinkClass} to={paths.learning}>
        {words.backToLearning}
      </Link>
    </>
  )
}

/** The search text from the previous page. It is stored in the history entry so that the address stays short. */
export interface GlossaryQuery {
  readonly query: string
}

/** Reads the search text from a history entry's state, which may have any type. */
export function queryOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('query' in state)) return ''
  return typeof state.query === 'string' ? state.query : ''
}

interface GlossaryFindProps {
  readonly entries: readonly GlossaryEntry[]
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** Shows the search field, the letters to jump to, and the link back. */
function GlossaryFind({ entries, query, onQuery }: GlossaryFindProps) {
  const term = usePlace('glossary')?.term
  const { savesNothing } = useOpenSession()
  const isUnknown = term !== undefined && entries.every(({ id }) => id !== term)
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <search>
        <SearchField
          className={styles.field}
          label={words.searchLabel}
          placeholder={words.searchHint}
          clearLabel={words.clearSearch}
          value={query}
          onValue={onQuery}
        />
      </search>
      {isUnknown ? <p className={styles.note}>{words.unknownTerm}</p> : null}
      {query.trim() === '' ? <LetterLinks groups={glossaryGroups(entries)} /> : null}
      {savesNothing === true ? null : (
        <Link className={`${textLinkClass} ${styles.back}`} to={paths.learning}>
          <Icon name="arrowLeft" />
          {words.backToLearning}
        </Link>
      )}
    </>
  )
}

interface LetterLinksProps {
  readonly groups: readonly LetterGroup[]
}

/** Uses plain links, so the browser scrolls, saves the position in its history and moves the focus to the letter. */
function LetterLinks({ groups }: LetterLinksProps) {
  return (
    <nav aria-label={words.letters} className={styles.letters}>
      <ul>
        {groups.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
