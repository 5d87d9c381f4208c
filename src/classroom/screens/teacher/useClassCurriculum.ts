import type { Library } from '../../../core/curriculum/createLibrary'
import type { ClassCurriculum } from '../../protocol/book/grid'
import { useSession } from '../../../session/SessionContext'
import { useOnce } from '../../../session/useRead'

/** The modules and their quizzes. Undefined until they are read. Content that is not on this device is left out. */
export function useClassCurriculum(): ClassCurriculum | undefined {
  const { library } = useSession()
  return useOnce(() => readClassCurriculum(library))
}

export async function readClassCurriculum(library: Library): Promise<ClassCurriculum> {
  const { modules } = (await library.manifest()).value
  const quizzes = await Promise.all(
    modules.map(async ({ id }) => {
      const quiz = await library.quiz(id)
      return quiz?.kind === 'loaded' ? ([[id, quiz.value]] as const) : []
    }),
  )
  return { modules, quizzes: new Map(quizzes.flat()) }
}
