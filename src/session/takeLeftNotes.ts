import type { leftNotes } from '../platform/window/leftNotes'
import type { LearnerStore } from '../data/store/learnerStore'
import { LONGEST_NOTE, notesOf } from './notes'

type LeftNotes = typeof leftNotes

/**
 * Keeps what was written as a page was left, before anything of the ledger is shown. A note that has changed since stays,
 * and what was left comes below it; where there is no room for both, or the disk refuses, it is tried again the next time.
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
    // What the text holds was written on the way to it.
    const isChanged = standing !== from && !text.includes(standing)
    const both = text.trim() === '' ? standing : `${standing}\n\n${text}`
    const note = isChanged ? both : text
    if (note.length > LONGEST_NOTE) continue
    const failure = note === standing ? undefined : await kept.keep('notes', lesson, note.trim() === '' ? null : note)
    if (failure === undefined) left.drop(learnerId, lesson, text)
  }
}
