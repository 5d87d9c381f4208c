/**
 * Role: adds the certificates that are due.
 * Guarantee: every device computes the same dates from the same document, without asking a clock.
 * Must not: be given the built-in sample syllabus: with one lesson in it, that lesson would earn the whole course.
 */
import { type ActionResult, refused, unchanged } from './actionResult'
import { addTo } from './addTo'
import { noonOf, UNKNOWN_INSTANT } from './calendar'
import { certificateOf, COURSE_CERTIFICATE } from './certificates'
import type { ProgressDocument } from './document'
import { isOutdated } from './format'
import type { CertificateId, Instant } from './ids'
import { isLessonComplete } from './lessons'
import { own } from './own'
import { parseInstant, parseLocalDate } from './parseIds'
import { bestResult, isQuizPassed } from './quizzes'
import type { Syllabus, SyllabusModule } from './syllabus'

/** Every lesson of a module and its quiz passed earn the module's certificate; all modules earn the course's. */
export function awardCertificates(document: ProgressDocument, syllabus: Syllabus): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const complete = syllabus.modules.filter((module) => isModuleComplete(document, module))
  const due: [CertificateId, Instant][] = complete.map((module) => [
    certificateOf(module.id),
    lastNeeded(document, [module]),
  ])
  if (complete.length > 0 && complete.length === syllabus.modules.length) {
    due.push([COURSE_CERTIFICATE, lastNeeded(document, complete)])
  }
  const missing = due.filter(([id]) => !Object.hasOwn(document.certificates, id))
  return missing.length === 0 ? unchanged(document) : addTo(document, { certificates: Object.fromEntries(missing) })
}

export function isModuleComplete(document: ProgressDocument, module: SyllabusModule): boolean {
  const areLessonsComplete = module.lessons.every((lessonId) => isLessonComplete(document, lessonId))
  return areLessonsComplete && isQuizPassed(document, module.id, module.passingScore)
}

/** The last of the dates that the modules need; unknown if one of them is. */
function lastNeeded(document: ProgressDocument, modules: readonly SyllabusModule[]): Instant {
  const needed = modules.flatMap((module) => [
    ...module.lessons.map((lessonId) => {
      const date = parseLocalDate(own(document.completedOn, lessonId))
      return date && noonOf(date)
    }),
    parseInstant(bestResult(document, module.id)?.at),
  ])
  if (needed.includes(undefined)) return UNKNOWN_INSTANT
  return needed.reduce<Instant>((last, next) => (next !== undefined && next > last ? next : last), UNKNOWN_INSTANT)
}
