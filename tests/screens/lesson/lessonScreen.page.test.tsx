import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { glossaryWords } from '#words/glossary'
import { lessonWords as words } from '#words/lesson'
import { moduleLockWords } from '#words/moduleLock'
import { pictureWords } from '#words/pictures'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { UnreadableLesson } from '../../../src/screens/lesson/UnreadableLesson'
import { readiness } from '../../../src/platform/window/readiness'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { failRead, holdRead, readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'
import { sampleLesson } from './sampleLesson'

const TITLE = 'Introduction to Money Management'
const FIRST = lesson('foundations_1')
/** The button also contains the hidden text shown while saving. */
const MARK = new RegExp(`^${words.markComplete}`)

function openLesson(options: ScreenOptions = {}, path = '/lesson/foundations/foundations_1') {
  return renderScreen(<LessonScreen />, { path, pattern: '/lesson/:moduleId/:lessonId', ...options })
}

/** Opens a lesson, and waits for its last part. A long page is rendered in steps. */
async function opensWhole(options?: ScreenOptions) {
  const page = await openLesson(options)
  await screen.findByRole('navigation', { name: words.lessons })
  return page
}

const heading = () => screen.findByRole('heading', { level: 1, name: TITLE })
const bar = () => within(screen.getByRole('region', { name: words.progress }))

/** Makes the site fail for these files while `isDown` is true. */
function without(part: string, isDown: () => boolean): Pick<ScreenOptions, 'fetchText'> {
  return {
    fetchText: (path) =>
      isDown() && path.includes(part) ? Promise.reject(new Error('no connection')) : readPublicFile(path),
  }
}

const placeOf = async (store: OpenedLearnerStore) =>
  (await store.lessonPlaces()).find(({ lessonId }) => lessonId === FIRST)

describe('a lesson while it opens', () => {
  it('says that it is loading, then shows its title', async () => {
    let release = (): void => undefined
    await openLesson({ before: (store) => (release = holdRead(store, 'lessonPlaces')) })
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    await heading()
    expect(screen.queryByText(words.loading)).toBeNull()
  })

  it('says so and links to all lessons when it does not exist', async () => {
    await openLesson({}, '/lesson/foundations/foundations_99')
    await screen.findByRole('heading', { name: words.notFoundTitle })
    expect(screen.getByRole('link', { name: words.toLearning })).toBeTruthy()
  })

  it('shows the error screen when progress cannot be read', async () => {
    await openLesson({ before: (store) => failRead(store, 'progress') })
    await screen.findByText('Something went wrong')
  })
})

describe('a lesson that is not on this device', () => {
  it('opens automatically when the device is online again', async () => {
    let isDown = true
    await openLesson(without('foundations_1', () => isDown))
    await screen.findByText(words.fallbackTitle)
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    await heading()
    expect(screen.queryByText(words.fallbackTitle)).toBeNull()
  })

  it('opens when I try again, once the file is available', async () => {
    let isDown = true
    const { user } = await openLesson(without('foundations_1', () => isDown))
    await user.click(await screen.findByRole('button', { name: words.tryAgain }))
    await screen.findByText(words.fallbackTitle)
    isDown = false
    await user.click(await screen.findByRole('button', { name: words.tryAgain }))
    await heading()
  })

  it('stops retrying once I have left', async () => {
    const retry = vi.fn<() => void>()
    const page = await renderScreen(
      <UnreadableLesson lesson={sampleLesson} isTextThere={false} trouble="unreachable" onRetry={retry} />,
    )
    act(() => void window.dispatchEvent(new Event('online')))
    expect(retry).toHaveBeenCalledTimes(1)
    page.unmount()
    window.dispatchEvent(new Event('online'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('can be read without the lesson list, but not completed', async () => {
    const { user } = await openLesson(
      without('manifest.json', () => true),
      '/lesson/saving/saving_1',
    )
    await screen.findByText(words.listMissingTitle)
    const [step] = screen.getAllByRole('checkbox')
    if (step === undefined) throw new Error('the lesson has no steps')
    await user.click(step)
    expect(step).toHaveProperty('checked', true)
    await user.click(step)
    expect(step).toHaveProperty('checked', false)
    expect(screen.queryByRole('button', { name: MARK })).toBeNull()
  })
})

describe(words.markComplete, () => {
  it('counts once when I press twice, and can be undone', async () => {
    const page = await openLesson()
    const complete = vi.spyOn(page.store, 'completeLesson')
    await heading()
    await page.user.dblClick(bar().getByRole('button', { name: MARK }))
    await bar().findByText(words.doneSaid('50', '50'))
    expect(complete).toHaveBeenCalledTimes(1)
    await page.advance(600)
    await page.user.click(bar().getByRole('button', { name: words.undo }))
    await bar().findByText(words.undoneSaid('0'))
    await bar().findByRole('button', { name: MARK })
  })

  it('reports that a full disk saved nothing, and works after freeing space', async () => {
    const { user } = await openLesson()
    await heading()
    const disk = failingPuts(Infinity)
    await user.click(bar().getByRole('button', { name: MARK }))
    expect((await bar().findByRole('alert')).textContent).toContain(words.notSaved.quota)
    disk.mockRestore()
    await user.click(bar().getByRole('button', { name: MARK }))
    await bar().findByText(words.doneSaid('50', '50'))
    expect(bar().queryByRole('alert')).toBeNull()
  })

  it('is saved when I leave while it is being saved', async () => {
    const page = await openLesson()
    await heading()
    const button = bar().getByRole('button', { name: MARK })
    fireEvent.click(button)
    page.unmount()
    await waitFor(async () =>
      expect((await page.store.activity(9)).map(({ kind }) => kind)).toEqual(['lesson-completed']),
    )
  })

  it('shows a press from another tab, with the next step', async () => {
    const page = await openLesson()
    await heading()
    const other = await page.openOtherTab()
    await other.completeLesson(FIRST)
    await bar().findByRole('link', { name: words.nextLesson })
    expect(bar().queryByRole('button', { name: MARK })).toBeNull()
  })

  it('shows under the title at my next visit, not while I read', async () => {
    const page = await openLesson()
    await heading()
    const hero = within(screen.getByRole('banner'))
    await page.user.click(bar().getByRole('button', { name: MARK }))
    await bar().findByRole('button', { name: words.undo })
    expect(hero.queryByText(/^Done/)).toBeNull()
    page.unmount()
    await openLesson({ before: (store) => store.completeLesson(FIRST) })
    await heading()
    within(screen.getByRole('banner')).getByText(/^Done/)
  })
})

/** The module costs 16 lessons at 50 points. */
const PAY = new RegExp(`^${moduleLockWords.openFor('800')}`)

describe('a lesson of a locked module', () => {
  it('can be completed once unlocked, with the focus on the bar', async () => {
    const lessonsOf = (module: string, count: number) =>
      Array.from({ length: count }, (_, index) => lesson(`${module}_${index + 1}`))
    const page = await openLesson(
      {
        before: async (store) => {
          for (const id of [...lessonsOf('foundations', 8), ...lessonsOf('saving', 5), ...lessonsOf('insurance', 3)])
            await store.completeLesson(id)
        },
      },
      '/lesson/credit/credit_1',
    )
    await screen.findByText(words.notOpenYet)
    await page.user.click(screen.getByRole('button', { name: PAY }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.advance(600)
    await page.user.click(dialog.getByRole('button', { name: PAY }))
    await bar().findByRole('button', { name: MARK })
    expect(document.activeElement).toBe(screen.getByRole('region', { name: words.progress }))
    expect(screen.queryByText(words.lockedLesson('Credit and Debt'))).toBeNull()
  })
})

describe('the offline notice of a lesson', () => {
  it('appears only once everything it needs is saved, scripts included', async () => {
    const lessonsFirst = {
      type: 'readiness',
      state: 'filling',
      precache: { done: 4, total: 90 },
      lessons: { done: 49, total: 49 },
      quizzes: { done: 10, total: 10 },
      bytes: 900_000,
    } as const
    onTestFinished(() => readiness.become('unsupported'))
    await opensWhole()
    await heading()
    act(() => readiness.receive(lessonsFirst))
    const isSaid = () => screen.getByText(words.readyOffline).dataset['known'] === 'true'
    expect(isSaid()).toBe(false)
    act(() => readiness.receive({ ...lessonsFirst, state: 'ready', precache: { done: 90, total: 90 } }))
    expect(isSaid()).toBe(true)
  })
})

describe('the steps of a lesson', () => {
  const steps = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

  it('stay ticked in every tab', async () => {
    const page = await opensWhole()
    await heading()
    const { user, store, openOtherTab } = page
    await user.click(screen.getByRole('checkbox', { name: /^List your values/ }))
    await waitFor(async () => expect((await placeOf(store))?.stepsDone).toEqual([1]))
    const [place] = await store.lessonPlaces()
    if (place === undefined) throw new Error('no place is kept')
    await (await openOtherTab()).saveLessonPlace(place, [{ index: 2, isDone: true }])
    await user.click(screen.getByRole('checkbox', { name: /^Find your number/ }))
    await waitFor(async () => expect((await placeOf(store))?.stepsDone).toEqual([0, 1, 2]))
    await user.click(screen.getByRole('checkbox', { name: /^List your values/ }))
    await waitFor(async () => expect((await placeOf(store))?.stepsDone).toEqual([0, 2]))
  })

  it('stay ticked at the next visit', async () => {
    const page = await opensWhole()
    await heading()
    await page.user.click(screen.getByRole('checkbox', { name: /^List your values/ }))
    await page.user.click(screen.getByRole('checkbox', { name: /^Find your number/ }))
    await waitFor(async () => expect((await placeOf(page.store))?.stepsDone).toEqual([0, 1]))
    await page.user.click(screen.getByRole('checkbox', { name: /^Find your number/ }))
    await waitFor(async () => expect((await placeOf(page.store))?.stepsDone).toEqual([1]))
    const places = await page.store.lessonPlaces()
    page.unmount()
    await opensWhole({ before: (store) => Promise.all(places.map((place) => store.saveLessonPlace(place))) })
    await heading()
    expect(steps()).toEqual([false, true, false, false])
  })

  it('say so when a full disk cannot save a tick', async () => {
    const page = await opensWhole()
    await heading()
    await page.advance(1000)
    const disk = failingPuts(Infinity)
    await page.user.click(screen.getByRole('checkbox', { name: /^List your values/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(words.notSaved.quota)
    disk.mockRestore()
    await page.user.click(screen.getByRole('checkbox', { name: /^Find your number/ }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('a glossary word', () => {
  it('opens and closes its definition, also with Escape', async () => {
    const { user } = await opensWhole()
    await heading()
    const word = await screen.findByRole('button', { name: /credit union/i })
    const definition = () => screen.queryByRole('note')
    await user.click(word)
    expect(
      within(await screen.findByRole('note')).getByRole('link', { name: glossaryWords.seeInGlossary }),
    ).toBeTruthy()
    expect(word.getAttribute('aria-expanded')).toBe('true')
    await user.click(word)
    expect(definition()).toBeNull()
    await user.click(word)
    await user.keyboard('{Escape}')
    expect(definition()).toBeNull()
  })
})

describe('the picture of a lesson', () => {
  it('becomes the quilt when it cannot be loaded', async () => {
    await opensWhole()
    await heading()
    const picture = within(screen.getByRole('banner')).getByRole('img')
    expect(picture).toHaveProperty('alt', pictureWords['foundations'])
    fireEvent.error(picture)
    expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull()
    expect(screen.getByRole('banner').querySelectorAll('svg[data-color="orange"]').length).toBeGreaterThan(30)
  })
})
