/**
 * Role: what a learner answered in a finished quiz attempt, as a row beside the ledger.
 * Guarantee: what was chosen is kept as it was read then: a quiz that changes later does not change the answer.
 * Must not: be counted: results and points stand in the document.
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
  /** The option that was chosen, as it was written then. */
  readonly text: string
  readonly isRight: boolean
}

/** An answer as it was given. */
export interface FinishedAnswer extends KeptAnswer {
  /** The place of the option among the written ones: it goes into the document. */
  readonly chosen?: number | undefined
}

export interface KeptAttempt {
  readonly moduleId: ModuleId
  /** UTC, `toISOString`, or `''` when the clock was wrong: the same as of its entry in the ledger. */
  readonly at: string
  /** The local calendar date, or `''`. */
  readonly day: LocalDate | ''
  /** Whole percent. */
  readonly score: number
  readonly passed: boolean
  /** In the order of the quiz. */
  readonly answers: readonly KeptAnswer[]
}

/** Of one quiz, finished on one device. */
const KEPT_OF_A_QUIZ = 10
/** As much as a quiz may have: what was kept of one is read again. */
const MOST_ANSWERS = 120
const LONGEST_TEXT = 12_000

/**
 * The row of an attempt that is the next of this device; it takes the place of the tenth before it. Attempts are counted anew
 * after starting over, so those of each epoch have keys of their own: none takes the place of an earlier ledger's.
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
