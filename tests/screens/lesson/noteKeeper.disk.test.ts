import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoteKeeper } from '../../../src/screens/lesson/tools/noteKeeper'
import type { SaveFailure } from '../../../src/data/store/storeHealth'

type Save = (text: string) => Promise<SaveFailure | undefined>
const saves = (answer?: SaveFailure) => vi.fn<Save>(() => Promise.resolve(answer))
/** A disk whose writes end when the test says so. */
function slowDisk() {
  const waiting: ((failure?: SaveFailure) => void)[] = []
  const save = vi.fn<Save>(() => new Promise((resolve) => waiting.push(resolve)))
  const answer = async (failure?: SaveFailure) => {
    waiting.shift()?.(failure)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { save, answer }
}
const settle = () => vi.advanceTimersByTimeAsync(400)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a note being written', () => {
  it('is saved only after a pause in typing', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, '')
    keeper.write('Ask')
    await vi.advanceTimersByTimeAsync(300)
    keeper.write('Ask Dad')
    await vi.advanceTimersByTimeAsync(300)
    expect(save).not.toHaveBeenCalled()
    expect(keeper.getSnapshot().status).toBe('unsaved')
    await settle()
    expect(save.mock.calls).toEqual([['Ask Dad']])
    expect(keeper.getSnapshot()).toEqual({ text: 'Ask Dad', status: 'saved' })
  })

  it('reports saved after the last letter, with one write at a time', async () => {
    const { save, answer } = slowDisk()
    const keeper = createNoteKeeper(save, '')
    keeper.write('a')
    void keeper.saveNow()
    keeper.write('ab')
    void keeper.saveNow()
    expect(save.mock.calls).toEqual([['a']])
    await answer()
    expect(keeper.getSnapshot()).toEqual({ text: 'ab', status: 'saving' })
    expect(save.mock.calls).toEqual([['a'], ['ab']])
    await answer()
    expect(keeper.getSnapshot().status).toBe('saved')
  })

  it('keeps text that could not be saved, and saves on next press', async () => {
    const save = saves('quota')
    const keeper = createNoteKeeper(save, 'old')
    keeper.write('new')
    await settle()
    expect(keeper.getSnapshot()).toEqual({ text: 'new', status: 'quota' })
    save.mockResolvedValue(undefined)
    await keeper.saveNow()
    expect(keeper.getSnapshot()).toEqual({ text: 'new', status: 'saved' })
    await keeper.saveNow()
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('writes nothing when the text is unchanged', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old')
    await keeper.saveNow()
    keeper.write('old!')
    keeper.write('old')
    await settle()
    expect(save).not.toHaveBeenCalled()
    expect(keeper.getSnapshot().status).toBe('saved')
  })

  it('takes another tab’s text only when nothing here is unsaved', async () => {
    const { save, answer } = slowDisk()
    const keeper = createNoteKeeper(save, 'old')
    keeper.take('theirs')
    expect(keeper.getSnapshot()).toEqual({ text: 'theirs', status: 'there' })
    keeper.write('mine')
    keeper.take('theirs again')
    expect(keeper.getSnapshot().text).toBe('mine')
    void keeper.saveNow()
    keeper.take('theirs again')
    await answer()
    expect(keeper.getSnapshot()).toEqual({ text: 'mine', status: 'saved' })
  })

  it('does not take its own earlier save for another tab’s', async () => {
    const keeper = createNoteKeeper(saves(), '')
    for (const text of ['Ask', 'Ask Dad']) {
      keeper.write(text)
      await settle()
    }
    keeper.take('Ask')
    expect(keeper.getSnapshot()).toEqual({ text: 'Ask Dad', status: 'saved' })
    keeper.take('Ask Dad')
    keeper.take('Ask')
    expect(keeper.getSnapshot()).toEqual({ text: 'Ask', status: 'there' })
  })

  it('shows another tab’s text once everything here is saved', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old')
    keeper.write('old!')
    keeper.take('theirs')
    keeper.write('old')
    await settle()
    expect(keeper.getSnapshot()).toEqual({ text: 'theirs', status: 'there' })
    expect(save).not.toHaveBeenCalled()
  })

  it('does not write again after another keeper saved its text', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old', 'on its way')
    keeper.take('on its way')
    keeper.take('theirs')
    await keeper.saveNow()
    expect(keeper.getSnapshot().text).toBe('theirs')
    expect(save).not.toHaveBeenCalled()
  })

  it('starts with text that could not be saved before', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old', 'never saved')
    expect(keeper.getSnapshot()).toEqual({ text: 'never saved', status: 'unsaved' })
    await keeper.saveNow()
    expect(save.mock.calls).toEqual([['never saved']])
  })
})
