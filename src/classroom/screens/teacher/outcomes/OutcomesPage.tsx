import { type ReactNode, useMemo } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classOutcomesWords as words } from '#words/classOutcomes'
import { longDay, shortDay } from '#words/ledgerFormat'
import { statisticsOf } from '../../../protocol/outcomes/classStatistics'
import { outcomeLearners } from '../../../protocol/outcomes/outcomeLearner'
import { type PublishedOutcomes, publishedOf } from '../../../protocol/outcomes/published'
import { localDateOf } from '../../../../core/progress/calendar'
import { FactList } from '../../../../ui/FactList'
import { LeafRow } from '../../../../ui/Leaf'
import { Ledger, type LedgerColumn } from '../../../../ui/Ledger'
import { Text } from '../../../../ui/Text'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { TakeAlong } from '../TakeAlong'
import { ChecksTable } from './ChecksTable'
import { outcomesCsv } from './outcomesCsv'
import styles from './OutcomesPage.module.css'
import { SaveOutcomes } from './SaveOutcomes'

/** The outcomes of a class for people outside of it. Everything here may leave the screen. */
export function OutcomesPage({ view }: ClassPageProps) {
  const { state, curriculum, now } = view
  const today = localDateOf(now)
  const outcomes = useMemo(
    () => (today === undefined ? undefined : publishedOf(statisticsOf(outcomeLearners(state.book), curriculum, today))),
    [state.book, curriculum, today],
  )
  const head = <ClassHead view={view} page="outcomes" title={words.title} />
  // Without a clock, no one can tell which weeks these are.
  if (outcomes === undefined) return <LeafRow>{head}</LeafRow>
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <LeafRow isTight marginNote={<p>{`${words.marginNote[0]} ${words.marginNote[1]}`}</p>}>
        {head}
        <Text after={2}>{words.intro}</Text>
        <Text tone="quiet" size="small" after={2}>
          {words.rounded} {words.consent}
        </Text>
        <Text tone="quiet" size="small" after={4}>
          {words.asOf(longDay(outcomes.asOf), timeZone)}
        </Text>
        <FactList
          facts={[
            { id: 'enrolled', name: words.enrolled, value: words.atLeast(outcomes.enrolled) },
            { id: 'active', name: words.active, value: words.atLeast(outcomes.active) },
            { id: 'handedIn', name: words.handedIn, value: words.atLeast(outcomes.handedIn) },
          ]}
        />
      </LeafRow>
      <Part title={words.weeksTitle}>
        <Weeks outcomes={outcomes} />
      </Part>
      <Part title={words.modulesTitle}>
        <ModulesTable outcomes={outcomes} />
      </Part>
      <Part title={words.checksTitle}>
        <ChecksTable modules={outcomes.modules} />
      </Part>
      {outcomes.states.length === 0 ? null : (
        <Part title={words.statesTitle}>
          <FactList
            facts={outcomes.states.map(({ state: name, learners }) => ({
              id: name,
              name,
              value: words.atLeast(learners),
            }))}
          />
        </Part>
      )}
      <LeafRow marginNote={common.takeAlong}>
        <TakeAlong view={view} name={words.title} csv={() => outcomesCsv(outcomes, timeZone)} isOutcomes />
        <SaveOutcomes view={view} outcomes={outcomes} timeZone={timeZone} />
      </LeafRow>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <LeafRow className={styles.part}>
      <h2>{title}</h2>
      {children}
    </LeafRow>
  )
}

interface OutcomesProps {
  readonly outcomes: PublishedOutcomes
}

function Weeks({ outcomes }: OutcomesProps) {
  return (
    <dl className={styles.weeks}>
      {outcomes.weeks.map(({ from, active }) => (
        <div key={from}>
          <dt>
            <span className="sr">{words.weekFrom(longDay(from))}</span>
            <span aria-hidden="true">{shortDay(from)}</span>
          </dt>
          <dd>{words.atLeast(active)}</dd>
        </div>
      ))}
    </dl>
  )
}

const columns: readonly LedgerColumn[] = [
  { label: words.module, kind: 'text' },
  { label: words.finished, kind: 'number' },
  { label: words.passedFirst, kind: 'number' },
  { label: words.passedBest, kind: 'number' },
]

function ModulesTable({ outcomes }: OutcomesProps) {
  return (
    <Ledger
      caption={words.modulesTitle}
      isCaptionHidden
      columns={columns}
      rows={outcomes.modules.map(({ id, title, finished, passedFirst, passedBest }) => ({
        id,
        cells: [title, ...[finished, passedFirst, passedBest].map(words.atLeast)],
      }))}
    />
  )
}
