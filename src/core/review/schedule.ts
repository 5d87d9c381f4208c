/**
 * Role: when a question comes back, by FSRS (`ts-fsrs`): wrong answers soon, right ones about 1, 7 and 30 days later and
 * then ever more rarely.
 * Guarantee: derived from the answers alone, in the order in which they are given; every device that knows the same
 * answers says the same day. Nothing of it is stored.
 * Must not: trust a day that has not come: it is left out until it comes.
 */
import { type Card, createEmptyCard, FSRS, generatorParameters, Rating } from 'ts-fsrs'
import { dateOfNumber, dayNumber, noonOf } from '../progress/calendar'
import type { LocalDate } from '../progress/ids'

export interface ScheduledAnswer {
  /** Undefined where no clock told it: taken for the first day of the log, so that the question comes back soon. */
  readonly day: LocalDate | undefined
  readonly isRight: boolean
}

export interface Schedule {
  readonly due: LocalDate
  readonly wasRight: boolean
}

const FIRST_DAY = '2026-01-01' as LocalDate
/** Days. Somebody who comes back after a year should meet everything again. */
const LONGEST_INTERVAL = 365

const scheduler = new FSRS(
  generatorParameters({ enable_fuzz: false, enable_short_term: false, maximum_interval: LONGEST_INTERVAL }),
)

/**
 * The day on which a question is due, undefined where it has no answer that counts. An answer of a day after tomorrow
 * waits: no clock but a wrong one gave it.
 * @param answers in the order of days
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
