/**
 * Role: tells which lessons are complete, completes a lesson, and undoes a completion (contract, section 5.1).
 * Guarantee: completing a lesson again changes nothing, so it may be completed in two tabs. If two devices complete the
 * same lesson, it is counted one time. An undo doesn't remove a completion on another device that hadn't synced yet.
 * Must not: toggle, lower a counter (another copy would restore the old value), or trust an invalid counter.
 */
import { type ActionResult, addTo, refusedAction, unchanged } from './addTo'
import { isOutdated, type ProgressDocument } from './document'
import { type DeviceId, isCount, type LessonId, type LocalDate, nextCount } from './ids'
import { own, ownEntries, ownKeys } from './json'

/**
 * An odd counter means that this device's completion is in effect. An even counter means that the completion was
 * undone, or that there was none.
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

/** Whether the lesson was ever completed, even if the completion was undone. */
export function isLessonStarted(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some((counter) => isCount(counter) && counter > 0)
}

/**
 * Returns the lessons sorted, without duplicates, for the `completedConcepts` field of the user profile (contract,
 * section 3.1).
 */
export function completedLessons(document: ProgressDocument): LessonId[] {
  return ownKeys(document.lessons)
    .filter((lessonId) => isLessonComplete(document, lessonId))
    .sort()
}

export interface LessonCompletion {
  readonly lessonId: LessonId
  readonly device: DeviceId
  /** Undefined if the clock is before 2020. In that case, the completion is stored without a date. */
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
 * make the current day an active day.
 */
export function undoLesson(document: ProgressDocument, { lessonId }: { readonly lessonId: LessonId }): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  const standing = ownEntries(own(document.lessons, lessonId) ?? {}).filter(([, counter]) => isStanding(counter))
  if (standing.length === 0) return unchanged(document)
  const undone = Object.fromEntries(standing.map(([device, counter]) => [device, counter + 1]))
  return addTo(document, { lessons: { [lessonId]: undone } })
}
