import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { dashboardWords } from '#words/dashboard'
import { lessonWords } from '#words/lesson'
import { DashboardScreen } from '../../src/screens/dashboard/DashboardScreen'
import { LearningCenterScreen } from '../../src/screens/learning-center/LearningCenterScreen'
import { LessonScreen } from '../../src/screens/lesson/LessonScreen'
import { ProfileScreen } from '../../src/screens/profile/ProfileScreen'
import { useMinute } from '../../src/session/useToday'
import { QuizScreen } from '../../src/screens/quiz/QuizScreen'
import { advance, readPublicFile, type RenderedScreen, renderScreen, type ScreenOptions } from './renderScreen'
import { lesson } from '../core/progress/samples'

const MINUTE = 60_000
/** A page comes to rest within so many. */
const MINUTES = 10

const screens: readonly (readonly [name: string, Screen: ComponentType, options: ScreenOptions])[] = [
  ['the dashboard', DashboardScreen, { path: '/dashboard' }],
  ['the dashboard with an account', DashboardScreen, { path: '/dashboard', learner: { kind: 'cloud' } }],
  ['the Learning Center', LearningCenterScreen, { path: '/learning' }],
  ['a lesson', LessonScreen, { path: '/lesson/foundations/foundations_1', pattern: '/lesson/:moduleId/:lessonId' }],
  ['a quiz', QuizScreen, { path: '/quiz/foundations', pattern: '/quiz/:moduleId' }],
  ['the profile', ProfileScreen, { path: '/profile' }],
  ['where progress is saved', ProfileScreen, { path: '/profile?view=backup' }],
]

/** Long screens are rendered in steps. This is in the last one. */
const LAST = new Map<ComponentType, readonly [role: string, name: string]>([
  [DashboardScreen, ['heading', dashboardWords.keptSafe]],
  [LessonScreen, ['navigation', lessonWords.lessons]],
])

/** Opens a screen, and waits until it has nothing left to do. */
async function opens(Screen: ComponentType, options: ScreenOptions) {
  const fetchText = vi.fn<(path: string) => Promise<string>>(readPublicFile)
  const page = await renderScreen(<Screen />, {
    ...options,
    fetchText,
    before: (store) => store.completeLesson(lesson('foundations_1')),
  })
  await screen.findByRole('heading', { level: 1 })
  const last = LAST.get(Screen)
  if (last !== undefined) await screen.findByRole(last[0], { name: last[1] })
  for (let minute = 0; minute < MINUTES; minute += 1) await advance(MINUTE)
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const fetches = vi.spyOn(globalThis, 'fetch')
  fetchText.mockClear()
  const done = () => [transactions, fetches, fetchText].map(({ mock }) => mock.calls.length)
  return { page, done }
}

/** Runs the next timer and returns its time of day, or undefined if there is none. */
async function nextWake(page: RenderedScreen): Promise<string | undefined> {
  if (vi.getTimerCount() === 0) return undefined
  const before = Date.now()
  for (let minutes = 1; vi.getTimerCount() > 0 && minutes < 24 * 60; minutes += 1) {
    const timers = vi.getTimerCount()
    vi.advanceTimersToNextTimer()
    if (Date.now() > before || vi.getTimerCount() >= timers) break
  }
  await page.advance(0)
  return new Date().toTimeString().slice(0, 5)
}

it.each(screens)('%s wakes only at midnight while it is hidden', async (_name, Screen, options) => {
  const { page, done } = await opens(Screen, options)
  await page.setVisible(false)
  expect([undefined, '00:00']).toContain(await nextWake(page))
  expect(done()).toEqual([0, 0, 0])
})

it.each(screens)('%s reads and fetches nothing while no one touches it', async (_name, Screen, options) => {
  const { page, done } = await opens(Screen, options)
  await page.advance(4 * 60 * MINUTE)
  expect(done()).toEqual([0, 0, 0])
})

function Minute() {
  return <h1>{useMinute().toISOString()}</h1>
}

it('shows the current minute when a hidden page becomes visible', async () => {
  const { page } = await opens(Minute, { path: '/dashboard' })
  const timers = vi.getTimerCount()
  await page.setVisible(false)
  expect(vi.getTimerCount()).toBeLessThan(timers)
  const before = screen.getByRole('heading').textContent
  await page.advance(5 * MINUTE)
  expect(screen.getByRole('heading').textContent).toBe(before)
  await page.setVisible(true)
  expect(vi.getTimerCount()).toBe(timers)
  expect(screen.getByRole('heading').textContent).not.toBe(before)
})
