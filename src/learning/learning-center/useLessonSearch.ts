import { useEffect, useState } from 'react'
import type { Library } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import type { LessonId } from '../../progress/ids'
import { useSession } from '../session/SessionContext'
import { useOfflineReadiness } from '../session/useOfflineReadiness'
import type { LessonSearch } from './lessonSearch'

export interface WholeSearch {
  /** Undefined until it is built. */
  readonly search: LessonSearch | undefined
  /** It knows the text of every lesson; until then some are found by their titles only. */
  readonly hasReadTexts: boolean
}

/**
 * The search index, built when the first results are wanted. It reads the lessons' texts only when all of them lie on
 * the device: searching must not cost data.
 */
export function useLessonSearch(manifest: Manifest): WholeSearch {
  const { library } = useSession()
  const hasTexts = useOfflineReadiness().state === 'ready'
  const [search, setSearch] = useState<LessonSearch>()
  const [hasReadTexts, setReadTexts] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const build = async (): Promise<void> => {
      const { lessonSearch } = await import('./lessonSearch')
      // Titles answer at once; the texts join as soon as they were read.
      if (isCurrent) setSearch((known) => known ?? lessonSearch(manifest, new Map()))
      if (!hasTexts) return
      const texts = await readTexts(library, manifest)
      if (!isCurrent) return
      setSearch(lessonSearch(manifest, texts))
      setReadTexts(isWhole(manifest, texts))
    }
    void build()
    return () => {
      isCurrent = false
    }
  }, [hasTexts, library, manifest])
  return { search, hasReadTexts }
}

/** A lesson that could not be read has no text. */
function isWhole({ modules }: Manifest, texts: ReadonlyMap<LessonId, string>): boolean {
  return modules.every(({ lessons }) => lessons.every(({ id }) => (texts.get(id) ?? '') !== ''))
}

async function readTexts(library: Library, manifest: Manifest): Promise<ReadonlyMap<LessonId, string>> {
  const { lessonText } = await import('./lessonSearch')
  const read = manifest.modules.flatMap((module) =>
    module.lessons.map(async ({ id }): Promise<readonly [LessonId, string]> => {
      const lesson = await library.lesson(module.id, id)
      return [id, lesson?.kind === 'loaded' ? lessonText(lesson.value) : '']
    }),
  )
  return new Map(await Promise.all(read))
}
