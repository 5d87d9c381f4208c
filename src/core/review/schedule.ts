/**
 * Role: decides when a question is due again, by FSRS (`ts-fsrs`). Wrong answers are due soon. Right answers are due
 * after about 1, 7 and 30 days, and then less and less often.
 * Guarantee: the result is derived only from the answers, in the given order, and is never stored. Every device with
 * the same answers computes the same day.
 * Must not: use an answer dated later than tomorrow; such an answer is skipped until the day before its date.
 */
import { type Card, createEmptyCard, FSRS, generatorParameters, Rating } from 'ts-fsrs'
import { dateOfNumber, dayNumber, noonOf } from '../progress/calendar'
import type { LocalDate } from '../progress/ids'

export interface ScheduledAnswer {
  /**
   * Undefined if the clock couldn't be trusted. In that case, the log's first day is used, so that the question is due
   * soon.
   */
  readonly day: LocalDate | undefined
  readonly isRight: boolean
}

export interface Schedule {
  readonly due: LocalDate
  readonly wasRight: boolean
}

const FIRST_DAY = '2026-01-01' as LocalDate
/** In days. Learners who return after a year should see everything again. */
const LONGEST_INTERVAL = 365

const scheduler = new FSRS(
  generatorParameters({ enable_fuzz: false, enable_short_term: false, maximum_interval: LONGEST_INTERVAL }),
)

/**
 * The day on which a question is due; undefined if it has no usable answer. An answer dated after tomorrow comes from a
 * wrong clock and is not used yet.
 *
 * @param answers in the order of their days
 */
export function scheduleOf(answers: readonly ScheduledAnswer[], today: LocalDate): Schedule | undefined {
  const tomorrow = dayNumber(today) + 1
  let card: Card | undefined
  let last: ScheduledAnswer | undefined
  for (const answer of answers) {
    const day = answer.day ?? FIRST_DAY
    if (dayNumber(day) > tomorrow) continue
    const at = new Date(noonOf(day))
    card = scheduler.next(card ?? createEmptyCard(at), at, answer.isRight ? Rating.Good : Rating.Again).card
    last = answer
  }
  if (card === undefined || last === undefined) return undefined
  const due = dateOfNumber(Math.floor(card.due.getTime() / 86_400_000))
  return due === undefined ? undefined : { due, wasRight: last.isRight }
}
