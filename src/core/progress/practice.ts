/**
 * Role: a learner's answers to each question, on each device.
 * Guarantee: only the device that owns an entry adds answers to it, and the entry's count only grows. Copies therefore
 * join by the rule for unknown fields. The curriculum decides whether an answer was right, so a corrected answer key
 * also applies to past answers.
 * Must not: depend on the contents of a log.
 */
import { type ActionResult, addTo, refusedAction } from './addTo'
import { type Answer, type AnswerLog, nextEntry, readAnswer, readLog, writtenAnswer, writtenDayOf } from './answerLog'
import { isOutdated, type ProgressDocument } from './document'
import { type DeviceId, isId, type LocalDate, type ModuleId, type QuestionKey, questionKey } from './ids'
import { compareScalars, isJsonMap, type Json, type JsonMap, own, ownEntries } from './json'

export interface ChosenAnswer {
  /** The question's id, without its module's id. */
  readonly question: string
  /** The index of the chosen option among the authored ones, from 0. */
  readonly chosen: number
}

/** A choice, or `wrong` for "I don't know". */
export interface CheckedAnswer extends Omit<ChosenAnswer, 'chosen'> {
  readonly chosen: number | 'wrong'
}

export interface AnswerGiven extends Answer {
  readonly device: DeviceId
  /** The answer as written in its device's log. */
  readonly written: string
}

type WithPractice = Pick<ProgressDocument, 'practice'>

/** The questions that have an entry from any device, sorted. */
export function answeredQuestions({ practice }: WithPractice): QuestionKey[] {
  return Object.keys(mapIn(practice)).filter(isId).sort() as QuestionKey[]
}

/** The answers to a question that are still in the logs, sorted by day, then by device, then in the order given. */
export function answersTo(document: WithPractice, key: QuestionKey): readonly AnswerGiven[] {
  return deviceLogs(document, key)
    .flatMap(([device, log]) => log.answers.map((written) => ({ device, written, answer: readAnswer(written) })))
    .sort(
      (a, b) => compareScalars(writtenDayOf(a.written), writtenDayOf(b.written)) || compareScalars(a.device, b.device),
    )
    .flatMap(({ answer, ...of }) => (answer === undefined ? [] : [{ ...answer, ...of }]))
}

/** A device's log for a question; undefined if it can't be read. */
export function deviceLog(document: WithPractice, key: QuestionKey, device: DeviceId): AnswerLog | undefined {
  return readLog(own(mapIn(own(mapIn(document.practice), key)), device))
}

/** Every readable log for a question, by device. */
export function deviceLogs(document: WithPractice, key: QuestionKey): readonly (readonly [DeviceId, AnswerLog])[] {
  const entries = ownEntries<DeviceId, Json>(mapIn(own(mapIn(document.practice), key)))
  return entries.flatMap(([device, entry]) => {
    const log = readLog(entry)
    return log === undefined ? [] : [[device, log] as const]
  })
}

interface Answering {
  readonly kind: 'quiz' | 'check'
  readonly moduleId: ModuleId
  readonly device: DeviceId
  readonly today: LocalDate | undefined
}

export type Practice = NonNullable<ProgressDocument['practice']>

/**
 * Returns the entries for `device` with these quiz or self-check answers added; undefined if a counter is at its limit.
 */
export function withAnswers(
  document: ProgressDocument,
  answers: readonly CheckedAnswer[],
  { kind, moduleId, device, today }: Answering,
): Practice | undefined {
  const practice: Record<QuestionKey, Practice[QuestionKey]> = {}
  for (const { question, chosen } of answers) {
    const key = questionKey(moduleId, question)
    const answer = writtenAnswer({ kind, chosen, day: today })
    if (key === undefined || answer === undefined) continue
    const before = deviceLog(document, key, device)
    const entry = nextEntry(before, [...(before?.answers ?? []), answer])
    if (entry === undefined) return undefined
    practice[key] = { [device]: entry }
  }
  return practice
}

export interface ReviewAnswer {
  readonly key: QuestionKey
  /** The index of the authored option, or whether a generated question was answered right. */
  readonly chosen: number | 'right' | 'wrong'
  readonly device: DeviceId
  readonly today: LocalDate | undefined
}

/**
 * Stores an answer given in a review. The answer does not make the day active, because the streak is based on lessons
 * and quizzes. Throws for an option that no question has, which no screen can produce.
 */
export function answerReview(document: ProgressDocument, { key, chosen, device, today }: ReviewAnswer): ActionResult {
  const answer = writtenAnswer({ kind: 'review', chosen, day: today })
  if (answer === undefined) throw new RangeError(`A question has no option ${String(chosen)}.`)
  if (isOutdated(document)) return refusedAction('outdated')
  const before = deviceLog(document, key, device)
  const entry = nextEntry(before, [...(before?.answers ?? []), answer])
  if (entry === undefined) return refusedAction('at-limit')
  return addTo(document, {
    practice: { [key]: { [device]: entry } },
    days: today === undefined ? {} : { [today]: true },
  })
}

/** A parsed document may contain any value in this field. */
function mapIn(value: unknown): JsonMap {
  const map = value as Json | undefined
  return map !== undefined && isJsonMap(map) ? map : {}
}
