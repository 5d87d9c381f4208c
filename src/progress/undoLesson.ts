/**
 * Role: a learner takes a completion back (contract, section 5.1).
 * Guarantee: every completion that this replica has seen is undone; one that it had not seen survives.
 * Must not: erase: a counter that went back would return from the next copy.
 */
import { type ActionResult, refused, unchanged } from './actionResult'
import { addTo } from './addTo'
import type { ProgressDocument } from './document'
import { isOutdated } from './format'
import type { LessonId } from './ids'
import { isStanding } from './lessons'
import { own, ownEntries } from './own'

/** The bound is even, so an odd counter always has a next one. Undoing is no activity of the day. */
export function undoLesson(document: ProgressDocument, { lessonId }: { readonly lessonId: LessonId }): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const standing = ownEntries(own(document.lessons, lessonId) ?? {}).filter(([, counter]) => isStanding(counter))
  if (standing.length === 0) return unchanged(document)
  const undone = Object.fromEntries(standing.map(([device, counter]) => [device, counter + 1]))
  return addTo(document, { lessons: { [lessonId]: undone } })
}
