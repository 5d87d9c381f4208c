import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { LeftNote } from '../../src/platform/window/leftNotes'
import { takeLeftNotes } from '../../src/session/takeLeftNotes'
import { LONGEST_NOTE } from '../../src/session/notes'
import { failingPuts } from '../data/store/faultyStorage'
import { newLearner, openTestStore } from '../data/store/openTestStore'

/**
 * Starts with a saved note and an unsaved one. Returns the notes saved after that, and whether the unsaved one was
 * dropped.
 */
async function started(standing: string, note: LeftNote, hasDisk = true) {
  const store = await openTestStore({ learnerId: newLearner() })
  if (standing !== '') await store.kept.keep('notes', 'saving_1', standing)
  const drop = vi.fn<(learner: string, lesson: string, text: string) => void>()
  const disk = hasDisk ? undefined : failingPuts(Infinity)
  await takeLeftNotes(store, {
    read: (learner) => new Map(learner === store.learnerId ? [['saving_1', note]] : []),
    drop,
  })
  disk?.mockRestore()
  const kept = (await store.kept.items('notes')).map(({ value }) => value)
  store.close()
  return { kept, isDropped: drop.mock.calls.length === 1 }
}

describe('a note typed while the page was being left', () => {
  it.each<[string, string, LeftNote, readonly string[]]>([
    ['is the first note', '', { text: 'Ask Dad', from: '' }, ['Ask Dad']],
    ['follows the note that it was written over', 'Ask', { text: 'Ask Dad', from: 'Ask' }, ['Ask Dad']],
    ['may have been saved after all', 'Ask Dad', { text: 'Ask Dad', from: '' }, ['Ask Dad']],
    ['may have been saved in part', 'Ask', { text: 'Ask Dad', from: '' }, ['Ask Dad']],
    ['deletes the note that it emptied', 'Ask', { text: '', from: 'Ask' }, []],
    ['deletes no note that came since', 'Ask Mom', { text: ' ', from: 'Ask' }, ['Ask Mom']],
    ['comes below a note of another tab', 'Ask Mom', { text: 'Ask Dad', from: '' }, ['Ask Mom\n\nAsk Dad']],
  ])('%s', async (_case, standing, note, expected) => {
    expect(await started(standing, note)).toEqual({ kept: expected, isDropped: true })
  })

  it('waits when the two notes don’t fit', async () => {
    const long = 'x'.repeat(LONGEST_NOTE - 5)
    expect(await started(long, { text: 'Ask Dad', from: '' })).toEqual({ kept: [long], isDropped: false })
  })

  it('waits when the disk fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await started('', { text: 'Ask Dad', from: '' }, false)).toEqual({ kept: [], isDropped: false })
  })
})
