import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import { levelName } from '#words/levels'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { Button } from '../../ui/Button'
import { Choices } from '../../ui/Choices'
import { EmptyState } from '../../ui/EmptyState'
import { SearchField } from '../../ui/SearchField'
import { LeafRow } from '../../ui/Leaf'
import { textLinkClass } from '../../ui/textLinkClass'
import { isPracticeOffered } from '../../session/besideLessons'
import { classPath, glossaryPath, joinClassPath, mySheetsPath, practicePath } from '../../words/links'
import type { ModuleStanding } from '../../session/moduleStandings'
import { type Started, isModuleStarted } from '../../session/nextSteps'
import { useSession } from '../../session/SessionContext'
import { useIsKnown } from '../../session/useUnread'
import styles from './Catalog.module.css'
import { type Choice, chooseModules, type Level, levelGroups, levelsOf } from './chooseModules'
import { LevelRow } from './LevelRow'
import { SearchResults } from './SearchResults'
import { useOpenModules } from './useOpenModules'
import type { Elements } from '../../ui/Elements'

interface CatalogProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly started: Started
  readonly standings: readonly ModuleStanding[]
  readonly heading: Elements
  readonly marginNote: ReactNode
  /** The lessons that the learner bookmarked or wrote notes on. */
  readonly kept: Elements
}

const everything: Choice = { level: 'all', state: 'any' }

/** Shows a search field, two filters and the list of modules. Search results replace the list. */
export function Catalog({ document, manifest, started, standings, heading, marginNote, kept }: CatalogProps) {
  const [query, setQuery] = useState('')
  const [choice, setChoice] = useState(everything)
  const shownQuery = useDeferredValue(query.trim())
  const clear = useCallback(() => setQuery(''), [])
  const showAll = useCallback(() => setChoice(everything), [])
  return (
    <>
      <LeafRow marginNote={marginNote} isTight>
        {heading}
        <Find query={query} onQuery={setQuery} choice={choice} onChoice={setChoice} standings={standings} />
        <Ways />
        {kept}
      </LeafRow>
      <Found
        document={document}
        manifest={manifest}
        started={started}
        standings={standings}
        choice={choice}
        query={shownQuery}
        onClear={clear}
        onShowAll={showAll}
      />
    </>
  )
}

/**
 * Links to the other places of the learning center. They have no arrows, and an order in which short and long links
 * share a line, so that a phone shows the first module soon.
 */
function Ways() {
  const { classes } = useSession()
  const ways = [
    { to: glossaryPath(), text: words.toGlossary, isOffered: true },
    { to: joinClassPath, text: words.joinClass, isOffered: classes.isOffered },
    { to: practicePath(), text: words.toPractice, isOffered: isPracticeOffered },
    { to: mySheetsPath, text: words.mySheets, isOffered: true },
    { to: classPath(), text: words.teaching, isOffered: classes.isOffered },
  ]
  return (
    <div className={styles.ways}>
      {ways.map(({ to, text, isOffered }) =>
        isOffered ? (
          <Link key={to} className={textLinkClass} to={to}>
            {text}
          </Link>
        ) : null,
      )}
    </div>
  )
}

interface FoundProps extends Pick<CatalogProps, 'document' | 'manifest' | 'started' | 'standings'> {
  readonly choice: Choice
  readonly query: string
  readonly onClear: () => void
  readonly onShowAll: () => void
}

/** The modules, or the search results. A key is shown in the field before this is rendered. */
const Found = memo(function Found(props: FoundProps) {
  const { document, manifest, started, standings, choice, query, onClear, onShowAll } = props
  const open = useOpenModules(document, manifest, started)
  const chosen = chooseModules(standings, choice, ({ module }) => isModuleStarted(document, module, started))
  if (query !== '') {
    return (
      <SearchResults
        document={document}
        manifest={manifest}
        standings={chosen}
        started={started}
        query={query}
        onClear={onClear}
      />
    )
  }
  return chosen.length === 0 ? (
    <LeafRow>
      <EmptyState
        headingLevel={2}
        hasPicture={false}
        title={words.noModules}
        action={
          <Button variant="line" onClick={onShowAll}>
            {words.showAll}
          </Button>
        }
      >
        {words.noModulesText}
      </EmptyState>
    </LeafRow>
  ) : (
    levelGroups(chosen).map((group) => (
      <LevelRow key={group.level} group={group} document={document} started={started} open={open} />
    ))
  )
})

interface FindProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  readonly standings: readonly ModuleStanding[]
}

const states = ['any', 'started', 'not-started', 'done'] as const

/** The search and two rows of filters. A row that could not change the list is left out. */
function Find({ query, onQuery, choice, onChoice, standings }: FindProps) {
  const levels: readonly Level[] = ['all', ...levelsOf(standings)]
  // Progress filters can't work while the progress is unknown.
  const isKnown = useIsKnown()
  return (
    <search className={styles.find}>
      <SearchField
        className={styles.field}
        label={words.searchLabel}
        placeholder={words.searchHint}
        clearLabel={words.clearSearch}
        value={query}
        onValue={onQuery}
      />
      {levels.length > 2 ? (
        <Choices
          legend={words.level}
          choices={levels.map((value) => ({ value, label: value === 'all' ? words.allLevels : levelName(value) }))}
          value={choice.level}
          onChange={(level) => onChoice({ ...choice, level })}
        />
      ) : null}
      {standings.length > 1 && isKnown ? (
        <Choices
          legend={words.progress}
          choices={states.map((value) => ({ value, label: words.states[value] }))}
          value={choice.state}
          onChange={(state) => onChoice({ ...choice, state })}
        />
      ) : null}
    </search>
  )
}
