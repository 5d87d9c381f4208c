import type { Manifest } from '../../curriculum/curriculum'
import type { LearnerStore, LessonPlace, QuizDraft } from '../../store/learnerStore'
import type { LiveSource } from '../../store/liveSource'
import { liveSourceOf } from './liveSources'

/** Where lessons were left, live. */
export function lessonPlacesSource(store: LearnerStore): LiveSource<readonly LessonPlace[]> {
  return liveSourceOf(store, 'lesson-places', () => store.lessonPlaces())
}

/** The half answered quizzes of a curriculum, live; of none while it is not known. */
export function quizDraftsSource(
  store: LearnerStore,
  manifest: Manifest | undefined,
): LiveSource<readonly QuizDraft[]> {
  const modules = manifest?.modules.map(({ id }) => id) ?? []
  return liveSourceOf(store, `quiz-drafts:${modules.join(',')}`, async () => {
    const drafts = await Promise.all(modules.map((id) => store.quizDraft(id)))
    return drafts.filter((draft) => draft !== undefined)
  })
}
