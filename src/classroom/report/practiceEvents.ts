/**
 * Role: reads the answers that a progress document records: for each question and device how many there were, and the last
 * of them as text, 5 characters each: the day (days since 2026-01-01, three of base 36), what it was, what was chosen.
 * Guarantee: what is not written so is no answer; the order of a learner's answers is the same on every device.
 * Must not: know which answer is right: the curriculum does, and a corrected key corrects the past.
 */
import { dayNumber } from '../../progress/calendar'
import { type DeviceId, isCount, type LocalDate, parseLocalDate } from '../../progress/ids'
import { compareScalars, isJsonArray, isJsonMap, type Json, own, ownEntries } from '../../progress/json'

/** `<moduleId>-<questionId>`, `rule-<lessonId>-<n>` or `skill-<id>`. */
export type QuestionKey = string

/** One device's answers to one question: how many it ever gave, and the last of them. */
export type AnswerLog = readonly [count: number, log: string]

export interface AnswerEvent {
  readonly device: DeviceId
  readonly day: LocalDate
  readonly kind: 'quiz' | 'review'
  /** The option as authored, counted from 0; whether it was right for an item that was made up. */
  readonly chosen: number | 'right' | 'wrong'
  /** The 5 characters. */
  readonly text: string
}

const EVENT = /^([0-9a-z]{3})([qr])([0-9+-])$/
const EVENT_LENGTH = 5
const FIRST_DAY = dayNumber('2026-01-01' as LocalDate)
const DAY_MS = 86_400_000

/** The field of a document, which this version's type of it does not name yet. */
export function practiceOf(document: object): Json {
  return own(document as Readonly<Record<string, Json>>, 'practice') ?? {}
}

/** The questions with an answer that can be read, and those answers: oldest first, on one day by device and as logged. */
export function answersByQuestion(practice: Json): ReadonlyMap<QuestionKey, readonly AnswerEvent[]> {
  if (!isJsonMap(practice)) return new Map()
  const questions = Object.entries(practice).map(([key, devices]) => [key, answersOf(devices)] as const)
  return new Map(questions.filter(([, events]) => events.length > 0))
}

function answersOf(devices: Json): readonly AnswerEvent[] {
  if (!isJsonMap(devices)) return []
  const events = ownEntries(devices as Readonly<Record<DeviceId, Json>>).flatMap(([device, entry]) =>
    eventsOf(device, answerLog(entry)?.[1] ?? ''),
  )
  // Sorting is stable: on one device and day the order of the log stands.
  return events.sort((a, b) => compareScalars(a.day, b.day) || compareScalars(a.device, b.device))
}

/** Undefined for an entry that is none. */
export function answerLog(entry: Json | undefined): AnswerLog | undefined {
  if (entry === undefined || !isJsonArray(entry)) return undefined
  const [count, log] = entry
  return isCount(count) && typeof log === 'string' ? [count, log] : undefined
}

function eventsOf(device: DeviceId, log: string): readonly AnswerEvent[] {
  const texts = Array.from({ length: Math.floor(log.length / EVENT_LENGTH) }, (_, place) =>
    log.slice(place * EVENT_LENGTH, (place + 1) * EVENT_LENGTH),
  )
  return texts.flatMap((text) => {
    const [, days = '', kind = '', chosen = ''] = EVENT.exec(text) ?? []
    const day = dayOf(Number.parseInt(days, 36))
    if (day === undefined) return []
    return [{ device, day, kind: kind === 'q' ? ('quiz' as const) : ('review' as const), chosen: choice(chosen), text }]
  })
}

function dayOf(daysSince: number): LocalDate | undefined {
  if (Number.isNaN(daysSince)) return undefined
  return parseLocalDate(new Date((FIRST_DAY + daysSince) * DAY_MS).toISOString().slice(0, 10))
}

function choice(sign: string): AnswerEvent['chosen'] {
  if (sign === '+') return 'right'
  return sign === '-' ? 'wrong' : Number(sign)
}
