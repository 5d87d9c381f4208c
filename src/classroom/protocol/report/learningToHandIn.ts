/**
 * Role: the part of a progress document that is handed in.
 * Guarantee: it has only listed fields with valid values; the owner and every device are hashes that belong to one
 * class.
 * Must not: copy a map or an answer of an unknown kind, since a newer version or a damaged copy may have put it there.
 * Nor hand in a self-check or its answers, since it is not a grade. Only a learner's yes adds results of self-checks, in
 * `sharedOutcomes.ts`.
 */
import { hashedId } from '../card/classId'
import type { Bytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { readAnswer } from '../../../core/progress/answerLog'
import type { ProgressDocument, QuizProgress } from '../../../core/progress/document'
import { type DeviceId, isCount, parseDeviceId, parseInstant, parseLocalDate } from '../../../core/progress/ids'
import { type Json, type JsonMap, own, ownEntries, ownKeys } from '../../../core/progress/json'
import { answeredQuestions, deviceLogs, type Practice } from '../../../core/progress/practice'
import { bestResult, isMarkedPassed, latestResult } from '../../../core/progress/quizzes'

/** The device name for completions from an account on the earlier site. It is the same for everyone. */
const LEGACY = 'legacy'

type HashingTools = Pick<ClassroomTools, 'digest' | 'encode'>

/** The fields to hand in, without the answers. */
export interface LearningToHandIn {
  readonly fields: JsonMap
  readonly practice: Practice
}

export async function learningToHandIn(
  document: ProgressDocument,
  classId: Bytes,
  tools: HashingTools,
): Promise<LearningToHandIn> {
  const devices = await hashedDevices(document, classId, tools)
  const perDevice = <V>(map: Readonly<Record<string, V>>, read: (value: V) => Json | undefined): JsonMap =>
    kept(map, (value, key) => {
      const name = key === LEGACY ? LEGACY : devices.get(key)
      return name === undefined ? undefined : [name, read(value)]
    })
  const fields = {
    owner: await hashedId(document.owner, classId, tools),
    format: document.format,
    epoch: document.epoch,
    lessons: kept(document.lessons, (counters, id) => [id, perDevice(counters, count)]),
    completedOn: kept(document.completedOn, (date, id) => [id, parseLocalDate(date)]),
    quizzes: kept(document.quizzes, (quiz, id) => [
      id,
      { ...results(document, id), attempts: perDevice(quiz.attempts ?? {}, count) },
    ]),
    certificates: kept(document.certificates, (at, id) => [id, parseInstant(at) ?? '']),
    days: kept(document.days, (active, day) => (active ? [day, parseLocalDate(day) && true] : undefined)),
  }
  return { fields, practice: answersOf(document, devices) }
}

function answersOf(document: ProgressDocument, devices: ReadonlyMap<string, string>): Practice {
  const questions = answeredQuestions(document).map((key) => {
    const logs = deviceLogs(document, key).map(([device, { count: given, answers }]) => [
      device === LEGACY ? LEGACY : devices.get(device),
      [given, answers.filter(isHandedIn).join('')],
    ])
    return [key, Object.fromEntries(logs)] as const
  })
  return Object.fromEntries(questions)
}

function isHandedIn(answer: string): boolean {
  const kind = readAnswer(answer)?.kind
  return kind === 'quiz' || kind === 'review'
}

/** Maps each entry with `read`, which returns its key and value in the report. */
function kept<K extends string, V>(
  map: Readonly<Record<K, V>>,
  read: (value: V, key: K) => readonly [key: string, value: Json | undefined] | undefined,
): JsonMap {
  const entries: [string, Json][] = []
  for (const [key, value] of ownEntries(map)) {
    const [name, handedIn] = read(value, key) ?? []
    if (name !== undefined && handedIn !== undefined) entries.push([name, handedIn])
  }
  return Object.fromEntries(entries)
}

function results(document: ProgressDocument, id: Parameters<typeof bestResult>[1]): JsonMap {
  const [latest, best] = [latestResult(document, id), bestResult(document, id)]
  return {
    ...(latest && { latest: { turn: latest.turn, score: latest.score, at: latest.at } }),
    ...(best && { best: { score: best.score, at: best.at } }),
    ...(isMarkedPassed(own(document.quizzes, id)) && { passed: true }),
  }
}

function count(value: unknown): number | undefined {
  return isCount(value) ? value : undefined
}

async function hashedDevices(
  document: ProgressDocument,
  classId: Bytes,
  tools: HashingTools,
): Promise<ReadonlyMap<string, string>> {
  const quizzes: readonly QuizProgress[] = Object.values(document.quizzes)
  const maps: readonly object[] = [
    ...Object.values(document.lessons),
    ...quizzes.map(({ attempts }) => attempts ?? {}),
    ...answeredQuestions(document).map((key) => Object.fromEntries(deviceLogs(document, key))),
  ]
  const named = new Set(maps.flatMap((map) => ownKeys(map as Readonly<Record<DeviceId, unknown>>)))
  const hashed = [...named]
    .filter((device) => device !== LEGACY)
    .map(async (device) => [device, await hashedId(parseDeviceId(device) ?? device, classId, tools)] as const)
  return new Map(await Promise.all(hashed))
}
