import type { Manifest } from '../../curriculum/curriculum'
import type { QuizDraft } from '../../store/learnerStore'
import type { Begun } from './nextSteps'
import { useSession } from './SessionContext'
import { useLive } from './useLive'

/** Lessons half read and quizzes half answered, live. Undefined until both were read. */
export function useBegun(manifest: Manifest | undefined): Begun | undefined {
  const { store } = useSession()
  const modules = manifest?.modules.map(({ id }) => id) ?? []
  const readDrafts = async (): Promise<readonly QuizDraft[]> => {
    const drafts = await Promise.all(modules.map((id) => store.quizDraft(id)))
    return drafts.filter((draft) => draft !== undefined)
  }
  const places = useLive(() => store.lessonPlaces(), 'lesson-places')
  const drafts = useLive(readDrafts, `quiz-drafts:${modules.join(',')}`)
  return places === undefined || drafts === undefined ? undefined : { places, drafts }
}
