import type { leftNotes } from '../platform/window/leftNotes'
import type { LearnerStore } from '../data/store/learnerStore'
import { LONGEST_NOTE, notesOf } from './notes'

type LeftNotes = typeof leftNotes

/**
 * Saves the notes that were typed while a page was being left, before any of the learner's data is shown. If the saved
 * note has changed since, the typed text is added below it. If the combined text is too long, or the write fails, it
 * tries again next time.
 */
export async function takeLeftNotes(
  { learnerId, kept }: Pick<LearnerStore, 'learnerId' | 'kept'>,
  left: Pick<LeftNotes, 'read' | 'drop'>,
): Promise<void> {
  const found = left.read(learnerId)
  if (found.size === 0) return
  const notes = notesOf(await kept.items('notes'))
  for (const [lesson, { text, from }] of found) {
    const standing = notes.get(lesson) ?? ''
    // If `text` contains the saved note, that note is an earlier state of the same typing.
    const isChanged = standing !== from && !text.includes(standing)
    const both = text.trim() === '' ? standing : `${standing}\n\n${text}`
    const note = isChanged ? both : text
    if (note.length > LONGEST_NOTE) continue
    const failure = note === standing ? undefined : await kept.keep('notes', lesson, note.trim() === '' ? null : note)
    if (failure === undefined) left.drop(learnerId, lesson, text)
  }
}
