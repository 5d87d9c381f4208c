import type { LessonContent, LessonSection } from '../../core/curriculum/curriculum'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { LessonId } from '../../core/progress/ids'
import { wordIndex } from './wordIndex'

export interface LessonSearch {
  /** Returns lessons that contain every word of the query, best first, or none for a query without words. */
  find(query: string): readonly LessonId[]
}

/**
 * Builds an index of every lesson over its title, its module's title and description, and its text if the device has it.
 * @param texts by lesson id; a lesson without a text is found by its titles only
 */
export function lessonSearch(manifest: Manifest, texts: ReadonlyMap<LessonId, string>): LessonSearch {
  const index = wordIndex({ title: 6, module: 2, text: 1 })
  index.addAll(
    manifest.modules.flatMap((module) =>
      module.lessons.map(({ id, title }) => ({
        id,
        title,
        module: `${module.title} ${module.description}`,
        text: texts.get(id) ?? '',
      })),
    ),
  )
  return {
    find: (query) => index.search(query).map(({ id }) => id as LessonId),
  }
}

/** Returns all of a lesson's text in one string for the search, without the markup for strong text and figures. */
export function lessonText({ sections }: LessonContent): string {
  return sections
    .flatMap(sectionTexts)
    .join('\n')
    .replace(/\*\*|\{\{[^}]*\}\}/g, ' ')
}

function sectionTexts({ title, subtitle, content, items, steps, table }: LessonSection): readonly string[] {
  const cells = table === undefined ? [] : [table.caption, ...table.rows.flat()]
  return [title ?? '', subtitle ?? '', content ?? '', ...(items ?? []), ...(steps ?? []), ...cells]
}
