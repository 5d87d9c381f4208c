/**
 * Role: which lessons are complete.
 * Guarantee: a completion that no undo has seen counts, and two devices completing one lesson count once.
 * Must not: trust a counter that is no valid count.
 */
import { isCount } from './count'
import type { ProgressDocument } from './document'
import type { LessonId } from './ids'
import { own, ownKeys } from './own'

/** Odd: this device's completion stands. Even: it was undone, or never was. */
export function isStanding(counter: unknown): counter is number {
  return isCount(counter) && counter % 2 === 1
}

export function isLessonComplete(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some(isStanding)
}

/** Whether the lesson was ever completed, also when that was undone. */
export function isLessonBegun(document: ProgressDocument, lessonId: LessonId): boolean {
  return Object.values(own(document.lessons, lessonId) ?? {}).some((counter) => isCount(counter) && counter > 0)
}

/** Sorted, each once. The `completedConcepts` of the user profile (contract, section 3.1). */
export function completedLessons(document: ProgressDocument): LessonId[] {
  return ownKeys(document.lessons)
    .filter((lessonId) => isLessonComplete(document, lessonId))
    .sort()
}
