import type { LessonContent, LessonSection } from '../../core/curriculum/curriculum'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { LessonId } from '../../core/progress/ids'
import { wordIndex } from './wordIndex'

export interface LessonSearch {
  /** Lessons that hold every word of the query, best first. Empty for a query without words. */
  find(query: string): readonly LessonId[]
}

/**
 * An index of every lesson: its title, its module's title and description, and its text where the device has it.
 * @param texts by lesson id; a lesson without one is found by its titles
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

/** Everything a lesson says, as one text to search in. The marks of strong text and figures are left out. */
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
