import type { LessonInfo, Manifest, ModuleInfo } from './curriculum'
import { findModule } from './findModule'

export interface FoundLesson {
  readonly module: ModuleInfo
  readonly lesson: LessonInfo
}

/** Null when the module or the lesson is not there, or the lesson belongs to another module (contract, section 4.2). */
export function findLesson(manifest: Manifest, moduleId: string, lessonId: string): FoundLesson | null {
  const module = findModule(manifest, moduleId)
  const lesson = module?.lessons.find(({ id }) => id === lessonId)
  return module && lesson ? { module, lesson } : null
}
