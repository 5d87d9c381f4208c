import { course } from '../progress/course'
import type { Syllabus } from '../progress/syllabus'
import type { LessonInfo, Manifest, ModuleInfo } from './parseManifest'

/** Null when the manifest has no such module (contract, section 4.2). */
export function findModule(manifest: Manifest, moduleId: string): ModuleInfo | null {
  return manifest.modules.find((module) => module.id === moduleId) ?? null
}

export interface FoundLesson {
  readonly module: ModuleInfo
  readonly lesson: LessonInfo
}

/** Null when the module or lesson does not exist, or the lesson belongs to another module (contract, section 4.2). */
export function findLesson(manifest: Manifest, moduleId: string, lessonId: string): FoundLesson | null {
  const module = findModule(manifest, moduleId)
  const lesson = module?.lessons.find(({ id }) => id === lessonId)
  return module && lesson ? { module, lesson } : null
}

/** The part of the manifest that progress needs. The manifest has no passing score, so the course's applies. */
export function syllabusOf(manifest: Manifest): Syllabus {
  return {
    modules: manifest.modules.map(({ id, difficulty, lessons }) => ({
      id,
      difficulty,
      lessons: lessons.map((lesson) => lesson.id),
      passingScore: course.passingScore,
    })),
  }
}
