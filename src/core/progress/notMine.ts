/**
 * Role: finds another person's work in this learner's progress, so that it can move to the right learner.
 * Guarantee: only the listed activity is changed. A completion on another device is kept. A lesson that the other
 * person undid is marked complete again.
 * Must not: lower a quiz result, remove an active day or a certificate, or return points, because these only grow.
 */
import { type ActionResult, addTo, refusedAction } from './addTo'
import { emptyDocument, isOutdated, type ProgressDocument } from './document'
import {
  type DeviceId,
  type Instant,
  type LearnerId,
  type LessonId,
  type LocalDate,
  type ModuleId,
  nextCount,
} from './ids'
import { type ForeignAnswers, type ForeignAttempt, givenAnswers, withoutAnswers } from './foreignAnswers'
import { isLessonComplete } from './lessons'
import { own } from './json'

/** One entry in the activity list. `day` and `at` are undefined if no clock could be trusted. */
export type LedgerEvent =
  | { readonly kind: 'completed' | 'undone'; readonly lessonId: LessonId; readonly day: LocalDate | undefined }
  | ({ readonly kind: 'passed'; readonly score: number; readonly at: Instant | undefined } & ForeignAttempt)
  | ({ readonly kind: 'tried' } & ForeignAttempt)

export interface ForeignWork {
  /** Lessons that the other person completed. They are undone in this progress and completed in the other person's. */
  readonly lessons: ReadonlyMap<LessonId, LocalDate | undefined>
  /** Lessons that the other person undid. They are marked complete again in this progress. */
  readonly undone: readonly LessonId[]
  readonly quizzes: ReadonlyMap<ModuleId, { readonly score: number; readonly at: Instant }>
  readonly days: readonly LocalDate[]
  readonly attempts: readonly ForeignAttempt[]
}

/**
 * Collects another person's work.
 *
 * @param events oldest first, all by the other person; the first event of a lesson shows the state before it
 */
export function foreignWork(events: readonly LedgerEvent[]): ForeignWork {
  const first = new Map<LessonId, LedgerEvent['kind']>()
  const last = new Map<LessonId, Extract<LedgerEvent, { lessonId: LessonId }>>()
  const quizzes = new Map<ModuleId, { readonly score: number; readonly at: Instant }>()
  for (const event of events) {
    if (event.kind === 'completed' || event.kind === 'undone') {
      if (!first.has(event.lessonId)) first.set(event.lessonId, event.kind)
      last.set(event.lessonId, event)
    } else if (event.kind === 'passed') {
      const best = quizzes.get(event.moduleId)
      if (best === undefined || event.score > best.score)
        quizzes.set(event.moduleId, { score: event.score, at: event.at ?? ('' as Instant) })
    }
  }
  const changed = [...last.values()].filter(({ lessonId, kind }) => first.get(lessonId) === kind)
  return {
    attempts: events.flatMap((event) => (event.kind === 'passed' || event.kind === 'tried' ? [event] : [])),
    lessons: new Map(changed.filter(({ kind }) => kind === 'completed').map(({ lessonId, day }) => [lessonId, day])),
    undone: changed.filter(({ kind }) => kind === 'undone').map(({ lessonId }) => lessonId),
    quizzes,
    days: [...new Set(events.flatMap((event) => (event.kind === 'undone' ? [] : (event.day ?? []))))].sort(),
  }
}

/** A document, created at `joinedOn`, to `replay` into the right learner's progress. It doesn't include points paid. */
export function sourceOf(
  work: ForeignWork,
  owner: LearnerId,
  joinedOn: Instant,
  answers: ForeignAnswers = {},
): ProgressDocument {
  const giver = 'given' as DeviceId
  const practice = givenAnswers(answers, `given-${joinedOn.replaceAll(/\D/g, '')}` as DeviceId)
  return {
    ...emptyDocument(owner, joinedOn),
    lessons: Object.fromEntries([...work.lessons.keys()].map((id) => [id, { [giver]: 1 }])),
    completedOn: Object.fromEntries([...work.lessons].flatMap(([id, day]) => (day === undefined ? [] : [[id, day]]))),
    quizzes: Object.fromEntries(
      [...work.quizzes].map(([id, result]) => [id, { latest: { turn: 1, ...result }, best: result, passed: true }]),
    ),
    days: Object.fromEntries(work.days.map((day) => [day, true])),
    ...(Object.keys(practice).length > 0 && { practice }),
  }
}

/**
 * Removes the other person's lessons and `answers` from this progress, and restores lessons that they undid. Running
 * this twice has the same result as running it one time.
 */
export function takeOut(
  document: ProgressDocument,
  work: ForeignWork,
  device: DeviceId,
  answers: ForeignAnswers = {},
): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  const lessons: Record<LessonId, Record<DeviceId, number>> = {}
  for (const id of work.lessons.keys()) {
    const counter = own(own(document.lessons, id) ?? {}, device)
    // Only this device's counter is changed. The learner may have completed the same lesson on another device.
    if (counter !== undefined && counter % 2 === 1) lessons[id] = { [device]: counter + 1 }
  }
  for (const id of work.undone) {
    if (isLessonComplete(document, id)) continue
    const counter = nextCount(own(own(document.lessons, id) ?? {}, device))
    if (counter === undefined) return refusedAction('at-limit')
    lessons[id] = { [device]: counter }
  }
  const practice = withoutAnswers(document, answers, device)
  return addTo(document, { lessons, ...(Object.keys(practice).length > 0 && { practice }) })
}
