import type { Library } from '../../curriculum/createLibrary'
import { settledWithin } from '../../platform/settledWithin'
import type { LearnerStore } from '../../store/learnerStore'
import { lessonPlacesSource, quizDraftsSource } from './begunSources'
import { manifestSource } from './manifestSource'
import { progressSource } from './progressSource'

/** What is read from the device is there much sooner; a slow line must not keep the page away. */
const PATIENCE_MS = 1000

/**
 * Reads what nearly every screen begins with, so that the first one is drawn whole instead of a skeleton that its
 * content pushes away. Never rejects: what fails shows on the screen that needs it.
 */
export async function primeSession(store: LearnerStore, library: Library): Promise<void> {
  const drafts = async (): Promise<void> => {
    const manifest = await firstValue(manifestSource(library))
    if (manifest !== undefined) await firstValue(quizDraftsSource(store, manifest.value))
  }
  await settledWithin(PATIENCE_MS, () =>
    Promise.all([firstValue(progressSource(store)), firstValue(lessonPlacesSource(store)), drafts()]),
  )
}

interface Source<T> {
  subscribe(listener: () => void): () => void
  getSnapshot(): T | undefined
}

/** Undefined when it could not be read. */
function firstValue<T>(source: Source<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const isThere = (): boolean => {
      try {
        const value = source.getSnapshot()
        if (value === undefined) return false
        resolve(value)
      } catch {
        resolve(undefined)
      }
      return true
    }
    if (isThere()) return
    const leave = source.subscribe(() => {
      if (isThere()) leave()
    })
  })
}
