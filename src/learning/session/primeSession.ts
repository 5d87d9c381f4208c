import type { Library } from '../../curriculum/createLibrary'
import type { LearnerStore } from '../../store/learnerStore'
import { manifestSource } from './manifestSource'
import { progressSource } from './progressSource'

/** What is read from the device is there much sooner; a slow line must not keep the page away. */
const PATIENCE_MS = 1000

/**
 * Reads what nearly every screen begins with, so that the first one is drawn whole instead of a skeleton that its
 * content pushes away. Never rejects: what fails shows on the screen that needs it.
 */
export async function primeSession(store: LearnerStore, library: Library): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([
    Promise.all([firstChange(progressSource(store)), firstChange(manifestSource(library))]),
    patience,
  ])
  clearTimeout(timer)
}

interface Source {
  subscribe(listener: () => void): () => void
  getSnapshot(): unknown
}

function firstChange(source: Source): Promise<void> {
  return new Promise((resolve) => {
    if (isSettled(source)) return resolve()
    const leave = source.subscribe(() => {
      leave()
      resolve()
    })
  })
}

function isSettled({ getSnapshot }: Source): boolean {
  try {
    return getSnapshot() !== undefined
  } catch {
    return true
  }
}
