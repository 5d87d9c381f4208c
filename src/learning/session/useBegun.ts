import { useSyncExternalStore } from 'react'
import type { Manifest } from '../../curriculum/curriculum'
import { lessonPlacesSource, quizDraftsSource } from './begunSources'
import type { Begun } from './nextSteps'
import { useSession } from './SessionContext'

/** Lessons half read and quizzes half answered, live. Undefined until both were read. */
export function useBegun(manifest: Manifest | undefined): Begun | undefined {
  const { store } = useSession()
  const placesSource = lessonPlacesSource(store)
  const draftsSource = quizDraftsSource(store, manifest)
  const places = useSyncExternalStore(placesSource.subscribe, placesSource.getSnapshot, placesSource.getSnapshot)
  const drafts = useSyncExternalStore(draftsSource.subscribe, draftsSource.getSnapshot, draftsSource.getSnapshot)
  return places === undefined || drafts === undefined ? undefined : { places, drafts }
}
