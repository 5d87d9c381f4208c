/**
 * Role: a learner marks a lesson complete (contract, section 5.1).
 * Guarantee: completing what is complete changes nothing, so two tabs may both press.
 * Must not: toggle: undoing is another action.
 */
import { type ActionResult, refused, unchanged } from './actionResult'
import { addTo } from './addTo'
import { nextCount } from './count'
import type { ProgressDocument } from './document'
import { isOutdated } from './format'
import type { DeviceId, LessonId, LocalDate } from './ids'
import { isLessonComplete } from './lessons'
import { own } from './own'

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
