import type { Manifest } from '../../../curriculum/curriculum'
import type { LessonId } from '../../../progress/ids'
import { lessonPath } from '../../../words/paths'

export interface LessonTarget {
  readonly title: string
  readonly path: string
}

/** Where each lesson is and what it is called. */
export function lessonTargets(manifest: Manifest): ReadonlyMap<LessonId, LessonTarget> {
  return new Map(
    manifest.modules.flatMap((module) =>
      module.lessons.map(({ id, title }) => [id, { title, path: lessonPath(module.id, id) }] as const),
    ),
  )
}
