import { useEffect } from 'react'
import type { Figure, GlossaryEntry } from '../../core/curriculum/parseLists'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { LessonId } from '../../core/progress/ids'
import { firstPaint } from '../../platform/window/firstPaint'
import { useSession } from '../../session/SessionContext'
import { neighboursOf } from './LessonNeighbours'
import { prepareLessonOnce } from './prepareLesson'

/** Reads and prepares the next lesson while this one is read, so that it opens at once. */
export function useNextLesson(
  module: ModuleInfo,
  lessonId: LessonId,
  figures: readonly Figure[],
  glossary: readonly GlossaryEntry[],
): void {
  const { library } = useSession()
  const { next } = neighboursOf(module, lessonId)
  const nextId = next === 'quiz' ? undefined : next.id
  useEffect(() => {
    const prepare = async (id: LessonId): Promise<void> => {
      await firstPaint()
      const read = await library.lesson(module.id, id)
      await firstPaint()
      if (read?.kind === 'loaded') prepareLessonOnce(read.value, figures, glossary)
    }
    if (nextId !== undefined) void prepare(nextId)
  }, [library, module.id, nextId, figures, glossary])
}
