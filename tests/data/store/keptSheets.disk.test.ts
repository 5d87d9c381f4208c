import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalText, type Json } from '../../../src/core/progress/json'
import { LONGEST_SHEET, parseKeptRow } from '../../../src/data/store/keptRows'
import { addSections, addSheet, sectionsLeft } from '../../../src/data/store/addSections'
import { filledSheet, fillSheet, type SheetEntry } from '../../../src/data/store/fillSheet'
import { joinSheets } from '../../../src/data/store/keptSheets'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { joinSections } from '../../../src/data/store/sectionRows'
import { emptyDevice, fileWith, offered, backupFilesOf } from './backupFileSamples'
import { failingPuts, lookInto } from './faultyStorage'
import { newLearner, openTestStore } from './openTestStore'

const head = { moduleId: 'credit', lessonId: 'credit_2', title: 'Two letters', at: '2026-03-02T15:00:00.000Z' }
const entries = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, SheetEntry> =>
  new Map(Object.entries(texts).map(([name, text]) => [name, { text }]))
const fill = (store: OpenedLearnerStore, texts: Readonly<Record<string, string>>, sheet = 'letters') =>
  fillSheet(store.kept, sheet, head, entries(texts))
const textsOf = async (store: OpenedLearnerStore, sheet = 'letters') => {
  const items = await store.kept.items('sheets')
  const value = items.find(({ key }) => key === sheet)?.value as
    | { fields: Record<string, { text: string }> }
    | undefined
  return value && Object.fromEntries(Object.entries(value.fields).map(([name, { text }]) => [name, text]))
}

describe('the row of a worksheet', () => {
  it('keeps every field, with the time of its change', async () => {
    const store = await openTestStore()
    expect(await fill(store, { 'you.name': 'Maya', 'you.rent': '850' })).toEqual({ kind: 'written', turn: 1 })
    expect(await fill(store, { 'you.rent': '900' })).toEqual({ kind: 'written', turn: 2 })
    expect(await textsOf(store)).toEqual({ 'you.name': 'Maya', 'you.rent': '900' })
    expect(await store.kept.items('sheets')).toMatchObject([{ key: 'letters', value: head }])
  })

  it('loses nothing when two tabs write different fields at once', async () => {
    const learnerId = newLearner()
    const [one, two] = [await openTestStore({ learnerId }), await openTestStore({ learnerId })]
    await Promise.all([fill(one, { a: '1' }), fill(two, { b: '2' }), fill(one, { c: '3' }), fill(two, { d: '4' })])
    expect(await textsOf(one)).toEqual({ a: '1', b: '2', c: '3', d: '4' })
    expect(await textsOf(two)).toEqual({ a: '1', b: '2', c: '3', d: '4' })
  })

  it('keeps the fields of another version', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    const theirs = { later: { deep: [1] }, fields: { 'old.field': { text: 'mine', turn: 4 }, odd: 7 } }
    await lookInto(learnerId, (database) =>
      database.kept.put({ section: 'sheets', key: 'letters', turn: 4, value: theirs }),
    )
    expect(await fill(store, { a: '1' })).toEqual({ kind: 'written', turn: 5 })
    const [item] = await store.kept.items('sheets')
    expect(item?.value).toEqual({
      ...head,
      later: { deep: [1] },
      fields: { ...theirs.fields, a: { text: '1', turn: 5 } },
    })
  })

  it('replaces a value that is no worksheet, but no readable one', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await lookInto(learnerId, (database) =>
      database.kept.bulkPut([
        { section: 'sheets', key: 'letters', turn: 3, value: 'zzz' },
        { section: 'sheets', key: 'other', turn: 3, value: ['zzz'] },
      ]),
    )
    expect(await fill(store, { a: '1' })).toEqual({ kind: 'written', turn: 4 })
    expect(await textsOf(store)).toEqual({ a: '1' })
    expect(await store.kept.items('sheets')).toHaveLength(2)
  })

  it('stays unchanged, with an error, when the disk is full', async () => {
    const store = await openTestStore()
    await fill(store, { a: '1' })
    const disk = failingPuts(Infinity)
    expect(await fill(store, { a: '2', b: '3' })).toEqual({ kind: 'failed', reason: 'quota' })
    disk.mockRestore()
    expect(await textsOf(store)).toEqual({ a: '1' })
  })

  it('rejects a text over the limit, and can be shortened later', async () => {
    const store = await openTestStore()
    const half = 'x'.repeat(LONGEST_SHEET / 2)
    expect(await fill(store, { a: half })).toMatchObject({ kind: 'written' })
    expect(await fill(store, { b: half })).toEqual({ kind: 'failed', reason: 'too-long' })
    expect(await textsOf(store)).toEqual({ a: half })
    expect(await fill(store, { a: 'short', b: 'both' })).toMatchObject({ kind: 'written' })
  })

  it('can be shortened when two devices made it too long', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    const half = 'x'.repeat(LONGEST_SHEET / 2)
    const value = { fields: { a: { text: half, turn: 1 }, b: { text: half, turn: 1 } } }
    await lookInto(learnerId, (database) => database.kept.put({ section: 'sheets', key: 'letters', turn: 1, value }))
    expect(await textsOf(store)).toEqual({ a: half, b: half })
    expect(await fill(store, { a: `${half}x` })).toEqual({ kind: 'failed', reason: 'too-long' })
    expect(await fill(store, { a: half.slice(500) })).toMatchObject({ kind: 'written' })
  })

  it('counts among the rows beside the ledger while it has text', async () => {
    const store = await openTestStore()
    expect((await store.backupFile.state()).kept.sheets).toBe(0)
    await fill(store, { a: '1' })
    expect((await store.backupFile.state()).kept.sheets).toBe(1)
    await fill(store, { a: '' })
    expect((await store.backupFile.state()).kept.sheets).toBe(0)
  })

  it('may be as long as four of the longest, and no longer', () => {
    const row = (length: number) => ({ section: 'sheets', key: 'a', turn: 1, value: 'x'.repeat(length - 2) })
    expect(parseKeptRow(row(4 * LONGEST_SHEET))).toBeDefined()
    expect(parseKeptRow(row(4 * LONGEST_SHEET + 1))).toBeUndefined()
    expect(parseKeptRow({ ...row(20_003), section: 'notes' })).toBeUndefined()
  })
})

const entry = fc.oneof(
  fc.record({ text: fc.constantFrom('', 'a', 'b'), turn: fc.nat(3) }),
  fc.record({ text: fc.constantFrom('', 'a'), turn: fc.nat(3), as: fc.constant('rent') }),
  fc.constantFrom<Json>(null, 'zzz', 7, { turn: -1 }, { text: 'x' }),
)
const value = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      title: fc.constantFrom('A', 'B'),
      fields: fc.dictionary(fc.constantFrom('x', 'y', '__proto__'), entry),
    }),
  },
  fc.constantFrom<Json>(null, 'zzz', [1], { fields: 3 }, {}),
)
const row = fc
  .record({ key: fc.constantFrom('a', 'b'), turn: fc.nat(3), value })
  .map((one): Json => JSON.parse(canonicalText(one)) as Json)
const section = fc.uniqueArray(row, { maxLength: 2, selector: (one) => (one as { key: string }).key })

describe('copies of worksheets', () => {
  it('join in any order to the same result', () => {
    fc.assert(
      fc.property(section, section, section, (a, b, c) => {
        const [x, y, z] = [a, b, c].map((rows) => joinSections({ sheets: rows }, { sheets: rows }))
        if (x === undefined || y === undefined || z === undefined) return
        const text = canonicalText
        expect(text(joinSections(x, y))).toBe(text(joinSections(y, x)))
        expect(text(joinSections(joinSections(x, y), z))).toBe(text(joinSections(x, joinSections(y, z))))
        expect(text(joinSections(x, x))).toBe(text(x))
      }),
      { numRuns: 400 },
    )
  })

  it('join field by field, keeping the later text of each', () => {
    const mine = filledSheet(
      filledSheet(undefined, head, entries({ a: 'old', b: 'mine' }), 1),
      head,
      entries({ c: '1' }),
      5,
    )
    const theirs = filledSheet(undefined, { ...head, title: 'Renamed' }, entries({ a: 'new', d: 'theirs' }), 3)
    const joined = joinSheets({ turn: 5, value: mine }, { turn: 3, value: theirs })
    expect(joined).toEqual({
      turn: 5,
      value: {
        ...head,
        fields: {
          a: { text: 'new', turn: 3 },
          b: { text: 'mine', turn: 1 },
          c: { text: '1', turn: 5 },
          d: { text: 'theirs', turn: 3 },
        },
      },
    })
  })

  it('of another ledger fill empty fields, and replace nothing', () => {
    const mine = { turn: 2, value: filledSheet(undefined, head, entries({ a: 'mine', b: '' }), 2) }
    const theirs = {
      turn: 9,
      value: filledSheet(undefined, head, entries({ a: 'theirs', b: 'theirs', c: 'theirs' }), 9),
    }
    expect(addSheet(mine, theirs)).toMatchObject({
      turn: 9,
      value: { fields: { a: { text: 'mine' }, b: { text: '' }, c: { text: 'theirs' } } },
    })
    expect(addSheet(mine, { turn: 9, value: null })).toBe(mine)
    expect(addSheet({ turn: 1, value: null }, theirs)).toBe(theirs)
  })

  it('report the texts that stay in a file because they differ here', () => {
    const here = { sheets: [{ key: 's', turn: 1, value: filledSheet(undefined, head, entries({ a: 'mine' }), 1) }] }
    const file = (texts: Readonly<Record<string, string>>) => ({
      sheets: [{ key: 's', turn: 9, value: filledSheet(undefined, head, entries(texts), 9) }],
    })
    for (const [texts, left] of [
      [{ b: 'theirs', a: '' }, []],
      [{ a: 'theirs' }, ['sheets']],
    ] as const) {
      expect(sectionsLeft(addSections(here, file(texts)), file(texts))).toEqual(left)
    }
  })
})

describe('a backup file', () => {
  it('restores my worksheets on another device, joined with those there', async () => {
    const { store, document } = await emptyDevice()
    await fill(store, { a: 'here', b: 'only here' })
    const value = filledSheet(undefined, head, entries({ a: 'of the file', c: 'only there' }), 9)
    const offer = await offered(
      store,
      await fileWith({ document, sections: { sheets: [{ key: 'letters', turn: 9, value }] } }),
    )
    expect(offer.isNothingNew).toBe(false)
    await backupFilesOf(store).accept(offer)
    expect(await textsOf(store)).toEqual({ a: 'of the file', b: 'only here', c: 'only there' })
    // Importing twice is the same as once.
    const again = await offered(
      store,
      await fileWith({ document, sections: { sheets: [{ key: 'letters', turn: 9, value }] } }),
    )
    expect(again.isNothingNew).toBe(true)
  })
})
