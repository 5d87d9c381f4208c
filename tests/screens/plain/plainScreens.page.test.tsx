import { dashboardWords } from '#words/dashboard'
import { learningCenterWords } from '#words/learningCenter'
import { learnerFrameWords } from '#words/learnerFrame'
import { plainScreenWords as words } from '#words/plainScreens'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { PlainDashboardScreen } from '../../../src/screens/dashboard-old/PlainDashboardScreen'
import { PlainLearningScreen } from '../../../src/screens/learning-old/PlainLearningScreen'
import { lesson } from '../../core/progress/samples'
import { brokenList, failRead, holdRead, renderScreen } from '../renderScreen'

const FIRST = 'Introduction to Money Management'

describe('the lighter dashboard', () => {
  const path = '/dashboard-old'

  it('greets me while loading, then shows next step and zero progress', async () => {
    let release = (): void => undefined
    await renderScreen(<PlainDashboardScreen />, { path, before: (store) => (release = holdRead(store, 'activity')) })
    expect(screen.getByRole('heading', { name: dashboardWords.greeting.morning('Maya') })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(dashboardWords.loading)
    release()
    await screen.findByText(words.noEntries)
    expect(screen.getByRole('link', { name: FIRST })).toBeTruthy()
    expect(screen.queryByText(dashboardWords.loading)).toBeNull()
  })

  it('shows the error screen when my progress cannot be read', async () => {
    await renderScreen(<PlainDashboardScreen />, { path, before: (store) => failRead(store, 'lessonPlaces') })
    await screen.findByText('Something went wrong')
  })

  it('calls figures estimates until the lesson list is read again', async () => {
    const list = brokenList()
    const before = (store: OpenedLearnerStore) => store.completeLesson(lesson('foundations_1'))
    const page = await renderScreen(<PlainDashboardScreen />, { path, fetchText: list.fetchText, before })
    await screen.findByText(dashboardWords.placeholderFigures)
    expect(screen.getByRole('row', { name: `${dashboardWords.points} 0 3,000` })).toBeTruthy()
    expect(screen.getByText(dashboardWords.spendable(50, 50, 0))).toBeTruthy()
    list.isDown = false
    await page.user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await waitFor(() => expect(screen.queryByText(dashboardWords.placeholderFigures)).toBeNull())
  })

  it('counts lessons that I complete in another tab', async () => {
    const page = await renderScreen(<PlainDashboardScreen />, { path })
    await screen.findByText(words.noEntries)
    const other = await page.openOtherTab()
    await other.completeLesson(lesson('foundations_1'))
    const recent = await screen.findByRole('table', { name: /Recent activity/ })
    expect(within(recent).getByText(FIRST)).toBeTruthy()
    expect(screen.getByRole('row', { name: 'Lessons 1 49' })).toBeTruthy()
  })

  it('says after midnight that today is open', async () => {
    const page = await renderScreen(<PlainDashboardScreen />, {
      path,
      now: '2026-11-20T23:59:00',
      before: (store) => store.completeLesson(lesson('foundations_1')),
    })
    await screen.findByText(new RegExp(dashboardWords.todayDone))
    await page.advance(61_000)
    expect(screen.getByText(new RegExp(dashboardWords.todayOpen))).toBeTruthy()
  })
})

describe('the lighter list of lessons', () => {
  const path = '/learning-old'

  it('says that it is loading, then lists every module', async () => {
    let release = (): void => undefined
    await renderScreen(<PlainLearningScreen />, {
      path,
      before: (store) => (release = holdRead(store, 'lessonPlaces')),
    })
    expect(screen.getByRole('status').textContent).toBe(learningCenterWords.loading)
    release()
    await screen.findByRole('heading', { name: 'Taxes' })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10)
    expect(screen.queryByText(learningCenterWords.loading)).toBeNull()
  })

  it('shows the error screen when my progress cannot be read', async () => {
    await renderScreen(<PlainLearningScreen />, { path, before: (store) => failRead(store, 'progress') })
    await screen.findByText('Something went wrong')
  })

  it('is a labeled sample until the lesson list is read again', async () => {
    const list = brokenList()
    const page = await renderScreen(<PlainLearningScreen />, { path, fetchText: list.fetchText })
    await screen.findByText(words.placeholder)
    expect(screen.queryByRole('heading', { name: 'Taxes' })).toBeNull()
    list.isDown = false
    await page.user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await screen.findByRole('heading', { name: 'Taxes' })
    expect(screen.queryByText(words.placeholder)).toBeNull()
  })

  it('marks a lesson that I complete in another tab', async () => {
    const page = await renderScreen(<PlainLearningScreen />, { path })
    const first = await screen.findByRole('link', { name: FIRST })
    expect(first.nextSibling?.textContent).toContain('50 points')
    const other = await page.openOtherTab()
    await other.completeLesson(lesson('foundations_1'))
    await screen.findByText(words.doneFor(50))
    expect(first.nextSibling?.textContent).toBe(words.doneFor(50))
  })

  it('scrolls to the module that the address names', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const page = await renderScreen(<PlainLearningScreen />, { path: `${path}#credit` })
    const named = await screen.findByRole('heading', { name: 'Credit and Debt' })
    await page.advance(20)
    expect(scrolled.mock.contexts).toEqual([named])
  })

  it('does not scroll when I leave before loading ends', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const page = await renderScreen(<PlainLearningScreen />, { path: `${path}#credit` })
    const frames = new Map<number, FrameRequestCallback>()
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.set(frames.size + 1, run).size)
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
    await screen.findByRole('heading', { name: 'Credit and Debt' })
    page.unmount()
    for (const run of frames.values()) run(0)
    expect(scrolled).not.toHaveBeenCalled()
  })
})
