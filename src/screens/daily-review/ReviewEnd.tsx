import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { dayNear } from '#words/ledgerFormat'
import { reviewWords as words } from '#words/review'
import { daysBetween } from '../../core/progress/calendar'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { nextReviewDay, type ReviewItem } from '../../core/review/dueItems'
import { Block } from '../../ui/Block'
import { ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { LeafRow } from '../../ui/Leaf'
import { paths } from '../../words/paths'
import { ChecksDue } from './ChecksDue'
import { LessonLink } from './LessonLink'
import styles from './Review.module.css'
import type { Given } from './useReviewRun'

interface ReviewEndProps {
  readonly all: readonly Given[]
  readonly items: readonly ReviewItem[]
  readonly document: ProgressDocument
  readonly today: LocalDate
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** The summary of a review: the known answers, whether they are saved, lessons to read again, and the next review date. */
export function ReviewEnd({ all, items, document, today, headingRef }: ReviewEndProps) {
  const right = all.filter(({ isRight }) => isRight).length
  const unsaved = all.filter(({ failure }) => failure !== undefined).length
  const missed = all.filter(({ isRight }) => !isRight)
  const lessons = [...new Set(missed.flatMap(({ item }) => item.question.lessonId ?? []))]
  return (
    <LeafRow className={styles.end}>
      <h1 ref={headingRef} tabIndex={-1}>
        {words.doneTitle}
      </h1>
      <p className={styles.result}>{words.result(right, all.length)}</p>
      <p>{`${unsaved > 0 ? words.resultUnsaved(unsaved) : words.resultSaved} ${nextText(document, items, today)}`}</p>
      {lessons.length === 0 ? null : (
        <>
          <h2>{words.toReadAgain}</h2>
          <Block as="ul" after={5} isRuled className={styles.lessons}>
            {lessons.map((lessonId) => (
              <li key={lessonId}>
                <LessonLink lessonId={lessonId} />
              </li>
            ))}
          </Block>
        </>
      )}
      <ChecksDue document={document} today={today} />
      <ReviewWays />
    </LeafRow>
  )
}

/** The links at the end of the review. */
export function ReviewWays() {
  return (
    <ButtonRow>
      <Link className={buttonClass('solid')} to={paths.dashboard}>
        {words.toDashboard}
      </Link>
      <Link className={buttonClass('line')} to={paths.learning}>
        {words.toLearning}
      </Link>
    </ButtonRow>
  )
}

/** A sentence with the day of the next review. */
export function nextText(document: ProgressDocument, items: readonly ReviewItem[], today: LocalDate): string {
  const next = nextReviewDay(document, items, today)
  if (next === undefined) return words.nothingWaits
  return daysBetween(today, next) === 1 ? words.nextTomorrow : words.nextOn(dayNear(next, today))
}
