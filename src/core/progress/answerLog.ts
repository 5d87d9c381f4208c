/**
 * Role: converts one device's entry for one question to text and back.
 * Guarantee: text that another version wrote in or after a log is kept, up to the last 6 answers. Of two logs with the
 * same count, the shorter one sorts as the greater text, so joins never undo the shortening of a log.
 * Must not: trust an invalid entry, or leave out an answer because a clock is wrong.
 *
 * An entry is `[count, log]`. The log contains the last 6 answers of 5 characters each, oldest first. Three characters
 * are the day in base 36, counted from 2026-01-01. One is the kind: `q` for a quiz, `r` for a review, `c` for a check
 * before or after a module. The last character is the choice. `0` to `9` is the option's authored position. `+` or `-`
 * is right or wrong for a generated question, and `-` is also used for "I don't know".
 *
 * A shortened log begins with 5 more characters: `~~~~` and how many of the 6 answers were removed. An older version
 * reads these characters as an answer of an unknown kind, and reads the other answers as usual.
 */
import { dateOfNumber, dayNumber } from './calendar'
import type { DeviceAnswers } from './document'
import { isCount, type LocalDate, nextCount } from './ids'
import type { Json } from './json'

/** An answer as written in a log. */
type Written = string

export interface AnswerLog {
  readonly count: number
  /** The last 6 answers, oldest first, including kinds that this version does not know. */
  readonly answers: readonly Written[]
  readonly more: readonly Json[]
}

export interface Answer {
  /** Undefined if the clock was before 2026-01-02. */
  readonly day: LocalDate | undefined
  readonly kind: keyof typeof SIGNS
  /** The index of the authored option, or whether a generated question was answered right. */
  readonly chosen: number | 'right' | 'wrong'
}

const SIGNS = { quiz: 'q', review: 'r', check: 'c' } as const
const KINDS = Object.keys(SIGNS) as (keyof typeof SIGNS)[]

const LENGTH = 5
const DAY_LENGTH = 3
const KEPT = 6
/** Sorts after the beginning of any answer. */
const SHORTENED = '~~~~'
const MOST_OPTIONS = 10
const FIRST_DAY = dayNumber('2026-01-01' as LocalDate)
const LAST_DAY = 36 ** DAY_LENGTH - 1
const KNOWN = /^[0-9a-z]{3}.[0-9+-]$/

/** Reads an entry; undefined if it is invalid. */
export function readLog(entry: Json | undefined): AnswerLog | undefined {
  if (!Array.isArray(entry)) return undefined
  const [count, log, ...more] = entry as readonly Json[]
  if (!isCount(count) || typeof log !== 'string') return undefined
  const answers = Array.from({ length: Math.floor(log.length / LENGTH) }, (_, index) =>
    log.slice(index * LENGTH, (index + 1) * LENGTH),
  ).filter((answer) => !answer.startsWith(SHORTENED))
  return { count, answers: answers.slice(-KEPT), more }
}

/** The entry with the same count and only the last `kept` answers, where `kept` is 0 to 5. */
export function shortenedEntry({ count, answers, more }: AnswerLog, kept: number): DeviceAnswers {
  const last = answers.slice(answers.length - kept).join('')
  return [count, `${SHORTENED}${KEPT - kept}${last}`, ...more] as unknown as DeviceAnswers
}

/** The entry that follows `before` with these answers; undefined when the entry's counter is at its limit. */
export function nextEntry(before: AnswerLog | undefined, answers: readonly Written[]): DeviceAnswers | undefined {
  const count = nextCount(before?.count)
  if (count === undefined) return undefined
  return [count, answers.slice(-KEPT).join(''), ...(before?.more ?? [])] as unknown as DeviceAnswers
}

/** Writes an answer; undefined for an option that a log can't represent. */
export function writtenAnswer({ kind, chosen, day }: Answer): Written | undefined {
  const written = `${writtenDay(day)}${SIGNS[kind]}`
  if (typeof chosen === 'string') return `${written}${chosen === 'right' ? '+' : '-'}`
  return isOption(chosen) ? `${written}${chosen}` : undefined
}

function isOption(chosen: number): boolean {
  return Number.isInteger(chosen) && chosen >= 0 && chosen < MOST_OPTIONS
}

/** Reads an answer; undefined for a kind that this version does not know. */
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

/**
 * Whether the answer was given in a quiz and, if `asked` is passed, on its day. That day is undefined if no clock could
 * be trusted.
 */
export function isQuizAnswerOf(answer: Written, asked?: { readonly day: LocalDate | undefined }): boolean {
  const isOnDay = asked === undefined || writtenDayOf(answer) === writtenDay(asked.day)
  return answer.charAt(DAY_LENGTH) === SIGNS.quiz && isOnDay
}

/** The answer's day as text. Sorting these texts also sorts the days. */
export function writtenDayOf(answer: Written): string {
  return answer.slice(0, DAY_LENGTH)
}

/** The day at the beginning of a text; undefined if the clock couldn't be trusted. */
export function readDay(written: string): LocalDate | undefined {
  const day = Number.parseInt(writtenDayOf(written), 36)
  return day === 0 ? undefined : dateOfNumber(FIRST_DAY + day)
}

/**
 * The day as text. A day that can't be written becomes day 0 or the nearest day, so a wrong clock never loses an
 * answer.
 */
export function writtenDay(today: LocalDate | undefined): string {
  const day = today === undefined ? 0 : dayNumber(today) - FIRST_DAY
  return Math.min(Math.max(day, 0), LAST_DAY).toString(36).padStart(DAY_LENGTH, '0')
}
