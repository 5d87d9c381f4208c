import type { LoadTrouble } from '../progress/loadTrouble'
import type { Library } from './createLibrary'
import { parseStateNotes, type StateNote, type StateNotes, stateNotesFile } from './parseStateNotes'

export type FoundNote =
  | { readonly kind: 'note'; readonly note: StateNote }
  /**
   * The topic has no note for the state. `office` is the note that lists the state's offices, if that note can be read.
   */
  | { readonly kind: 'blank'; readonly office: StateNote | undefined }
  | { readonly kind: 'unread'; readonly trouble: LoadTrouble }

/** The topic that lists each state's offices. */
export const OFFICES = 'office'

/** The note on a topic for one state. */
export async function findStateNote(library: Library, topicId: string, state: string): Promise<FoundNote> {
  const read = await readStateNotes(library, topicId)
  if (read.kind === 'fallback') return { kind: 'unread', trouble: read.trouble }
  const note = ofState(read.value, state)
  if (note !== undefined) return { kind: 'note', note }
  if (topicId === OFFICES) return { kind: 'blank', office: undefined }
  return { kind: 'blank', office: ofState((await readStateNotes(library, OFFICES)).value, state) }
}

function readStateNotes(library: Library, topicId: string) {
  return library.file(stateNotesFile(topicId), parseStateNotes, NO_NOTES)
}

const NO_NOTES: StateNotes = { topic: '', notes: [] }

function ofState({ notes }: StateNotes, state: string): StateNote | undefined {
  return notes.find((note) => note.state === state)
}
