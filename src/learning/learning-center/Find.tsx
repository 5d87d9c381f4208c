import { learningCenterWords as words } from '#words/learningCenter'
import { Choices } from '../../ui/Choices'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import type { ModuleStanding } from '../session/moduleStandings'
import type { Choice, Level } from './chooseModules'
import styles from './Find.module.css'
import { levelsOf } from './levelGroups'

interface FindProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  readonly standings: readonly ModuleStanding[]
}

const states = ['any', 'started', 'not-started', 'done'] as const

/** Search and two rows of choices. A row that could not change anything is left out. */
export function Find({ query, onQuery, choice, onChoice, standings }: FindProps) {
  const levels: readonly Level[] = ['all', ...levelsOf(standings)]
  return (
    <search className={styles.find}>
      <Field
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label={words.searchLabel}
        placeholder={words.searchHint}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        end={
          query === '' ? (
            <Icon name="search" />
          ) : (
            <IconButton icon="cross" label={words.clearSearch} onClick={() => onQuery('')} />
          )
        }
      />
      {levels.length > 2 ? (
        <Choices
          legend={words.level}
          choices={levels.map((value) => ({ value, label: words.levels[value] }))}
          value={choice.level}
          onChange={(level) => onChoice({ ...choice, level })}
        />
      ) : null}
      {standings.length > 1 ? (
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
