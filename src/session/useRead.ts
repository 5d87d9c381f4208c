import { useState, useSyncExternalStore } from 'react'
import type { Loaded } from '../core/curriculum/createLibrary'
import type { Manifest } from '../core/curriculum/parseManifest'
import type { ProgressDocument } from '../core/progress/document'
import type { Started } from './nextSteps'
import { type PromiseSource, promiseSource } from './promiseSource'
import { useOpenSession, useSession } from './SessionContext'

/**
 * Watches one of the session's reads. Undefined until it is read. A failed read throws into the nearest error boundary.
 */
export function useRead<T>({ subscribe, getSnapshot }: PromiseSource<T>): T | undefined {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}

/**
 * Asks only once while the component is mounted, or not at all if the answer is known when it is mounted. To ask again,
 * give the component a different `key`.
 * @returns undefined until the answer arrives. A rejection throws into the nearest error boundary.
 */
export function useOnce<T>(ask: () => Promise<T>, known?: T): T | undefined {
  const [source] = useState(() => promiseSource(ask, undefined, known))
  return useRead(source)
}

/** The learner's progress document, live. Undefined until it is read. */
export function useProgress(): ProgressDocument | undefined {
  return useRead(useSession().reads.progress)
}

/** The curriculum, or its fallback (contract, section 7.2). Undefined until it is read. */
export function useManifest(): Loaded<Manifest> | undefined {
  return useRead(useOpenSession().reads.manifest)
}

/** Unfinished lessons and quizzes, live. Undefined until both are read. */
export function useStarted(manifest: Manifest | undefined): Started | undefined {
  const { reads } = useSession()
  const places = useRead(reads.lessonPlaces)
  const drafts = useRead(reads.quizDrafts(manifest))
  return places === undefined || drafts === undefined ? undefined : { places, drafts }
}
