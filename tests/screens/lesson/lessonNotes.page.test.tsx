import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { lessonToolsWords as toolWords } from '#words/lessonTools'
import { noteWords as words } from '#words/notes'
import { getSnapshot as isAnythingInProgress } from '../../../src/session/inProgress'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { leftNotes } from '../../../src/platform/window/leftNotes'
import { later } from '../../render/renderPart'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const FIRST = lesson('foundations_1')

// The screen imports the part on request. Importing it here keeps that time out of the tests.
beforeAll(() => import('../../../src/screens/lesson/tools/NotePart'))

async function openLesson(options: ScreenOptions = {}) {
  const page = await renderScreen(<LessonScreen />, {
    path: '/lesson/foundations/foundations_1',
    pattern: '/lesson/:moduleId/:lessonId',
    ...options,
  })
  await screen.findByRole('button', { name: toolWords.bookmark })
  return page
}
const bookmark = () => screen.getByRole('button', { name: toolWords.bookmark })
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.title })
const isPressed = () => bookmark().getAttribute('aria-pressed')

describe('my bookmark', () => {
  it('is set and removed with a press, even from another tab', async () => {
    const { user, store, openOtherTab } = await openLesson()
    expect(isPressed()).toBe('false')
    await user.click(bookmark())
    await waitFor(() => expect(isPressed()).toBe('true'))
    expect(await store.kept.items('bookmarks')).toEqual([{ key: FIRST, value: true }])
    const other = await openOtherTab()
    await act(() => other.kept.keep('bookmarks', FIRST, null))
    await waitFor(() => expect(isPressed()).toBe('false'))
  })

  it('says so when saving fails, and shows the saved state', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await openLesson()
    const disk = failingPuts(Infinity)
    await user.click(bookmark())
    await screen.findByText(toolWords.notMarked.quota)
    expect(isPressed()).toBe('false')
    disk.mockRestore()
    await user.click(bookmark())
    await waitFor(() => expect(isPressed()).toBe('true'))
    expect(screen.queryByText(toolWords.notMarked.quota)).toBeNull()
  })
})

describe('my note', () => {
  it('opens with a press, saves while I write, and then confirms', async () => {
    const { user, store, advance } = await openLesson()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: toolWords.note }))
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    await user.type(await field(), 'Ask Dad')
    expect(screen.queryByText(words.saved)).toBeNull()
    await advance(700)
    await screen.findByText(words.saved)
    expect(await store.kept.items('notes')).toEqual([{ key: FIRST, value: 'Ask Dad' }])
    await user.clear(await field())
    await user.tab()
    await screen.findByText(words.gone)
    expect(await store.kept.items('notes')).toEqual([])
  })

  it('is there at the next visit, and follows another tab when idle', async () => {
    const { openOtherTab } = await openLesson({ before: (store) => store.kept.keep('notes', FIRST, 'Ask Dad') })
    expect((await field()).value).toBe('Ask Dad')
    const other = await openOtherTab()
    await act(() => other.kept.keep('notes', FIRST, 'Ask Mom'))
    await waitFor(async () => expect((await field()).value).toBe('Ask Mom'))
  })

  it('follows another tab even when the background field has focus', async () => {
    const { user, openOtherTab, advance } = await openLesson()
    await user.click(screen.getByRole('button', { name: toolWords.note }))
    await user.type(await field(), 'A')
    await advance(700)
    await screen.findByText(words.saved)
    const other = await openOtherTab()
    await act(() => other.kept.keep('notes', FIRST, 'A long note'))
    await waitFor(async () => expect((await field()).value).toBe('A long note'))
    expect(document.activeElement).toBe(await field())
  })

  it('shows another tab’s text when I come back', async () => {
    const first = await openLesson()
    await first.user.click(screen.getByRole('button', { name: toolWords.note }))
    await first.user.type(await field(), 'Mine')
    first.unmount()
    await waitFor(async () => expect(await first.store.kept.items('notes')).toEqual([{ key: FIRST, value: 'Mine' }]))
    await first.store.kept.keep('notes', FIRST, 'Newer')
    const { unmount, store } = await openLesson({ learner: first.learner })
    expect((await field()).value).toBe('Newer')
    unmount()
    expect(await store.kept.items('notes')).toEqual([{ key: FIRST, value: 'Newer' }])
  })

  it.each(['beforeunload', 'pagehide', 'visibilitychange', 'blur', 'leaving'])(
    'is saved immediately on: %s',
    async (sign) => {
      const { user, store, unmount } = await openLesson()
      await user.click(screen.getByRole('button', { name: toolWords.note }))
      const note = await field()
      await user.type(note, 'Ask Dad')
      const saving = vi.spyOn(store.kept, 'keep')
      if (sign === 'beforeunload' || sign === 'pagehide') window.dispatchEvent(new Event(sign))
      if (sign === 'visibilitychange') document.dispatchEvent(new Event(sign))
      if (sign === 'blur') fireEvent.blur(note)
      if (sign === 'leaving') unmount()
      // It is saved immediately, because there may be no time later.
      expect(saving).toHaveBeenCalledExactlyOnceWith('notes', FIRST, 'Ask Dad')
      await waitFor(async () => expect(await store.kept.items('notes')).toEqual([{ key: FIRST, value: 'Ask Dad' }]))
    },
  )

  it.each(['beforeunload', 'pagehide', 'visibilitychange'])(
    'is left for the next page without time to save: %s',
    async (sign) => {
      const { user, store, learner, unmount } = await openLesson()
      await user.click(screen.getByRole('button', { name: toolWords.note }))
      await user.type(await field(), 'Ask Dad')
      const answer = later<undefined>()
      vi.spyOn(store.kept, 'keep').mockReturnValue(answer.promise)
      const target = sign === 'visibilitychange' ? document : window
      target.dispatchEvent(new Event(sign))
      expect(leftNotes.read(learner.id).get(FIRST)).toEqual({ text: 'Ask Dad', from: '' })
      // The page was only hidden, so its save still succeeds, and the copy for the next page is removed.
      await act(async () => answer.resolve(undefined))
      expect(leftNotes.read(learner.id).size).toBe(0)
      unmount()
    },
  )

  it('keeps, reports and retries unsaved text, and warns before leaving', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, store, advance } = await openLesson()
    await user.click(screen.getByRole('button', { name: toolWords.note }))
    await user.type(await field(), 'Ask Dad')
    const disk = failingPuts(Infinity)
    await advance(700)
    await screen.findByText(words.notSaved.quota)
    expect((await field()).value).toBe('Ask Dad')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    expect(isAnythingInProgress()).toBe(true)
    disk.mockRestore()
    await user.click(screen.getByRole('button', { name: words.again }))
    expect(document.activeElement).toBe(await field())
    await screen.findByText(words.saved)
    expect(isAnythingInProgress()).toBe(false)
    expect(await store.kept.items('notes')).toEqual([{ key: FIRST, value: 'Ask Dad' }])
  })
})
