import { useState } from 'react'
import { dashboardWords as words } from '#words/dashboard'
import { learnersWords, lookName } from '#words/learners'
import { missedMessage } from '#words/missedDays'
import { lookOf } from '../../data/accounts/learnerLook'
import { nameOf } from '../../data/accounts/learnerName'
import type { ProgressDocument } from '../../core/progress/document'
import { balance } from '../../core/progress/points'
import { displayNameOf } from '../../core/progress/profile'
import { activeDays, longestRun, streakOf } from '../../core/progress/streak'
import { LearnerPicture } from '../../ui/LearnerPicture'
import { PageHeading } from '../../ui/PageHeading'
import { Tally } from '../../ui/Tally'
import { textLinkClass } from '../../ui/textLinkClass'
import { useSession } from '../../session/SessionContext'
import { timeOfDay, useToday } from '../../session/useToday'
import styles from './Greeting.module.css'

interface GreetingProps {
  /** The learner's progress. It is undefined until it has been read, which is after the name is known. */
  readonly document: ProgressDocument | undefined
  /** False while this device has the data for only some of the learner's days. */
  readonly hasStreak: boolean
}

export function Greeting({ document, hasStreak }: GreetingProps) {
  const { learner, clock } = useSession()
  const name = (document === undefined ? undefined : displayNameOf(document)) ?? learner.displayName
  return (
    <>
      <PageHeading>{words.greeting[timeOfDay(clock.now())](firstName(name))}</PageHeading>
      {document === undefined || !hasStreak ? null : <StreakLine document={document} />}
      <Whose />
    </>
  )
}

/** Shows the current learner's name and a button to switch to another learner. */
function Whose() {
  const { learner, switchLearner } = useSession()
  return (
    <p className={styles.whose}>
      <LearnerPicture {...lookOf(learner)} size="small" />
      <span>{learnersWords.here(nameOf(learner), lookName(learner))}</span>
      <button type="button" className={textLinkClass} onClick={switchLearner}>
        {learnersWords.switchLearner}
      </button>
    </p>
  )
}

/** The first word of a name, or the full name if it has only one word. */
export function firstName(displayName: string): string {
  return displayName.trim().split(/\s+/u)[0] ?? displayName
}

interface StreakLineProps {
  readonly document: ProgressDocument
}

/**
 * The tally of days. After days away, it shows a welcome-back text, the longest streak and the points (contract,
 * sections 5.7 and 7.5).
 */
export function StreakLine({ document }: StreakLineProps) {
  const today = useToday()
  const { streak, missed } = streakOf(document, today)
  const days = activeDays(document)
  const isTodayDone = days.includes(today)
  const [isStrokeNew] = useState(() => isTodayDone && takeNewStroke(today))
  if (days.length === 0)
    return (
      <p className={styles.line}>
        <span className={styles.text}>
          <b>{words.firstDay}</b> {words.firstEntryOpen}
        </span>
      </p>
    )
  return (
    <p className={styles.line}>
      <Tally count={streak} label={words.streakLabel(streak)} isLastNew={isStrokeNew} />
      <span className={styles.text}>
        {missed === undefined ? (
          <>
            <b>{words.streakDays(streak)}</b> <span>{words.inARow(streak)}</span>{' '}
            <span>{isTodayDone ? words.todayDone : words.todayOpen}</span>
          </>
        ) : (
          <>
            <b>{`${words.streakDays(streak)}.`}</b> <span>{missedMessage(missed)}</span>{' '}
            <span className="quiet">{words.whatStays(longestRun(days), balance(document).earned)}</span>
          </>
        )}
      </span>
    </p>
  )
}

let drawnOn: string | undefined

/** Returns true once per window and day, so that a new stroke is animated once and not at every visit. */
export function takeNewStroke(day: string): boolean {
  const isNew = drawnOn !== day
  drawnOn = day
  return isNew
}
