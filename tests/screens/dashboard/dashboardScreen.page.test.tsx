import { dashboardWords as words } from '#words/dashboard'
import { entryWords } from '#words/entries'
import { learnerFrameWords } from '#words/learnerFrame'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backupWords } from '#words/backup'
import { DashboardScreen } from '../../../src/screens/dashboard/DashboardScreen'
import { readiness } from '../../../src/platform/window/readiness'
import type { ReadinessState } from '../../../src/platform/workerMessages'
import { lessonPath } from '../../../src/words/links'
import { lesson, moduleId } from '../../core/progress/samples'
import { brokenList, failRead, holdRead, renderScreen, type ScreenOptions } from '../renderScreen'

function openDashboard(options: ScreenOptions = {}) {
  return renderScreen(<DashboardScreen />, { path: '/dashboard', pattern: '/dashboard', ...options })
}

const entries = () => screen.queryByRole('table', { name: /Recent activity/ })

function workerSays(state: ReadinessState): void {
  const none = { done: 0, total: 1 }
  act(() => readiness.receive({ type: 'readiness', state, precache: none, lessons: none, quizzes: none, bytes: 1 }))
}

afterEach(() => {
  workerSays('filling')
  readiness.onFetchLessons(() => undefined)
})

describe('my dashboard while it opens', () => {
  it('reserves space for more entries than it counts after starting over', async () => {
    await openDashboard({
      before: async (store) => {
        await store.completeLesson(lesson('foundations_1'))
        await store.setAside.startOver()
        await store.completeLesson(lesson('foundations_1'))
        holdRead(store, 'activity')
      },
    })
    const heading = await screen.findByRole('heading', { name: words.recentActivity })
    expect(heading.parentElement?.querySelectorAll('i')).toHaveLength(5)
  })

  it('does not suggest a first lesson after another device’s progress arrives', async () => {
    await openDashboard({
      before: async (store) => {
        await store.completeLesson(lesson('foundations_1'))
        // Progress that was merged by a sync has no activity entries here.
        vi.spyOn(store, 'activity').mockResolvedValue([])
      },
    })
    await screen.findByText(entryWords.elsewhere)
    expect(screen.queryByText(words.startHere)).toBeNull()
  })

  it('greets me while loading, then shows my first lesson', async () => {
    let release = (): void => undefined
    await openDashboard({ before: (store) => (release = holdRead(store, 'progress')) })
    expect(screen.getByRole('heading', { name: words.greeting.morning('Maya') })).toBeTruthy()
    expect(screen.getByText(words.loading)).toBeTruthy()
    expect(screen.queryByText(words.quilt)).toBeNull()
    release()
    const start = await screen.findByRole('link', { name: new RegExp(words.startHere) })
    expect(start.getAttribute('href')).toBe(lessonPath('foundations', 'foundations_1'))
    expect(screen.queryByText(words.loading)).toBeNull()
  })

  it('shows my progress before the activity list has been read', async () => {
    let release = (): void => undefined
    await openDashboard({
      before: async (store) => {
        await store.completeLesson(lesson('foundations_1'))
        release = holdRead(store, 'activity')
      },
    })
    await screen.findByRole('link', { name: new RegExp(words.nextUp) })
    await screen.findByText(words.loading)
    expect(entries()).toBeNull()
    release()
    await screen.findByText('Introduction to Money Management')
    expect(entries()).not.toBeNull()
    expect(screen.queryByText(words.loading)).toBeNull()
  })

  it.each(['progress', 'lessonPlaces', 'activity'] as const)(
    'shows the error screen when progress cannot be read: %s',
    async (read) => {
      await openDashboard({
        before: async (store) => {
          await store.completeLesson(lesson('foundations_1'))
          failRead(store, read)
        },
      })
      await screen.findByText('Something went wrong')
    },
  )

  it('calls figures estimates until the lesson list is read again', async () => {
    const list = brokenList()
    const page = await openDashboard({
      fetchText: list.fetchText,
      before: (store) => store.completeLesson(lesson('foundations_1')),
    })
    await screen.findByText(words.placeholderFigures)
    expect(screen.getByText(words.points).nextSibling?.textContent).toBe('0')
    expect(screen.getByText(words.ofAll(3000))).toBeTruthy()
    expect(screen.getByText(words.lessons).nextSibling?.textContent).toBe('0')
    expect(screen.getByText(words.spendable(50, 50, 0))).toBeTruthy()
    list.isDown = false
    await page.user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await waitFor(() => expect(screen.queryByText(words.placeholderFigures)).toBeNull())
    expect(screen.getByText(words.ofAll(5700))).toBeTruthy()
  })

  it('counts spent points as earned, and shows the points left separately', async () => {
    await openDashboard({
      before: async (store) => {
        for (const [module, count] of [
          ['foundations', 8],
          ['saving', 5],
          ['insurance', 3],
        ] as const)
          for (let place = 1; place <= count; place += 1) await store.completeLesson(lesson(`${module}_${place}`))
        expect(await store.unlockModule(moduleId('credit'))).toMatchObject({ kind: 'saved' })
      },
    })
    const figure = (await screen.findByText(words.points)).parentElement
    expect(figure?.textContent).toBe(`${words.points}800${words.ofAll(5700)} ${words.inTheCourse}`)
    expect(screen.getByText(words.spendable(0, 800, 800))).toBeTruthy()
    const activity = within(await screen.findByRole('table', { name: entryWords.caption }))
    expect(activity.getByRole('columnheader', { name: entryWords.balance }).textContent).toBe('To spend')
  })

  it('can be left before it was read', async () => {
    const complaint = vi.spyOn(console, 'error')
    let release = (): void => undefined
    const page = await openDashboard({ before: (store) => (release = holdRead(store, 'progress')) })
    page.unmount()
    release()
    await page.advance(1000)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('my activity', () => {
  it('shows a new learner only the first lesson and the storage', async () => {
    await openDashboard()
    await screen.findByRole('link', { name: new RegExp(words.startAction) })
    expect(screen.getByText(words.firstDay)).toBeTruthy()
    expect(screen.getByRole('heading', { name: words.keptSafe })).toBeTruthy()
    expect(screen.getByRole('link', { name: words.sign })).toBeTruthy()
    for (const later of [words.standing, words.quilt, words.recentActivity])
      expect(screen.queryByText(later)).toBeNull()
  })

  it('names one next step', async () => {
    await openDashboard({ before: (store) => store.completeLesson(lesson('foundations_1')) })
    await screen.findByRole('heading', { name: words.quilt })
    await screen.findByText('Understanding Your Paycheck and Income')
    expect(screen.getAllByText(words.nextUp)).toHaveLength(1)
    expect(screen.queryByText('Building a Budget That Works')).toBeNull()
  })

  it('grows while I learn in another tab', async () => {
    const page = await openDashboard()
    await screen.findByText(words.firstDay)
    const other = await page.openOtherTab()
    await other.completeLesson(lesson('foundations_1'))
    await screen.findByText('Introduction to Money Management')
    const next = await screen.findByRole('link', { name: new RegExp(words.nextUp) })
    expect(next.getAttribute('href')).toBe(lessonPath('foundations', 'foundations_2'))
  })

  it('is not shown to the next learner on this device', async () => {
    const page = await openDashboard({ before: (store) => store.completeLesson(lesson('foundations_1')) })
    await screen.findByText('Introduction to Money Management')
    await page.switchLearner()
    await screen.findByRole('heading', { name: words.greeting.morning('Noor') })
    await screen.findByText(words.firstDay)
    expect(entries()).toBeNull()
  })

  it('scrolls to my quilt and focuses it when the address names it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openDashboard({
      path: '/dashboard#quilt',
      before: (store) => store.completeLesson(lesson('foundations_1')),
    })
    const heading = await screen.findByRole('heading', { name: words.quilt })
    expect(document.activeElement).toBe(heading)
    expect(scrolled.mock.contexts).toEqual([heading])
  })

  it('leaves the focus alone when the address names nothing', async () => {
    await openDashboard({ before: (store) => store.completeLesson(lesson('foundations_1')) })
    await screen.findByRole('heading', { name: words.quilt })
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the dashboard as time passes', () => {
  it('shows today as open again after midnight', async () => {
    const page = await openDashboard({
      now: '2026-11-20T23:59:00',
      before: (store) => store.completeLesson(lesson('foundations_1')),
    })
    await screen.findByText(new RegExp(words.todayDone))
    await page.advance(61_000)
    expect(screen.getByText(new RegExp(words.todayOpen))).toBeTruthy()
    expect(screen.queryByText(new RegExp(words.todayDone))).toBeNull()
  })

  it('shows my longest streak below the calendar', async () => {
    await openDashboard({
      before: async (store) => {
        for (const [day, id] of [
          ['18', 'foundations_1'],
          ['19', 'foundations_2'],
        ] as const) {
          vi.setSystemTime(new Date(`2026-11-${day}T09:00:00`))
          await store.completeLesson(lesson(id))
        }
        vi.setSystemTime(new Date('2026-11-20T09:00:00'))
      },
    })
    await screen.findByText(words.longestStreak(2))
  })

  it('shows today as open the next morning, even after the device slept', async () => {
    const page = await openDashboard({ before: (store) => store.completeLesson(lesson('foundations_1')) })
    await screen.findByText(new RegExp(words.todayDone))
    await page.setVisible(false)
    vi.setSystemTime(new Date('2026-11-21T08:00:00'))
    expect(screen.getByText(new RegExp(words.todayDone))).toBeTruthy()
    await page.setVisible(true)
    expect(screen.getByText(new RegExp(words.todayOpen))).toBeTruthy()
  })

  it('shows the age of a backup once it is some minutes old', async () => {
    const at = new Date('2026-11-20T09:00:00')
    const state = { status: { kind: 'backed-up', at: at.toISOString() }, lastBackupAt: at.toISOString() } as const
    const page = await openDashboard({
      learner: { kind: 'cloud' },
      before: (store) =>
        vi
          .spyOn(store.backup, 'state')
          .mockImplementation(() => Dexie.Promise.resolve({ ...state, keptHereOnly: 0, revision: 1 })),
    })
    await screen.findByText(`${backupWords.backedUpNow}.`)
    await page.advance(4 * 60_000)
    expect(screen.getByText(`${backupWords.backedUpAt(at)}.`)).toBeTruthy()
  })
})

describe('offline lessons', () => {
  it('download on request even when my browser saves data', async () => {
    const fetchLessons = vi.fn()
    readiness.onFetchLessons(fetchLessons)
    const { user } = await openDashboard()
    await screen.findByRole('heading', { name: words.keptSafe })
    expect(screen.queryByText(words.paused)).toBeNull()
    workerSays('paused-save-data')
    expect(screen.getByText(words.paused)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.download(1) }))
    expect(fetchLessons).toHaveBeenCalledTimes(1)
    workerSays('ready')
    expect(screen.getByText(words.ready(1))).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.download(1) })).toBeNull()
  })
})
