import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoteKeeper } from '../../../src/screens/lesson/tools/noteKeeper'
import type { SaveFailure } from '../../../src/data/store/storeHealth'

type Save = (text: string) => Promise<SaveFailure | undefined>
const saves = (answer?: SaveFailure) => vi.fn<Save>(() => Promise.resolve(answer))
/** A disk that answers when it is told to. */
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

describe('a note that is written', () => {
  it('is saved once nothing was typed for a moment, and not before', async () => {
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

  it('says saved after the last letter is, one write after the other', async () => {
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

  it('stays as it was typed where it could not be saved, and is saved with the next press', async () => {
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

  it('writes nothing that is as it was', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old')
    await keeper.saveNow()
    keeper.write('old!')
    keeper.write('old')
    await settle()
    expect(save).not.toHaveBeenCalled()
    expect(keeper.getSnapshot().status).toBe('saved')
  })

  it('takes what another tab saved only where nothing waits here', async () => {
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

  it('takes no earlier save of its own for one of another tab', async () => {
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

  it('shows what another tab saved once nothing waits here any more', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old')
    keeper.write('old!')
    keeper.take('theirs')
    keeper.write('old')
    await settle()
    expect(keeper.getSnapshot()).toEqual({ text: 'theirs', status: 'there' })
    expect(save).not.toHaveBeenCalled()
  })

  it('writes what another keeper has saved in the meantime neither again nor over what came after it', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old', 'on its way')
    keeper.take('on its way')
    keeper.take('theirs')
    await keeper.saveNow()
    expect(keeper.getSnapshot().text).toBe('theirs')
    expect(save).not.toHaveBeenCalled()
  })

  it('begins with what could not be saved before', async () => {
    const save = saves()
    const keeper = createNoteKeeper(save, 'old', 'never saved')
    expect(keeper.getSnapshot()).toEqual({ text: 'never saved', status: 'unsaved' })
    await keeper.saveNow()
    expect(save.mock.calls).toEqual([['never saved']])
  })
})
