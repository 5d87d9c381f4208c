/**
 * Role: what was being written when a page was left, kept where a page that goes can still write: in local storage.
 * Guarantee: it is kept by learner, and is gone once it is in their database or they are removed from this device.
 * Must not: be shown before whoever opens the ledger was let in.
 */
export interface LeftNote {
  readonly text: string
  /** What was kept when it was written. */
  readonly from: string
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param place reading `localStorage` itself throws where storage is blocked: then nothing is kept */
export function createLeftNotes(place: () => Place = () => window.localStorage, kind = 'left-notes') {
  const keyOf = (learner: string): string => `${kind}:${learner}`
  /** By lesson. What can't be read is none. */
  function read(learner: string): ReadonlyMap<string, LeftNote> {
    const kept = quietly(() => JSON.parse(place().getItem(keyOf(learner)) ?? '[]') as unknown)
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : [])
  }
  function write(learner: string, notes: ReadonlyMap<string, LeftNote>): void {
    quietly(() => {
      if (notes.size === 0) place().removeItem(keyOf(learner))
      else place().setItem(keyOf(learner), JSON.stringify([...notes]))
    })
  }
  return {
    read,
    leave: (learner: string, lesson: string, note: LeftNote): void =>
      write(learner, new Map(read(learner)).set(lesson, note)),
    /** Once it is kept. What another page has left since stays. */
    drop: (learner: string, lesson: string, text: string): void => {
      const notes = new Map(read(learner))
      if (notes.get(lesson)?.text !== text) return
      notes.delete(lesson)
      write(learner, notes)
    },
    forget: (learner: string): void => write(learner, new Map()),
  }
}

/** The notes of this browser. */
export const leftNotes = createLeftNotes()
/** What was being written into its sheets: by sheet, the fields as JSON. */
export const leftSheets = createLeftNotes(undefined, 'left-sheets')

function isEntry(entry: unknown): entry is readonly [string, LeftNote] {
  if (!Array.isArray(entry)) return false
  const [lesson, note] = entry as readonly unknown[]
  if (typeof lesson !== 'string' || typeof note !== 'object' || note === null) return false
  const { text, from } = note as Partial<LeftNote>
  return typeof text === 'string' && typeof from === 'string'
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
