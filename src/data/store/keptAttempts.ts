/**
 * Role: saves the answers of a finished quiz attempt in a row outside the ledger.
 * Guarantee: the chosen text is saved as the learner read it, so a later change of the quiz does not change the answer.
 * Must not: be used for results or points, which are in the document.
 */
import {
  type DeviceId,
  isCount,
  type LocalDate,
  type ModuleId,
  parseLocalDate,
  parseModuleId,
} from '../../core/progress/ids'
import { own } from '../../core/progress/json'
import type { ProgressDocument } from '../../core/progress/document'
import { isScore } from '../../core/progress/leaves'
import type { KeptItem, KeptRow } from './keptRows'

export interface KeptAnswer {
  readonly question: string
  /** The text of the chosen option at that time. */
  readonly text: string
  readonly isRight: boolean
}

/** An answer as the learner gave it. */
export interface FinishedAnswer extends KeptAnswer {
  /** The index of the option in the authored order, which goes into the document. */
  readonly chosen?: number | undefined
}

export interface KeptAttempt {
  readonly moduleId: ModuleId
  /** UTC, `toISOString`, or `''` when the clock was wrong. The same as in its activity entry. */
  readonly at: string
  /** The local calendar date, or `''`. */
  readonly day: LocalDate | ''
  /** Whole percent. */
  readonly score: number
  readonly passed: boolean
  /** In the order of the quiz. */
  readonly answers: readonly KeptAnswer[]
}

/** The number of attempts kept for one quiz on one device. */
const KEPT_OF_A_QUIZ = 10
/** The most answers of a quiz. Stored attempts are parsed against it. */
const MOST_ANSWERS = 120
const LONGEST_TEXT = 12_000

/**
 * Returns the row of the next attempt on this device, which replaces the tenth before it. Starting over sets the count
 * of attempts back to zero, so each epoch has its own keys. No attempt replaces one from an earlier ledger.
 */
export function attemptRow(attempt: KeptAttempt, before: ProgressDocument, device: DeviceId): KeptRow {
  const finished = own(own(before.quizzes, attempt.moduleId)?.attempts ?? {}, device)
  const turn = (isCount(finished) ? finished : 0) + 1
  const answers = attempt.answers.map(({ question, text, isRight }) => ({ question, text, isRight }))
  const epoch = before.epoch === 0 ? '' : `${before.epoch}/`
  const key = `${attempt.moduleId}/${device}/${epoch}${turn % KEPT_OF_A_QUIZ}`
  return { section: 'attempts', key, turn, value: { ...attempt, answers } }
}

export function parseAttempt({ value }: KeptItem): KeptAttempt | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { moduleId, at, day, score, passed, answers } = value as Readonly<Record<string, unknown>>
  const module = parseModuleId(moduleId)
  const date = day === '' ? day : parseLocalDate(day)
  const read = Array.isArray(answers) && answers.length <= MOST_ANSWERS ? answers.map(parseAnswer) : [undefined]
  const known = read.filter((answer) => answer !== undefined)
  return module !== undefined &&
    isText(at) &&
    date !== undefined &&
    isScore(score) &&
    typeof passed === 'boolean' &&
    known.length === read.length
    ? { moduleId: module, at, day: date, score, passed, answers: known }
    : undefined
}

function parseAnswer(value: unknown): KeptAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { question, text, isRight } = value as Readonly<Record<string, unknown>>
  return isText(question) && isText(text) && typeof isRight === 'boolean' ? { question, text, isRight } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}
