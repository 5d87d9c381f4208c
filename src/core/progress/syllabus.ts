/**
 * Role: the part of the curriculum on which progress depends.
 * Guarantee: nothing in it says how content is loaded or shown.
 * Must not: be made from the built-in sample content where something lasting is decided from it: see awardCertificates.
 */
import type { LessonId, ModuleId } from './ids'

export interface SyllabusModule {
  readonly id: ModuleId
  readonly difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  readonly lessons: readonly LessonId[]
  /** Percent at which the module's quiz counts as passed. */
  readonly passingScore: number
}

export interface Syllabus {
  readonly modules: readonly SyllabusModule[]
}
