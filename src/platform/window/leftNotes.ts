/**
 * Role: saves unfinished text when a page closes, in local storage, where a closing page can still write.
 * Guarantee: the text is saved per learner, and deleted once it is in their database or they are removed from this
 * device.
 * Must not: show it before the learner is signed in.
 */
import { storageName } from '../storageName'
import { readStoredJson } from './readStoredJson'
import { writeStored } from './writeStored'

export interface LeftNote {
  readonly text: string
  /** The saved text at the time this note was written. */
  readonly from: string
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param place reading `localStorage` itself throws where storage is blocked; then nothing is saved */
export function createLeftNotes(place: () => Place = () => window.localStorage, kind = 'left-notes') {
  const keyOf = (learner: string): string => storageName(`${kind}:${learner}`)
  /** Returns the notes by lesson. Unreadable notes are skipped. */
  function read(learner: string): ReadonlyMap<string, LeftNote> {
    const kept = readStoredJson(keyOf(learner), place)
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : [])
  }
  function write(learner: string, notes: ReadonlyMap<string, LeftNote>): void {
    writeStored(keyOf(learner), notes.size === 0 ? undefined : JSON.stringify([...notes]), place)
  }
  return {
    read,
    leave: (learner: string, lesson: string, note: LeftNote): void =>
      write(learner, new Map(read(learner)).set(lesson, note)),
    /** Deletes a note once it is saved. If another page saved a newer note, that note is not deleted. */
    drop: (learner: string, lesson: string, text: string): void => {
      const notes = new Map(read(learner))
      if (notes.get(lesson)?.text !== text) return
      notes.delete(lesson)
      write(learner, notes)
    },
    forget: (learner: string): void => write(learner, new Map()),
  }
}

/** The notes saved in this browser. */
export const leftNotes = createLeftNotes()
/** Unfinished worksheets saved in this browser. For each sheet, this has the fields as JSON. */
export const leftSheets = createLeftNotes(undefined, 'left-sheets')

function isEntry(entry: unknown): entry is readonly [string, LeftNote] {
  if (!Array.isArray(entry)) return false
  const [lesson, note] = entry as readonly unknown[]
  if (typeof lesson !== 'string' || typeof note !== 'object' || note === null) return false
  const { text, from } = note as Partial<LeftNote>
  return typeof text === 'string' && typeof from === 'string'
}
