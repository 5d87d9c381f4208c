import type { LessonContent, LessonSection } from '../../core/curriculum/curriculum'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { LessonId } from '../../core/progress/ids'
import { wordIndex } from './wordIndex'

/** Titles are short. Each pause between two groups takes a few milliseconds. */
const TITLES_AT_ONCE = 25

export interface LessonSearch {
  /** Returns lessons that contain every word of the query, best first, or none for a query without words. */
  find(query: string): readonly LessonId[]
}

/**
 * Indexes every lesson by its title, by its module's title and description, and by its text if the device has it. The page can
 * answer a key after each lesson, because the texts of all of them take a cheap phone two seconds.
 * @param texts by lesson id; without its text, a lesson is found only by its title and its module
 */
export async function lessonSearch(manifest: Manifest, texts: ReadonlyMap<LessonId, string>): Promise<LessonSearch> {
  const index = wordIndex({ title: 6, module: 2, text: 1 })
  const entries = manifest.modules.flatMap((module) =>
    module.lessons.map(({ id, title }) => ({
      id,
      title,
      module: `${module.title} ${module.description}`,
      text: texts.get(id) ?? '',
    })),
  )
  await index.addAllAsync(entries, { chunkSize: texts.size === 0 ? TITLES_AT_ONCE : 1 })
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

function sectionTexts({
  title,
  subtitle,
  content,
  items,
  steps,
  table,
  more,
  decide,
}: LessonSection): readonly string[] {
  const cells = table === undefined ? [] : [table.caption, ...table.rows.flat()]
  const folded = more === undefined ? [] : sectionTexts({ type: 'text', ...more })
  const asked = decide === undefined ? [] : [decide.question, ...decide.options, ...decide.why]
  return [title ?? '', subtitle ?? '', content ?? '', ...(items ?? []), ...(steps ?? []), ...cells, ...folded, ...asked]
}
