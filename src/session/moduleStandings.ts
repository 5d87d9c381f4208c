import type { Manifest, ModuleInfo } from '../core/curriculum/parseManifest'
import { syllabusOf } from '../core/curriculum/findLesson'
import type { ProgressDocument } from '../core/progress/document'
import { isLessonComplete } from '../core/progress/lessons'
import { type ModuleAccess, moduleAccess } from '../core/progress/moduleAccess'
import { pointsForLesson, pointsForQuiz } from '../core/progress/points'
import { progressResult } from '../core/progress/progressResult'
import { attemptsOf, bestResult, isQuizPassed } from '../core/progress/quizzes'

/** A learner's progress in one module. */
export interface ModuleStanding {
  readonly module: ModuleInfo
  readonly access: ModuleAccess
  readonly lessonsDone: number
  /** Whole percent of lessons completed. */
  readonly percent: number
  readonly passingScore: number
  readonly isQuizPassed: boolean
  /** The percentage from the best passed attempt. Undefined if there is none yet. */
  readonly bestScore: number | undefined
  /** Number of finished attempts, passed or not. */
  readonly attempts: number
  /** Completed lessons, plus one for the passed quiz. The quilt shows these as sewn patches. */
  readonly patchesDone: number
  readonly patches: number
  /** The points for all of the module's lessons and its quiz. */
  readonly points: number
}

/** One per module, in the order of the curriculum. */
export function moduleStandings(document: ProgressDocument, manifest: Manifest): readonly ModuleStanding[] {
  const syllabus = syllabusOf(manifest)
  const { moduleProgress } = progressResult(document, syllabus)
  return manifest.modules.map((module) => {
    const passingScore = syllabus.modules.find(({ id }) => id === module.id)?.passingScore ?? 0
    const isPassed = isQuizPassed(document, module.id, passingScore)
    const lessonsDone = module.lessons.filter(({ id }) => isLessonComplete(document, id)).length
    return {
      module,
      access: moduleAccess(document, syllabus, module.id),
      lessonsDone,
      percent: moduleProgress[module.id] ?? 0,
      passingScore,
      isQuizPassed: isPassed,
      bestScore: bestResult(document, module.id)?.score,
      attempts: attemptsOf(document, module.id),
      patchesDone: lessonsDone + (isPassed ? 1 : 0),
      patches: module.lessons.length + 1,
      points: module.lessons.reduce((sum, { id }) => sum + pointsForLesson(id), pointsForQuiz(module.id)),
    }
  })
}
