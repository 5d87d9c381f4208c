/**
 * Role: which lessons are complete; a learner marks one complete or takes that back (contract, section 5.1).
 * Guarantee: completing what is complete changes nothing, so two tabs may both press; two devices completing one lesson
 * count once; a completion that no undo has seen survives.
 * Must not: toggle, erase a counter (one that went back would return from the next copy), or trust one that is invalid.
 */
import { type ActionResult, addTo, refused, unchanged } from './addTo'
import { isOutdated, type ProgressDocument } from './document'
import { type DeviceId, isCount, type LessonId, type LocalDate, nextCount } from './ids'
import { own, ownEntries, ownKeys } from './json'

/** Odd: this device's completion stands. Even: it was undone, or never was. */
function isStanding(counter: unknown): counter is number {
  return isCount(counter) && counter % 2 === 1
}

export function isCompletedBy(counters: Readonly<Record<DeviceId, number>>, device: DeviceId): boolean {
  return isStanding(own(counters, device))
}

export function isLessonComplete(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some(isStanding)
}

/** Whether the lesson was ever completed, also when that was undone. */
export function isLessonStarted(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some((counter) => isCount(counter) && counter > 0)
}

/** Sorted, each once. The `completedConcepts` of the user profile (contract, section 3.1). */
export function completedLessons(document: ProgressDocument): LessonId[] {
  return ownKeys(document.lessons)
    .filter((lessonId) => isLessonComplete(document, lessonId))
    .sort()
}

export interface LessonCompletion {
  readonly lessonId: LessonId
  readonly device: DeviceId
  /** Undefined under a clock before 2020: the completion counts, but no date is written. */
  readonly today: LocalDate | undefined
}

export function completeLesson(document: ProgressDocument, completion: LessonCompletion): ActionResult {
  const { lessonId, device, today } = completion
  if (isOutdated(document)) return refused('outdated')
  if (isLessonComplete(document, lessonId)) return unchanged(document)
  const counter = nextCount(own(own(document.lessons, lessonId) ?? {}, device))
  if (counter === undefined) return refused('at-limit')
  const lessons = { [lessonId]: { [device]: counter } }
  return addTo(
    document,
    today === undefined ? { lessons } : { lessons, completedOn: { [lessonId]: today }, days: { [today]: true } },
  )
}

/** The bound is even, so an odd counter always has a next one. Undoing is no activity of the day. */
export function undoLesson(document: ProgressDocument, { lessonId }: { readonly lessonId: LessonId }): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const standing = ownEntries(own(document.lessons, lessonId) ?? {}).filter(([, counter]) => isStanding(counter))
  if (standing.length === 0) return unchanged(document)
  const undone = Object.fromEntries(standing.map(([device, counter]) => [device, counter + 1]))
  return addTo(document, { lessons: { [lessonId]: undone } })
}
