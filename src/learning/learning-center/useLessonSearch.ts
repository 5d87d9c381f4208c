import { useEffect, useState } from 'react'
import type { Manifest } from '../../curriculum/curriculum'
import type { Library } from '../../curriculum/createLibrary'
import type { LessonId } from '../../progress/ids'
import { useOfflineReadiness } from '../session/useOfflineReadiness'
import { useSession } from '../session/SessionContext'
import type { LessonSearch } from './lessonSearch'

/**
 * The search index, built when the first results are wanted. It reads the lessons' texts only when all of them lie on
 * the device: searching must not cost data.
 * @returns undefined until it is built
 */
export function useLessonSearch(manifest: Manifest): LessonSearch | undefined {
  const { library } = useSession()
  const hasTexts = useOfflineReadiness().state === 'ready'
  const [search, setSearch] = useState<LessonSearch>()
  useEffect(() => {
    let isCurrent = true
    const build = async (): Promise<void> => {
      const { lessonSearch } = await import('./lessonSearch')
      // Titles answer at once; the texts join as soon as they were read.
      if (isCurrent) setSearch((known) => known ?? lessonSearch(manifest, new Map()))
      if (!hasTexts) return
      const texts = await readTexts(library, manifest)
      if (isCurrent) setSearch(lessonSearch(manifest, texts))
    }
    void build()
    return () => {
      isCurrent = false
    }
  }, [hasTexts, library, manifest])
  return search
}

async function readTexts(library: Library, manifest: Manifest): Promise<ReadonlyMap<LessonId, string>> {
  const { lessonText } = await import('./lessonText')
  const read = manifest.modules.flatMap((module) =>
    module.lessons.map(async ({ id }): Promise<readonly [LessonId, string]> => {
      const lesson = await library.lesson(module.id, id)
      return [id, lesson?.kind === 'loaded' ? lessonText(lesson.value) : '']
    }),
  )
  return new Map(await Promise.all(read))
}
