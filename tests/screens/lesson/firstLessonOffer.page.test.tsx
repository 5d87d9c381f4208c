import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { installOfferWords as words } from '#words/installOffer'
import { lessonWords } from '#words/lesson'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { createStore } from '../../../src/platform/createStore'
import type { Installer, Installing } from '../../../src/platform/window/installing'
import { FirstLessonOffer } from '../../../src/screens/lesson/FirstLessonOffer'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const offer = () => screen.queryByRole('region', { name: words.afterFirst.title })
const install = () => screen.queryByRole('button', { name: new RegExp(`^${words.install}`) })
const file = () => screen.queryByRole('link', { name: words.iosFile })

function opensLesson(options: ScreenOptions = {}) {
  const path = '/lesson/foundations/foundations_1'
  return renderScreen(<LessonScreen />, { path, pattern: '/lesson/:moduleId/:lessonId', ...options })
}

function installerThat(installing: Installing, isDeclined = false) {
  const state = createStore<Installing>(installing)
  const installer: Installer = {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    ask: vi.fn(() => Promise.resolve()),
    isDeclined: () => isDeclined,
    decline: vi.fn(() => true),
  }
  return { installer, becomes: state.set }
}

/** The offer alone, above a link that comes next on the page. */
async function opensOffer(installer: Installer, options: ScreenOptions = {}) {
  const page = await renderScreen(
    <>
      <FirstLessonOffer installer={installer} />
      <nav>
        <a href="#next">Next</a>
      </nav>
    </>,
    options,
  )
  return page
}

/** Opens the offer, and waits until its buttons take presses. */
async function seesOffer(installer: Installer, options?: ScreenOptions) {
  const page = await opensOffer(installer, options)
  await screen.findByRole('region', { name: words.afterFirst.title })
  await page.advance(600)
  return page
}

const OFFERED = { kind: 'offered' } as const
const BY_HAND = { kind: 'by-hand', way: 'browser-menu' } as const

describe('the end of the first completed lesson', () => {
  it('offers to protect my progress once I have completed it', async () => {
    const page = await opensLesson()
    await screen.findByRole('navigation', { name: lessonWords.lessons })
    expect(offer()).toBeNull()
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${lessonWords.markComplete}`) }))
    await waitFor(() => expect(offer()).not.toBeNull())
    expect(file()?.getAttribute('href')).toBe('/profile#backup-file')
  })

  it('offers nothing at the end of a second lesson', async () => {
    const both = async (store: OpenedLearnerStore) => {
      await store.completeLesson(lesson('foundations_1'))
      await store.completeLesson(lesson('foundations_2'))
    }
    const page = await opensLesson({ before: both })
    await screen.findByRole('navigation', { name: lessonWords.lessons })
    await page.advance(500)
    expect(offer()).toBeNull()
  })
})

describe('the offer', () => {
  it('puts installing first where the browser can, then the file', async () => {
    const { installer, becomes } = installerThat(OFFERED)
    const page = await seesOffer(installer)
    const [first, second] = offer()?.querySelectorAll('button, a') ?? []
    expect([first, second]).toEqual([install(), file()])
    await page.user.click(install() ?? document.body)
    expect(installer.ask).toHaveBeenCalledOnce()
    act(() => becomes({ kind: 'installed', here: false }))
    expect(screen.getByText(words.installedNow)).toBeTruthy()
  })

  it.each<[string, Installing, boolean]>([
    ['the browser has no prompt', BY_HAND, false],
    ['I declined to install', OFFERED, true],
    ['this is the app', { kind: 'installed', here: true }, false],
  ])('has only the file when %s', async (_, installing, isDeclined) => {
    await seesOffer(installerThat(installing, isDeclined).installer)
    expect([install(), file() === null]).toEqual([null, false])
  })

  it('has no file for an account, or after one was made', async () => {
    const account = await seesOffer(installerThat(OFFERED).installer, { learner: { kind: 'cloud' } })
    expect([install() === null, file()]).toEqual([false, null])
    account.unmount()
    const other = await opensOffer(installerThat(BY_HAND).installer, { learner: { kind: 'cloud' } })
    await other.advance(600)
    expect(offer()).toBeNull()
  })

  it('stays closed once I decline, and moves on to the next link', async () => {
    const { installer } = installerThat(OFFERED)
    const page = await seesOffer(installer)
    await page.user.click(screen.getByRole('button', { name: words.decline }))
    await waitFor(() => expect(offer()).toBeNull())
    expect(document.activeElement?.textContent).toBe('Next')
    expect(installer.decline).toHaveBeenCalledOnce()
    expect(await page.store.kept.items('settings')).toEqual([{ key: 'first-offer', value: 'closed' }])
  })

  it('declines no installation that it did not offer', async () => {
    const { installer } = installerThat(BY_HAND)
    const page = await seesOffer(installer)
    await page.user.click(screen.getByRole('button', { name: words.decline }))
    await waitFor(() => expect(offer()).toBeNull())
    expect(installer.decline).not.toHaveBeenCalled()
  })

  it('stays, and says so, when my answer was not saved', async () => {
    const page = await seesOffer(installerThat(OFFERED).installer)
    failingPuts(Infinity)
    await page.user.click(screen.getByRole('button', { name: words.decline }))
    expect(await screen.findByText(words.notDeclined)).toBeTruthy()
    expect(offer()).not.toBeNull()
  })
})
