import type { Library } from '../core/curriculum/createLibrary'
import type { LoadTrouble } from '../core/progress/loadTrouble'
import { NO_POOL, parsePool } from '../core/curriculum/parsePool'
import { questionsOfForms } from '../core/curriculum/parseQuiz'
import type { ModuleId } from '../core/progress/ids'
import { type ModuleItems, type ReviewItem, reviewItems } from '../core/review/dueItems'

export interface LoadedItems {
  readonly items: readonly ReviewItem[]
  /** The problem with the first module whose questions could not be read. */
  readonly trouble: LoadTrouble | undefined
}

/** Loads every question of these modules that a review can ask. */
export async function loadReviewItems(library: Library, modules: readonly ModuleId[]): Promise<LoadedItems> {
  const read = await Promise.all(
    modules.map(async (moduleId): Promise<ModuleItems | LoadTrouble | undefined> => {
      const [quiz, pool] = await Promise.all([library.quiz(moduleId), library.besideQuiz(moduleId, parsePool, NO_POOL)])
      if (quiz === null || pool === null) return undefined
      if (quiz.kind === 'fallback') return quiz.trouble
      if (pool.kind === 'fallback') return pool.trouble
      return { moduleId, questions: questionsOfForms(quiz.value), pool: pool.value }
    }),
  )
  return {
    items: reviewItems(
      read.filter((part) => typeof part === 'object'),
      [],
    ),
    trouble: read.find((part) => typeof part === 'string'),
  }
}
