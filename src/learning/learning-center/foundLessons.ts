import type { LessonInfo, ModuleInfo } from '../../curriculum/curriculum'
import type { LessonId } from '../../progress/ids'
import type { ModuleStanding } from '../session/moduleStandings'

export interface FoundGroup {
  readonly module: ModuleInfo
  readonly lessons: readonly { readonly lesson: LessonInfo; readonly number: number }[]
}

/**
 * Found lessons under their modules: the module of the best result first, and within it the best first.
 * @param ids best first; lessons of modules that are not in `standings` are left out
 */
export function foundLessons(standings: readonly ModuleStanding[], ids: readonly LessonId[]): readonly FoundGroup[] {
  const rank = new Map(ids.map((id, index) => [id, index]))
  const rankOf = (id: LessonId | undefined): number => (id === undefined ? undefined : rank.get(id)) ?? Infinity
  return standings
    .map(({ module }) => ({
      module,
      lessons: module.lessons
        .map((lesson, index) => ({ lesson, number: index + 1 }))
        .filter(({ lesson }) => rank.has(lesson.id))
        .sort((a, b) => rankOf(a.lesson.id) - rankOf(b.lesson.id)),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .sort((a, b) => rankOf(a.lessons[0]?.lesson.id) - rankOf(b.lessons[0]?.lesson.id))
}
