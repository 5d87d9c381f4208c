import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lessonWords as words } from '#words/lesson'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { awaitHeadingFocus } from '../../../src/ui/PageHeading'
import { lesson, moduleId } from '../../core/progress/samples'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const TITLE = 'Introduction to Money Management'
const FIRST = lesson('foundations_1')

/** Opens a lesson, and waits for its last part. A long page is rendered in steps. */
async function opensWhole(options: ScreenOptions = {}) {
  const path = '/lesson/foundations/foundations_1'
  const page = await renderScreen(<LessonScreen />, { path, pattern: '/lesson/:moduleId/:lessonId', ...options })
  await screen.findByRole('navigation', { name: words.lessons })
  return page
}

const heading = () => screen.findByRole('heading', { level: 1, name: TITLE })

/** Simulates a page of 4000 pixels in a window of 768, with a heading every 500 pixels, because happy-dom has no layout. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...document.querySelectorAll('article h2[id]')].indexOf(this)
    const top = (index < 0 ? 0 : 500 * (index + 1)) - window.scrollY
    return { top, height: this.tagName === 'ARTICLE' ? 4000 : 40 } as DOMRect
  })
}

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    window.scrollTo({ top, behavior: 'instant' })
    window.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(20)
  })
}

const placeOf = async (store: OpenedLearnerStore) =>
  (await store.lessonPlaces()).find(({ lessonId }) => lessonId === FIRST)

describe('my place in a lesson', () => {
  it('is saved with its heading once I scroll on, not per event', async () => {
    layOut()
    const page = await opensWhole()
    const saved = vi.spyOn(page.store, 'saveLessonPlace')
    await heading()
    await page.advance(1000)
    saved.mockClear()
    for (const top of [300, 600, 900, 1200]) await scrollTo(top)
    expect(saved).not.toHaveBeenCalled()
    await page.advance(900)
    expect(saved).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await placeOf(page.store)).toMatchObject({ heading: 'One number to know' }))
    expect((await placeOf(page.store))?.read).toBeCloseTo(1200 / (4000 - 768), 3)
  })

  it('is saved immediately when I switch tabs or leave', async () => {
    layOut()
    const page = await opensWhole()
    await heading()
    await page.advance(1000)
    await scrollTo(1000)
    await page.setVisible(false)
    await waitFor(async () => expect((await placeOf(page.store))?.read).toBeCloseTo(1000 / (4000 - 768), 3))
    await scrollTo(2000)
    page.unmount()
    await waitFor(async () => expect((await placeOf(page.store))?.read).toBeCloseTo(2000 / (4000 - 768), 3))
  })

  const kept = (store: OpenedLearnerStore) =>
    store.saveLessonPlace({
      lessonId: FIRST,
      moduleId: moduleId('foundations'),
      read: 0.5,
      heading: '',
      stepsDone: [],
      at: '2026-11-19T09:00:00.000Z',
    })

  it('is restored at the next visit, unless I finished the lesson', async () => {
    layOut()
    window.scrollTo(0, 0)
    const first = await opensWhole({ before: kept })
    await heading()
    await waitFor(() => expect(window.scrollY).toBe((4000 - 768) / 2))
    first.unmount()
    window.scrollTo(0, 0)
    await opensWhole({
      before: async (store) => {
        await kept(store)
        await store.completeLesson(FIRST)
      },
    })
    await heading()
    expect(window.scrollY).toBe(0)
    expect(document.activeElement).not.toBeInstanceOf(HTMLHeadingElement)
  })

  it('has the focus on its heading, without scrolling to it', async () => {
    layOut()
    window.scrollTo(0, 0)
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    awaitHeadingFocus()
    await opensWhole({ before: kept })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The four jobs of your money'))
    expect(document.activeElement?.tagName).toBe('H2')
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
    expect(window.scrollY).toBe((4000 - 768) / 2)
  })

  it('leaves the focus where I moved it while the lesson loaded', async () => {
    layOut()
    window.scrollTo(0, 0)
    const menu = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => menu.remove())
    menu.focus()
    await opensWhole({ before: kept })
    await waitFor(() => expect(window.scrollY).toBe((4000 - 768) / 2))
    expect(document.activeElement).toBe(menu)
  })

  it('shows in the contents and in the line above the page', async () => {
    layOut()
    window.scrollTo(0, 0)
    await opensWhole()
    await heading()
    const contents = within(screen.getByRole('navigation', { name: words.inThisLesson }))
    await scrollTo(1616)
    expect(contents.getByRole('link', { current: true }).textContent).toBe('The four jobs of your money')
    expect(document.querySelector('svg[aria-hidden] > rect[height="4"]')?.getAttribute('width')).toBe('50%')
    await scrollTo(4000)
    expect(document.querySelector('svg[aria-hidden] > rect[height="4"]')?.getAttribute('width')).toBe('100%')
  })

  it('moves and focuses a chosen heading without adding to the history', async () => {
    await opensWhole()
    await heading()
    const contents = within(screen.getByRole('navigation', { name: words.inThisLesson }))
    const isLeftToTheBrowser = fireEvent.click(contents.getByRole('link', { name: 'Your values choose the plan' }))
    expect(document.activeElement?.textContent).toBe('Your values choose the plan')
    expect(isLeftToTheBrowser).toBe(false)
  })
})
