import type { Manifest } from '../core/curriculum/parseManifest'
import type { ProgressDocument } from '../core/progress/document'
import type { ModuleId } from '../core/progress/ids'
import { isLessonComplete } from '../core/progress/lessons'
import { answeredQuestions, answersTo } from '../core/progress/practice'

/**
 * Modules in which the learner has completed a lesson or answered a question. In other modules, nothing can be due.
 * Answers given only in a self-check are ignored.
 */
export function reviewedModules(document: ProgressDocument, manifest: Manifest): readonly ModuleId[] {
  const keys = answeredQuestions(document).filter((key) =>
    answersTo(document, key).some(({ kind }) => kind !== 'check'),
  )
  return manifest.modules
    .filter(
      ({ id, lessons }) =>
        lessons.some((lesson) => isLessonComplete(document, lesson.id)) ||
        keys.some((key) => [`${id}-`, `rule-${id}_`, `decide-${id}_`].some((start) => key.startsWith(start))),
    )
    .map(({ id }) => id)
}
