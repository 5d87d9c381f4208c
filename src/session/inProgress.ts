import { createStore } from '../platform/createStore'
import { beginWork } from '../platform/window/tabsAtWork'

/**
 * Keys of the work that must not be interrupted, for example `quiz:saving`. Counts marks per key, because two views may
 * use the same key.
 */
const marks = new Map<string, number>()
const isAnything = createStore(false)
let endWork: (() => void) | undefined

/**
 * Marks work as in progress, so that an update of the app does not interrupt it.
 * @returns the function that ends the mark; calling it again does nothing
 */
export function markInProgress(key: string): () => void {
  marks.set(key, (marks.get(key) ?? 0) + 1)
  endWork ??= beginWork()
  isAnything.set(true)
  let standing = true
  return () => {
    if (!standing) return
    standing = false
    const left = (marks.get(key) ?? 0) - 1
    if (left > 0) marks.set(key, left)
    else marks.delete(key)
    if (marks.size === 0) {
      endWork?.()
      endWork = undefined
      isAnything.set(false)
    }
  }
}

/** Whether anything is in progress, for `useSyncExternalStore`. */
export const { subscribe, getSnapshot } = isAnything
