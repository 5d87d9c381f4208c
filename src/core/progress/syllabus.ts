/**
 * Role: the part of the curriculum on which progress depends.
 * Guarantee: it contains nothing about how content is loaded or shown.
 * Must not: be built from the sample content for a decision that is stored (see `awardCertificates`).
 */
import type { LessonId, ModuleId } from './ids'

export interface SyllabusModule {
  readonly id: ModuleId
  readonly difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  readonly lessons: readonly LessonId[]
  /** The percent needed to pass the module's quiz. */
  readonly passingScore: number
}

export interface Syllabus {
  readonly modules: readonly SyllabusModule[]
}
