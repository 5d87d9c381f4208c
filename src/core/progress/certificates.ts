/**
 * Role: the certificates that a learner has, and those to award (contract, section 5.3).
 * Guarantee: an earned certificate is never removed, even if lessons are undone later. Every device computes the same
 * dates from the same document, without a clock.
 * Must not: award from the built-in sample syllabus. The sample has only one lesson, so that lesson would earn the
 * course certificate.
 */
import { type ActionResult, addTo, refusedAction, unchanged } from './addTo'
import { noonOf, UNKNOWN_INSTANT } from './calendar'
import { course } from './course'
import { isOutdated, type ProgressDocument } from './document'
import { type CertificateId, type Instant, type ModuleId, parseInstant, parseLocalDate } from './ids'
import { own, ownKeys } from './json'
import { isLessonComplete } from './lessons'
import { bestResult, isQuizPassed } from './quizzes'
import type { Syllabus, SyllabusModule } from './syllabus'

/** The certificate for the complete curriculum. */
export const COURSE_CERTIFICATE = 'course' as CertificateId

/** The id of a module's certificate, which is the module's id. */
export function certificateOf(moduleId: ModuleId): CertificateId {
  return moduleId as string as CertificateId
}

/** All earned certificates, sorted, for the `certificates` field of the user profile (contract, section 3.1). */
export function earnedCertificates(document: ProgressDocument): CertificateId[] {
  return ownKeys(document.certificates).sort()
}

/** When the certificate was first earned; undefined if the date is unknown or the certificate was not earned. */
export function certificateDate(document: ProgressDocument, certificateId: CertificateId): Instant | undefined {
  return parseInstant(own(document.certificates, certificateId))
}

/**
 * Awards missing certificates. Completing a module's lessons and passing its quiz earns the module's certificate;
 * completing all modules earns the course certificate. A course may give none of one kind.
 */
export function awardCertificates(document: ProgressDocument, syllabus: Syllabus): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  const complete = syllabus.modules.filter((module) => isModuleComplete(document, module))
  const due: [CertificateId, Instant][] = course.certificates.modules
    ? complete.map((module) => [certificateOf(module.id), lastNeeded(document, [module])])
    : []
  if (course.certificates.course && complete.length > 0 && complete.length === syllabus.modules.length) {
    due.push([COURSE_CERTIFICATE, lastNeeded(document, complete)])
  }
  const missing = due.filter(([id]) => !Object.hasOwn(document.certificates, id))
  return missing.length === 0 ? unchanged(document) : addTo(document, { certificates: Object.fromEntries(missing) })
}

export function isModuleComplete(document: ProgressDocument, module: Omit<SyllabusModule, 'difficulty'>): boolean {
  const areLessonsComplete = module.lessons.every((lessonId) => isLessonComplete(document, lessonId))
  return areLessonsComplete && isQuizPassed(document, module.id, module.passingScore)
}

/** The latest date among all lessons and quizzes that the modules need; unknown if one of the dates is unknown. */
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
