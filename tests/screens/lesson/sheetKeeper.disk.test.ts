import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSheetKeeper } from '../../../src/screens/lesson/sheet/sheetKeeper'
import { readLeft, writeLeft } from '../../../src/screens/lesson/sheet/sheetLeft'
import type { FillOutcome, SheetEntry } from '../../../src/data/store/fillSheet'

type Save = (entries: ReadonlyMap<string, SheetEntry>) => Promise<FillOutcome>
const now = () => new Date('2026-11-23T10:42:00')
const one = (name: string, text: string) => new Map([[name, { text }]])
const kept = (name: string, text: string, turn: number) => new Map([[name, { text, turn }]])
/** A disk whose writes end when the test says so. */
function slowDisk() {
  const waiting: ((outcome: FillOutcome) => void)[] = []
  const save = vi.fn<Save>(() => new Promise((resolve) => waiting.push(resolve)))
  const answer = async (outcome: FillOutcome) => {
    waiting.shift()?.(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { save, answer }
}
const texts = ({ entries }: { readonly entries: ReadonlyMap<string, SheetEntry> }) =>
  Object.fromEntries([...entries].map(([name, { text }]) => [name, text]))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a worksheet being filled in', () => {
  it('saves only the changed fields, after a pause in typing', async () => {
    const save = vi.fn<Save>(() => Promise.resolve({ kind: 'written', turn: 2 }))
    const keeper = createSheetKeeper({ save, kept: kept('b', 'there', 1), now })
    keeper.write(one('a', '1'))
    await vi.advanceTimersByTimeAsync(300)
    keeper.write(one('a', '12'))
    await vi.advanceTimersByTimeAsync(399)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save.mock.calls).toEqual([[one('a', '12')]])
    expect(keeper.getSnapshot()).toMatchObject({ status: 'saved', savedAt: now() })
    expect(texts(keeper.getSnapshot())).toEqual({ a: '12', b: 'there' })
  })

  it('reports saved after the last letter, with one write at a time', async () => {
    const { save, answer } = slowDisk()
    const keeper = createSheetKeeper({ save, kept: new Map(), now })
    keeper.write(one('a', '1'))
    void keeper.saveNow()
    keeper.write(one('a', '12'))
    void keeper.saveNow()
    await answer({ kind: 'written', turn: 1 })
    expect(keeper.getSnapshot().status).toBe('saving')
    await answer({ kind: 'written', turn: 2 })
    expect(save.mock.calls.map(([entries]) => entries.get('a')?.text)).toEqual(['1', '12'])
    expect(keeper.getSnapshot().status).toBe('saved')
  })

  it('keeps text that could not be saved, and saves on next press', async () => {
    const save = vi.fn<Save>(() => Promise.resolve({ kind: 'failed', reason: 'quota' }))
    const keeper = createSheetKeeper({ save, kept: new Map(), now })
    keeper.write(one('a', '1'))
    await vi.advanceTimersByTimeAsync(400)
    expect(keeper.getSnapshot()).toMatchObject({ status: 'quota', savedAt: undefined })
    expect([...keeper.unsaved().keys()]).toEqual(['a'])
    save.mockResolvedValue({ kind: 'written', turn: 1 })
    await keeper.saveNow()
    expect(keeper.getSnapshot().status).toBe('saved')
    expect(keeper.unsaved().size).toBe(0)
  })

  it('follows another tab in saved fields, and ignores late reads', async () => {
    const { save, answer } = slowDisk()
    const keeper = createSheetKeeper({ save, kept: new Map([...kept('a', 'old', 1), ...kept('b', 'old', 1)]), now })
    keeper.write(one('a', 'typed'))
    keeper.take(new Map([...kept('a', 'theirs', 2), ...kept('b', 'theirs', 2)]))
    expect(texts(keeper.getSnapshot())).toEqual({ a: 'typed', b: 'theirs' })
    void keeper.saveNow()
    await answer({ kind: 'written', turn: 3 })
    keeper.take(kept('a', 'theirs', 2))
    expect(texts(keeper.getSnapshot())).toEqual({ a: 'typed', b: 'theirs' })
    keeper.take(kept('a', 'theirs again', 4))
    expect(texts(keeper.getSnapshot())).toEqual({ a: 'theirs again', b: 'theirs' })
  })
})

describe('text left unsaved when a page closed', () => {
  const waiting = new Map([['a', { entry: { text: 'new', as: 'rent' }, over: 'old' }]])
  it('is restored when the field has not changed since', () => {
    expect(readLeft(writeLeft(waiting), kept('a', 'old', 1))).toEqual(new Map([['a', { text: 'new', as: 'rent' }]]))
    expect(readLeft(writeLeft(waiting), kept('a', 'other', 2)).size).toBe(0)
    expect(readLeft(writeLeft(waiting), kept('a', 'new', 2)).size).toBe(0)
  })

  it.each(['', 'zzz', '{}', '[1]', '[["a"]]', '[["a",{}]]', '[["a",{"entry":null,"over":""}]]'])(
    'is ignored when it is damaged: %s',
    (text) => expect(readLeft({ text, from: '' }, new Map()).size).toBe(0),
  )
})
