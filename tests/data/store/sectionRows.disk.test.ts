import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalText, type Json, type JsonMap } from '../../../src/core/progress/json'
import { joinSections } from '../../../src/data/store/sectionRows'
import { emptyDevice, fileWith, offered, backupFilesOf } from './backupFileSamples'
import { SAVING_1, SAVING_2 } from './openTestStore'

const note = (key: string, turn: number, value: Json): JsonMap => ({ key, turn, value })

const row = fc.record({
  key: fc.constantFrom('a', 'b', '__proto__'),
  turn: fc.nat(3),
  value: fc.oneof(fc.constant(null), fc.string(), fc.boolean()),
})
const section = fc.oneof(fc.array(row, { maxLength: 4 }), fc.string(), fc.constant({ a: 1 }), fc.constant([1]))
const sections = fc
  .record({ notes: section, later: section }, { requiredKeys: [] })
  .map((value): JsonMap => JSON.parse(canonicalText(value)))

describe('the rows of two backup files', () => {
  it('join in any order to the same result', () => {
    fc.assert(
      fc.property(sections, sections, sections, (a, b, c) => {
        const text = (joined: JsonMap) => canonicalText(joined)
        // A file has each key once, sorted, as joining it with itself does.
        const [x, y, z] = [joinSections(a, a), joinSections(b, b), joinSections(c, c)]
        expect(text(joinSections(x, y))).toBe(text(joinSections(y, x)))
        expect(text(joinSections(joinSections(x, y), z))).toBe(text(joinSections(x, joinSections(y, z))))
        expect(text(joinSections(x, x))).toBe(text(x))
      }),
    )
  })

  it('keep the higher turn, then the greater text, and single rows', () => {
    const mine = { notes: [note('a', 2, 'old'), note('b', 1, 'x'), note('c', 1, 'mine')] }
    const theirs = { notes: [note('a', 10, null), note('b', 1, 'y')] }
    expect(joinSections(mine, theirs)).toEqual({
      notes: [note('a', 10, null), note('b', 1, 'y'), note('c', 1, 'mine')],
    })
  })

  it('are not replaced by a value that is no list of rows', () => {
    const rows = { notes: [note('a', 1, 'mine')] }
    for (const junk of ['zzz', [1, 2], { z: 1 }, [note('a', 9, 'theirs'), 'zzz']]) {
      expect(joinSections(rows, { notes: junk })).toEqual(rows)
      expect(joinSections({ notes: junk }, rows)).toEqual(rows)
    }
  })
})

describe('a backup file', () => {
  it('restores my notes on another device, where the later text counts', async () => {
    const { store, document } = await emptyDevice()
    await store.kept.keep('notes', SAVING_1, 'of this device')
    const brought = { notes: [note(SAVING_1, 9, 'of the file'), note(SAVING_2, 1, 'Ask Dad')] }
    const offer = await offered(store, await fileWith({ document, sections: brought }))
    expect(offer.isNothingNew).toBe(false)
    await backupFilesOf(store).accept(offer)
    expect(await store.kept.items('notes')).toEqual([
      { key: SAVING_1, value: 'of the file' },
      { key: SAVING_2, value: 'Ask Dad' },
    ])
    expect((await offered(store, await fileWith({ document, sections: brought }))).isNothingNew).toBe(true)
    expect(await store.kept.keep('notes', SAVING_1, 'after it')).toBeUndefined()
    expect(await store.backupFile.sections()).toEqual({
      notes: [note(SAVING_1, 10, 'after it'), note(SAVING_2, 1, 'Ask Dad')],
    })
  })

  it('keeps rows of a newer version hidden for the next file', async () => {
    const { store, document } = await emptyDevice()
    const newer = { notes: [note(SAVING_1, 1, 'n'.repeat(30_000))], letters: [note('s', 1, { rows: [1] })] }
    await backupFilesOf(store).accept(await offered(store, await fileWith({ document, sections: newer })))
    expect(await store.kept.items('notes')).toEqual([])
    await store.kept.keep('bookmarks', SAVING_1, true)
    expect(await store.backupFile.sections()).toEqual({ ...newer, bookmarks: [note(SAVING_1, 1, true)] })
  })
})
