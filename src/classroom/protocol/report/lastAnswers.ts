/**
 * Role: makes recorded answers small enough to hand in.
 * Guarantee: keeps the last answers to each question across all devices, as they were recorded. Drops full days, oldest
 * first, and answers from an unknown day before all others.
 * Must not: change the count of all answers.
 */
import { writtenDayOf } from '../../../core/progress/answerLog'
import type { DeviceAnswers } from '../../../core/progress/document'
import type { DeviceId, LocalDate, QuestionKey } from '../../../core/progress/ids'
import { compareScalars } from '../../../core/progress/json'
import {
  type AnswerGiven,
  answeredQuestions,
  answersTo,
  deviceLog,
  type Practice,
} from '../../../core/progress/practice'

export const ANSWERS_PER_QUESTION = 3

/** A day with an answer. */
export interface AnswerDay {
  /** The day as written in a log. Sorting these values sorts the days. */
  readonly written: string
  /** Undefined if the day is unknown. */
  readonly date: LocalDate | undefined
}

export function lastAnswers(practice: Practice): Practice {
  return answersWhere(practice, (answers) => answers.slice(-ANSWERS_PER_QUESTION))
}

/** Oldest first, with the unknown day before all others. */
export function daysOfAnswers(practice: Practice): readonly AnswerDay[] {
  const all = answeredQuestions({ practice }).flatMap((key) => answersTo({ practice }, key))
  const dates = new Map(all.map(({ written, day }) => [writtenDayOf(written), day]))
  return [...dates].map(([written, date]) => ({ written, date })).sort((a, b) => compareScalars(a.written, b.written))
}

/** Returns the answers from that day and later. */
export function answersSince(practice: Practice, first: AnswerDay): Practice {
  return answersWhere(practice, (answers) => answers.filter(({ written }) => writtenDayOf(written) >= first.written))
}

type Choice = (answers: readonly AnswerGiven[]) => readonly AnswerGiven[]

function answersWhere(practice: Practice, choose: Choice): Practice {
  const questions: [QuestionKey, Practice[QuestionKey]][] = []
  for (const key of answeredQuestions({ practice })) {
    const chosen = choose(answersTo({ practice }, key))
    if (chosen.length > 0) questions.push([key, logsOf(practice, key, chosen)])
  }
  return Object.fromEntries(questions)
}

function logsOf(practice: Practice, key: QuestionKey, answers: readonly AnswerGiven[]): Practice[QuestionKey] {
  const logs = new Map<DeviceId, string>()
  for (const { device, written } of answers) logs.set(device, (logs.get(device) ?? '') + written)
  return Object.fromEntries(
    [...logs].map(([device, log]): [DeviceId, DeviceAnswers] => [
      device,
      [deviceLog({ practice }, key, device)?.count ?? 0, log],
    ]),
  )
}
