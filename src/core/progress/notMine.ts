/**
 * Role: what somebody else learned in this ledger, so that it can be given to whom it belongs.
 * Guarantee: only what the rows of the ledger tell is touched; a completion that another device made stands, and a lesson
 * that the other learner took back is complete again.
 * Must not: lower a quiz result, forget a day or a certificate, or give points back: those only grow.
 */
import { type ActionResult, addTo, refused } from './addTo'
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

/** What a row of the ledger says happened. `day` and `at` are undefined where no clock could be trusted. */
export type LedgerEvent =
  | { readonly kind: 'completed' | 'undone'; readonly lessonId: LessonId; readonly day: LocalDate | undefined }
  | ({ readonly kind: 'passed'; readonly score: number; readonly at: Instant | undefined } & ForeignAttempt)
  | ({ readonly kind: 'tried' } & ForeignAttempt)

export interface ForeignWork {
  /** Complete by the other learner: to be undone here and completed there. */
  readonly lessons: ReadonlyMap<LessonId, LocalDate | undefined>
  /** Taken back by the other learner: to be completed here again. */
  readonly undone: readonly LessonId[]
  readonly quizzes: ReadonlyMap<ModuleId, { readonly score: number; readonly at: Instant }>
  readonly days: readonly LocalDate[]
  readonly attempts: readonly ForeignAttempt[]
}

/** @param events oldest first, all of them of the other learner. The first of a lesson tells what it was before. */
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

/**
 * A document that `replay` brings into the ledger of the right learner, made at `joinedOn`. Nothing in it was paid for.
 */
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
      [...work.quizzes].map(([id, result]) => [id, { latest: { turn: 1, ...result }, best: result }]),
    ),
    days: Object.fromEntries(work.days.map((day) => [day, true])),
    ...(Object.keys(practice).length > 0 && { practice }),
  }
}

/**
 * Takes the other learner’s lessons and `answers` out of this ledger, and puts back what they took out. Twice changes
 * nothing.
 */
export function takeOut(
  document: ProgressDocument,
  work: ForeignWork,
  device: DeviceId,
  answers: ForeignAnswers = {},
): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const lessons: Record<LessonId, Record<DeviceId, number>> = {}
  for (const id of work.lessons.keys()) {
    const counter = own(own(document.lessons, id) ?? {}, device)
    // Only this device’s: another one may have completed the same lesson for the learner whose ledger it is.
    if (counter !== undefined && counter % 2 === 1) lessons[id] = { [device]: counter + 1 }
  }
  for (const id of work.undone) {
    if (isLessonComplete(document, id)) continue
    const counter = nextCount(own(own(document.lessons, id) ?? {}, device))
    if (counter === undefined) return refused('at-limit')
    lessons[id] = { [device]: counter }
  }
  const practice = withoutAnswers(document, answers, device)
  return addTo(document, { lessons, ...(Object.keys(practice).length > 0 && { practice }) })
}
