import MiniSearch from 'minisearch'
import type { Manifest } from '../../curriculum/curriculum'
import type { LessonId } from '../../progress/ids'
import { plainTerm } from './plainTerm'

export interface LessonSearch {
  /** Lessons that hold every word of the query, best first. Empty for a query without words. */
  find(query: string): readonly LessonId[]
}

interface Entry {
  readonly id: LessonId
  readonly title: string
  readonly module: string
  readonly text: string
}

const weights = { title: 6, module: 2, text: 1 } as const

/**
 * An index of every lesson: its title, its module's title and description, and its text where the device has it.
 * Works on the device alone. Words match from their beginning, and long words with a letter wrong.
 * @param texts by lesson id; a lesson without one is found by its titles
 */
export function lessonSearch(manifest: Manifest, texts: ReadonlyMap<LessonId, string>): LessonSearch {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'module', 'text'],
    processTerm: plainTerm,
    searchOptions: {
      combineWith: 'AND',
      boost: weights,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  })
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
