/**
 * Role: which lessons are complete, and completing a lesson or undoing that (contract, section 5.1).
 * Guarantee: completing a complete lesson changes nothing, so it may be completed in two tabs. Two devices that
 * complete one lesson count once. A completion survives an undo that did not know about it.
 * Must not: toggle, lower a counter (the old value would return from another copy), or trust an invalid counter.
 */
import { type ActionResult, addTo, refusedAction, unchanged } from './addTo'
import { isOutdated, type ProgressDocument } from './document'
import { type DeviceId, isCount, type LessonId, type LocalDate, nextCount } from './ids'
import { own, ownEntries, ownKeys } from './json'

/**
 * An odd counter means that this device's completion is in effect. An even one means that it was undone, or that there
 * was none.
 */
function isStanding(counter: unknown): counter is number {
  return isCount(counter) && counter % 2 === 1
}

export function isCompletedBy(counters: Readonly<Record<DeviceId, number>>, device: DeviceId): boolean {
  return isStanding(own(counters, device))
}

export function isLessonComplete(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some(isStanding)
}

/** Whether the lesson was ever completed, even if that was undone. */
export function isLessonStarted(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some((counter) => isCount(counter) && counter > 0)
}

/** Sorted, each lesson once: the `completedConcepts` of the user profile (contract, section 3.1). */
export function completedLessons(document: ProgressDocument): LessonId[] {
  return ownKeys(document.lessons)
    .filter((lessonId) => isLessonComplete(document, lessonId))
    .sort()
}

export interface LessonCompletion {
  readonly lessonId: LessonId
  readonly device: DeviceId
  /** Undefined under a clock before 2020. The completion then counts, but no date is stored. */
  readonly today: LocalDate | undefined
}

export function completeLesson(document: ProgressDocument, completion: LessonCompletion): ActionResult {
  const { lessonId, device, today } = completion
  if (isOutdated(document)) return refusedAction('outdated')
  if (isLessonComplete(document, lessonId)) return unchanged(document)
  const counter = nextCount(own(own(document.lessons, lessonId) ?? {}, device))
  if (counter === undefined) return refusedAction('at-limit')
  const lessons = { [lessonId]: { [device]: counter } }
  return addTo(
    document,
    today === undefined ? { lessons } : { lessons, completedOn: { [lessonId]: today }, days: { [today]: true } },
  )
}

/**
 * Undoes the completions of all devices. The limit is even, so an odd counter always has a next value. Undoing does not
 * make the day active.
 */
export function undoLesson(document: ProgressDocument, { lessonId }: { readonly lessonId: LessonId }): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  const standing = ownEntries(own(document.lessons, lessonId) ?? {}).filter(([, counter]) => isStanding(counter))
  if (standing.length === 0) return unchanged(document)
  const undone = Object.fromEntries(standing.map(([device, counter]) => [device, counter + 1]))
  return addTo(document, { lessons: { [lessonId]: undone } })
}
