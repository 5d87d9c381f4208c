import type { LessonInfo, ModuleInfo } from '../../curriculum/curriculum'

export interface Neighbours {
  /** From 1; 0 when the lesson is not in the module. */
  readonly number: number
  readonly previous: LessonInfo | undefined
  /** After the last lesson of a module comes its quiz. */
  readonly next: LessonInfo | 'quiz'
}

/** What stands before and after a lesson in its module. */
export function neighboursOf(module: ModuleInfo, lessonId: string): Neighbours {
  const index = module.lessons.findIndex((lesson) => lesson.id === lessonId)
  return {
    number: index + 1,
    previous: index > 0 ? module.lessons[index - 1] : undefined,
    next: (index >= 0 ? module.lessons[index + 1] : undefined) ?? 'quiz',
  }
}
