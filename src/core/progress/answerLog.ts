/**
 * Role: one device's entry for one question, as text and back.
 * Guarantee: what another version wrote in or behind a log stays there as far as its last 6 answers. Of two logs of one
 * count the shorter is the greater text, so that a log which was made shorter stays so in every join.
 * Must not: trust an entry that is not valid, or leave an answer out because a clock is wrong.
 *
 * An entry is `[count, log]`: the log holds the last 6 answers of 5 characters each, oldest first. Three are the day in
 * base 36, counted from 2026-01-01; one is what it was, `q` for a quiz, `r` for a review, `c` for a check before or after a
 * module; the last is what was chosen, `0` to `9` for the option as authored, `+` or `-` for right or wrong where the
 * question was made up on the spot, `-` also where nobody knew.
 *
 * A log that was made shorter begins with 5 characters more: `~~~~` and how many of 6 are not there. A version that does not
 * know them reads an answer of a kind that it does not know, and the others as they are.
 */
import { dateOfNumber, dayNumber } from './calendar'
import type { DeviceAnswers } from './document'
import { isCount, type LocalDate, nextCount } from './ids'
import type { Json } from './json'

/** How an answer stands in a log. */
type Written = string

export interface AnswerLog {
  readonly count: number
  /** The last 6, oldest first, also of kinds that this version does not know. */
  readonly answers: readonly Written[]
  readonly more: readonly Json[]
}

export interface Answer {
  /** Undefined where the clock stood before 2026-01-02. */
  readonly day: LocalDate | undefined
  readonly kind: keyof typeof SIGNS
  /** The place of the authored option, or whether it was right where the question was made up on the spot. */
  readonly chosen: number | 'right' | 'wrong'
}

const SIGNS = { quiz: 'q', review: 'r', check: 'c' } as const
const KINDS = Object.keys(SIGNS) as (keyof typeof SIGNS)[]

const LENGTH = 5
const DAY_LENGTH = 3
const KEPT = 6
/** Greater than what any answer begins with. */
const SHORTENED = '~~~~'
const MOST_OPTIONS = 10
const FIRST_DAY = dayNumber('2026-01-01' as LocalDate)
const LAST_DAY = 36 ** DAY_LENGTH - 1
const KNOWN = /^[0-9a-z]{3}.[0-9+-]$/

/** Undefined for what is no entry. */
export function readLog(entry: Json | undefined): AnswerLog | undefined {
  if (!Array.isArray(entry)) return undefined
  const [count, log, ...more] = entry as readonly Json[]
  if (!isCount(count) || typeof log !== 'string') return undefined
  const answers = Array.from({ length: Math.floor(log.length / LENGTH) }, (_, index) =>
    log.slice(index * LENGTH, (index + 1) * LENGTH),
  ).filter((answer) => !answer.startsWith(SHORTENED))
  return { count, answers: answers.slice(-KEPT), more }
}

/** The entry of the same count with only the last `kept` answers, of 0 to 5. */
export function shortenedEntry({ count, answers, more }: AnswerLog, kept: number): DeviceAnswers {
  const last = answers.slice(answers.length - kept).join('')
  return [count, `${SHORTENED}${KEPT - kept}${last}`, ...more] as unknown as DeviceAnswers
}

/** The entry that follows `before`, with these answers; undefined at the bound of its counter. */
export function nextEntry(before: AnswerLog | undefined, answers: readonly Written[]): DeviceAnswers | undefined {
  const count = nextCount(before?.count)
  if (count === undefined) return undefined
  return [count, answers.slice(-KEPT).join(''), ...(before?.more ?? [])] as unknown as DeviceAnswers
}

/** Undefined for an option that a log has no sign for. */
export function writtenAnswer({ kind, chosen, day }: Answer): Written | undefined {
  const written = `${writtenDay(day)}${SIGNS[kind]}`
  if (typeof chosen === 'string') return `${written}${chosen === 'right' ? '+' : '-'}`
  return isOption(chosen) ? `${written}${chosen}` : undefined
}

function isOption(chosen: number): boolean {
  return Number.isInteger(chosen) && chosen >= 0 && chosen < MOST_OPTIONS
}

/** Undefined for an answer of a kind that this version does not know. */
export function readAnswer(answer: Written): Answer | undefined {
  const kind = KINDS.find((one) => SIGNS[one] === answer.charAt(DAY_LENGTH))
  if (kind === undefined || !KNOWN.test(answer)) return undefined
  const chosen = answer.charAt(4)
  return {
    day: readDay(answer),
    kind,
    chosen: chosen === '+' ? 'right' : chosen === '-' ? 'wrong' : Number(chosen),
  }
}

/** Whether it was given in a quiz, and on that day where one is asked for; undefined for a day that no clock told. */
export function isQuizAnswerOf(answer: Written, asked?: { readonly day: LocalDate | undefined }): boolean {
  const isOnDay = asked === undefined || writtenDayOf(answer) === writtenDay(asked.day)
  return answer.charAt(DAY_LENGTH) === SIGNS.quiz && isOnDay
}

/** In the order of days. */
export function writtenDayOf(answer: Written): string {
  return answer.slice(0, DAY_LENGTH)
}

/** The day that a text begins with; undefined where no clock told it. */
export function readDay(written: string): LocalDate | undefined {
  const day = Number.parseInt(writtenDayOf(written), 36)
  return day === 0 ? undefined : dateOfNumber(FIRST_DAY + day)
}

/** No clock decides whether an answer is kept: a day that can't be written is the first. */
export function writtenDay(today: LocalDate | undefined): string {
  const day = today === undefined ? 0 : dayNumber(today) - FIRST_DAY
  return Math.min(Math.max(day, 0), LAST_DAY).toString(36).padStart(DAY_LENGTH, '0')
}
