/**
 * Role: marks the quizzes that a learner has passed, so that they stay passed when the course raises its passing score
 * (contract, section 3.2).
 * Guarantee: every result that counts as passed today gets a mark, including results of the earlier site and of older
 * apps, which write none.
 * Must not: mark a quiz without a result, or remove a mark. A new epoch has no quizzes, so it has no marks.
 */
import { certificateOf, COURSE_CERTIFICATE } from './certificates'
import { course } from './course'
import { isOutdated, type ProgressDocument } from './document'
import type { ModuleId } from './ids'
import { ownEntries } from './json'
import { bestResult, isMarkedPassed, isQuizPassed } from './quizzes'

/** Returns `document` itself if no mark is missing. */
export function withPassedMarks(document: ProgressDocument): ProgressDocument {
  if (isOutdated(document)) return document
  const passed = ownEntries(document.quizzes).filter(
    ([id, quiz]) =>
      !isMarkedPassed(quiz) && (isQuizPassed(document, id, course.passingScore) || isCertified(document, id)),
  )
  if (passed.length === 0) return document
  const marked = passed.map(([id, quiz]) => [id, { ...quiz, passed: true }] as const)
  return { ...document, quizzes: { ...document.quizzes, ...Object.fromEntries(marked) } }
}

/** The course certificate was earned with every quiz of the course. */
function isCertified(document: ProgressDocument, id: ModuleId): boolean {
  if (bestResult(document, id) === undefined) return false
  return [certificateOf(id), COURSE_CERTIFICATE].some((certificate) =>
    Object.hasOwn(document.certificates, certificate),
  )
}
