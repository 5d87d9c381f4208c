import { Link } from 'react-router-dom'
import { dashboardWords } from '#words/dashboard'
import { monthName, whole } from '#words/ledgerFormat'
import { missedMessage } from '#words/missedDays'
import { plainScreenWords as words } from '#words/plainScreens'
import type { Loaded } from '../../core/curriculum/createLibrary'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { syllabusOf } from '../../core/curriculum/findLesson'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { balance, pointsForLesson, pointsForQuiz } from '../../core/progress/points'
import { progressResult } from '../../core/progress/progressResult'
import { activeDays, longestRun, streakOf } from '../../core/progress/streak'
import type { Activity } from '../../data/store/learningRows'
import { Ledger } from '../../ui/Ledger'
import { lessonPath, quizPath } from '../../words/links'
import { paths } from '../../words/paths'
import { CouldNotRead } from '../../session/CouldNotRead'
import { EntryLedger } from '../../session/EntryLedger'
import { moduleStandings } from '../../session/moduleStandings'
import { nextSteps, type Started, type Step } from '../../session/nextSteps'
import { useIsLocked } from '../../session/useModuleAccess'
import { pointsNote } from '../../session/pointsNote'
import styles from './PlainDashboard.module.css'

interface PlainDashboardProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  readonly started: Started
  /** The learner's activity, newest first. */
  readonly activity: readonly Activity[]
  readonly today: LocalDate
  /** A sentence that says where the learner's progress is saved. */
  readonly kept: string
  /** Reads the list of lessons again. */
  readonly onRetry: () => void
}

export function PlainDashboard(props: PlainDashboardProps) {
  const { document, manifest, started, activity, today, kept, onRetry } = props
  const { value, kind } = manifest
  const isSample = kind === 'fallback'
  const result = progressResult(document, isSample ? undefined : syllabusOf(value))
  const standings = moduleStandings(document, value)
  const { toSpend } = balance(document)
  const points = result.earnedPoints
  const note = pointsNote(document, points)
  const passed = standings.filter(({ isQuizPassed }) => isQuizPassed).length
  const daysOfMonth = activeDays(document).filter((day) => day.startsWith(today.slice(0, 7))).length
  return (
    <div className={styles.plain}>
      <p>{streakText(document, today)}</p>
      <NextLinks steps={nextSteps(document, value, started).slice(0, 2)} document={document} manifest={value} />

      <h2>{words.standing}</h2>
      {isSample ? <CouldNotRead text={dashboardWords.placeholderFigures} onRetry={onRetry} /> : null}
      <Ledger
        caption={words.standing}
        isCaptionHidden
        columns={[
          { label: words.what, kind: 'text' },
          { label: words.done, kind: 'number' },
          { label: words.of, kind: 'number' },
        ]}
        rows={[
          { id: 'points', cells: [dashboardWords.points, whole(points), whole(result.totalPoints)] },
          {
            id: 'lessons',
            cells: [dashboardWords.lessons, whole(result.completedLessons), whole(result.totalLessons)],
          },
          { id: 'quizzes', cells: [dashboardWords.quizzes, whole(passed), whole(standings.length)] },
        ]}
      />
      <p>
        <span>{`${dashboardWords.ringLabel(result.progressPercentage)}.`}</span>{' '}
        {note === undefined ? null : <span>{note}</span>}
      </p>

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

      <h2>{dashboardWords.recentActivity}</h2>
      {activity.length === 0 ? (
        <p>{words.noEntries}</p>
      ) : (
        <EntryLedger activity={activity} toSpend={toSpend} manifest={value} today={today} />
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

interface NextLinksProps {
  /** The possible steps, best first. */
  readonly steps: readonly Step[]
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** The next steps as links. */
function NextLinks({ steps, ...of }: NextLinksProps) {
  return (
    <>
      <h2>{words.nextTitle}</h2>
      {steps.length === 0 ? <p>{dashboardWords.allDone}.</p> : null}
      {steps.map((step) => (
        <NextLink key={step.kind === 'quiz' ? step.module.quiz.id : step.lesson.id} step={step} {...of} />
      ))}
    </>
  )
}

interface NextLinkProps extends Omit<NextLinksProps, 'steps'> {
  readonly step: Step
}

function NextLink({ step, document, manifest }: NextLinkProps) {
  const { to, title, facts } = linkOf(step, useIsLocked(document, manifest, step))
  return (
    <p>
      <Link to={to}>{title}</Link>
      <br />
      <span>{facts}</span>
    </p>
  )
}

function linkOf(
  step: Step,
  isLocked: boolean,
): { readonly to: string; readonly title: string; readonly facts: string } {
  const { module } = step
  if (step.kind === 'quiz') {
    return {
      to: quizPath(module.id),
      title: dashboardWords.quizOf(module.title),
      facts: dashboardWords.stepFacts(module.quiz.duration, pointsForQuiz(module.id)),
    }
  }
  const { lesson, number, place } = step
  const read = place === undefined ? 0 : Math.round(place.read * 100)
  const about = [module.title, number, module.lessons.length, lesson.duration] as const
  return {
    to: lessonPath(module.id, lesson.id),
    title: lesson.title,
    facts:
      (isLocked
        ? dashboardWords.lockedFacts(...about)
        : dashboardWords.lessonFacts(...about, pointsForLesson(lesson.id))) +
      (read === 0 ? '' : ` · ${words.read(read)}`),
  }
}

/** Returns the streak in the dashboard's words, or a welcome-back text after days away. */
export function streakText(document: ProgressDocument, today: LocalDate): string {
  const { streak, missed } = streakOf(document, today)
  const days = activeDays(document)
  if (missed !== undefined)
    return `${dashboardWords.streakDays(streak)}. ${missedMessage(missed)} ${dashboardWords.whatStays(longestRun(days), balance(document).earned)}`
  if (days.length === 0) return `${dashboardWords.firstDay} ${dashboardWords.firstEntryOpen}`
  const isTodayDone = days.includes(today)
  return `${dashboardWords.streakDays(streak)} ${dashboardWords.inARow(streak)} ${isTodayDone ? dashboardWords.todayDone : dashboardWords.todayOpen}`
}
