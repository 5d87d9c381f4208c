/**
 * Role: makes recorded answers small enough to hand in.
 * Guarantee: of each question the last answers over all devices stay, each as it was recorded; what is dropped is dropped by
 * whole days, the oldest first.
 * Must not: change a count: it says how many answers there were.
 */
import type { LocalDate } from '../../progress/ids'
import { compareScalars, isJsonMap, type Json, type JsonMap, own } from '../../progress/json'
import { type AnswerEvent, answerLog, answersByQuestion } from './practiceEvents'

export const ANSWERS_PER_QUESTION = 3

export function lastAnswers(practice: Json): JsonMap {
  return answersWhere(practice, (events) => events.slice(-ANSWERS_PER_QUESTION))
}

/** The days with an answer, oldest first. */
export function daysOfAnswers(practice: Json): readonly LocalDate[] {
  const days = new Set([...answersByQuestion(practice).values()].flat().map(({ day }) => day))
  return [...days].sort(compareScalars)
}

/** The answers of that day and later. */
export function answersSince(practice: Json, first: LocalDate): JsonMap {
  return answersWhere(practice, (events) => events.filter(({ day }) => day >= first))
}

type Choice = (events: readonly AnswerEvent[]) => readonly AnswerEvent[]

function answersWhere(practice: Json, choose: Choice): JsonMap {
  const questions: [string, Json][] = []
  for (const [key, events] of answersByQuestion(practice)) {
    const chosen = choose(events)
    if (chosen.length > 0) questions.push([key, logsOf(chosen, countsOf(practice, key))])
  }
  return Object.fromEntries(questions)
}

function countsOf(practice: Json, key: string): JsonMap {
  const logs = isJsonMap(practice) ? own(practice, key) : undefined
  return logs !== undefined && isJsonMap(logs) ? logs : {}
}

function logsOf(events: readonly AnswerEvent[], before: JsonMap): JsonMap {
  const logs = new Map<string, string>()
  for (const { device, text } of events) logs.set(device, (logs.get(device) ?? '') + text)
  return Object.fromEntries(
    [...logs].map(([device, log]): [string, Json] => [device, [answerLog(own(before, device))?.[0] ?? 0, log]]),
  )
}
