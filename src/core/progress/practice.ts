/**
 * Role: what a learner answered, question by question, on each device.
 * Guarantee: answers are added to an entry by its own device alone and its count only grows, so copies join by the rule for
 * what a version does not know. Whether an answer was right is told by the curriculum, so a key that is mended mends the past.
 * Must not: know what is in a log.
 */
import { type ActionResult, addTo, refused } from './addTo'
import { type Answer, type AnswerLog, nextEntry, readAnswer, readLog, writtenAnswer, writtenDayOf } from './answerLog'
import { isOutdated, type ProgressDocument } from './document'
import { type DeviceId, isId, type LocalDate, type ModuleId, type QuestionKey, questionKey } from './ids'
import { compareScalars, isJsonMap, type Json, type JsonMap, own, ownEntries } from './json'

export interface ChosenAnswer {
  /** The question's id, without its module's. */
  readonly question: string
  /** The place of the option among the authored ones, from 0. */
  readonly chosen: number
}

/** Or that nobody knew. */
export interface CheckedAnswer extends Omit<ChosenAnswer, 'chosen'> {
  readonly chosen: number | 'wrong'
}

export interface AnswerGiven extends Answer {
  readonly device: DeviceId
  /** As it stands in the log of its device. */
  readonly written: string
}

type WithPractice = Pick<ProgressDocument, 'practice'>

/** The questions that any device has an entry for, sorted. */
export function answeredQuestions({ practice }: WithPractice): QuestionKey[] {
  return Object.keys(mapIn(practice)).filter(isId).sort() as QuestionKey[]
}

/** What the logs still hold of a question: by day, then device, then in the order in which it was answered. */
export function answersTo(document: WithPractice, key: QuestionKey): readonly AnswerGiven[] {
  return deviceLogs(document, key)
    .flatMap(([device, log]) => log.answers.map((written) => ({ device, written, answer: readAnswer(written) })))
    .sort(
      (a, b) => compareScalars(writtenDayOf(a.written), writtenDayOf(b.written)) || compareScalars(a.device, b.device),
    )
    .flatMap(({ answer, ...of }) => (answer === undefined ? [] : [{ ...answer, ...of }]))
}

/** What a device wrote down for a question; undefined where nothing can be read. */
export function deviceLog(document: WithPractice, key: QuestionKey, device: DeviceId): AnswerLog | undefined {
  return readLog(own(mapIn(own(mapIn(document.practice), key)), device))
}

/** What every device wrote down for a question, as far as it can be read. */
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

/** The entries of `device` after these answers of a quiz or a check; undefined where one is at its bound. */
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
  /** The place of the option among the authored ones, or whether it was right where the question was made up on the spot. */
  readonly chosen: number | 'right' | 'wrong'
  readonly device: DeviceId
  readonly today: LocalDate | undefined
}

/**
 * An answer in a review. It is no activity of the day: the streak counts lessons and quizzes. Throws for an option that no
 * question has: no screen can produce one.
 */
export function answerReview(document: ProgressDocument, { key, chosen, device, today }: ReviewAnswer): ActionResult {
  const answer = writtenAnswer({ kind: 'review', chosen, day: today })
  if (answer === undefined) throw new RangeError(`A question has no option ${String(chosen)}.`)
  if (isOutdated(document)) return refused('outdated')
  const before = deviceLog(document, key, device)
  const entry = nextEntry(before, [...(before?.answers ?? []), answer])
  return entry === undefined ? refused('at-limit') : addTo(document, { practice: { [key]: { [device]: entry } } })
}

/** A parsed document may hold anything in its place. */
function mapIn(value: unknown): JsonMap {
  const map = value as Json | undefined
  return map !== undefined && isJsonMap(map) ? map : {}
}
