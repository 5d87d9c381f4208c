import { Link } from 'react-router-dom'
import { dashboardWords } from '#words/dashboard'
import { monthName, whole } from '#words/ledgerFormat'
import { plainScreenWords as words } from '#words/plainScreens'
import type { Loaded } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import { syllabusOf } from '../../curriculum/findLesson'
import { balance } from '../../progress/points'
import type { ProgressDocument } from '../../progress/document'
import type { LocalDate } from '../../progress/ids'
import { progressResult } from '../../progress/progressResult'
import { activeDays } from '../../progress/streak'
import type { Activity } from '../../store/learnerStore'
import { Ledger } from '../../ui/Ledger'
import { paths } from '../../words/paths'
import { EntryLedger } from '../session/EntryLedger'
import { moduleStandings } from '../session/moduleStandings'
import { type Started, nextSteps } from '../session/nextSteps'
import styles from './PlainDashboard.module.css'
import { NextLinks } from './NextLinks'
import { streakText } from './streakText'

interface PlainDashboardProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  readonly started: Started
  /** Newest first. */
  readonly activity: readonly Activity[]
  readonly today: LocalDate
  /** Where the learner's work is kept, in words. */
  readonly kept: string
}

export function PlainDashboard({ document, manifest, started, activity, today, kept }: PlainDashboardProps) {
  const { value, kind } = manifest
  const isSample = kind === 'fallback'
  const result = progressResult(document, isSample ? undefined : syllabusOf(value))
  const standings = moduleStandings(document, value)
  const { earned, redeemed, total } = balance(document)
  const passed = standings.filter(({ isQuizPassed }) => isQuizPassed).length
  const daysOfMonth = activeDays(document).filter((day) => day.startsWith(today.slice(0, 7))).length
  return (
    <div className={styles.plain}>
      <p>{streakText(document, today)}</p>
      <NextLinks steps={nextSteps(document, value, started).slice(0, 2)} />

      <h2>{words.standing}</h2>
      <Ledger
        caption={words.standing}
        isCaptionHidden
        columns={[
          { label: words.what, kind: 'text' },
          { label: words.done, kind: 'number' },
          { label: words.of, kind: 'number' },
        ]}
        rows={[
          { id: 'points', cells: [dashboardWords.points, whole(total), whole(result.totalPoints)] },
          {
            id: 'lessons',
            cells: [dashboardWords.lessons, whole(result.completedLessons), whole(result.totalLessons)],
          },
          { id: 'quizzes', cells: [dashboardWords.quizzes, whole(passed), whole(standings.length)] },
        ]}
      />
      <p>
        {dashboardWords.ringLabel(result.progressPercentage)}.{' '}
        {redeemed === 0 ? null : dashboardWords.spent(earned, redeemed)}
      </p>
      {isSample ? <p>{dashboardWords.placeholderFigures}</p> : null}

      <h2>{words.modules}</h2>
      <Ledger
        caption={words.modules}
        isCaptionHidden
        columns={[
          { label: words.module, kind: 'text' },
          { label: words.lessons, kind: 'number' },
          { label: words.share, kind: 'number' },
        ]}
        rows={standings.map(({ module, lessonsDone, percent, isQuizPassed }) => ({
          id: module.id,
          cells: [
            <Link key="link" to={`${paths.learningOld}#${module.id}`}>
              {module.title}
            </Link>,
            dashboardWords.lessonsDone(lessonsDone, module.lessons.length),
            percent === 100 && !isQuizPassed ? dashboardWords.quizToGo : dashboardWords.percent(percent),
          ],
        }))}
      />

      <h2>{dashboardWords.posted}</h2>
      {activity.length === 0 ? (
        <p>{words.noEntries}</p>
      ) : (
        <EntryLedger activity={activity} total={total} manifest={value} today={today} />
      )}
      <p>{words.activeDays(daysOfMonth, monthName(today))}</p>

      <h2>{dashboardWords.keptSafe}</h2>
      <p>{kept}</p>
      <p>
        <Link to={paths.dashboard}>{words.fullDashboard}</Link>
      </p>
    </div>
  )
}
