import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { homeStateWords } from '#words/homeState'
import { levelName } from '#words/levels'
import { learnerFrameWords } from '#words/learnerFrame'
import { learningCenterWords as words } from '#words/learningCenter'
import { moduleLockWords } from '#words/moduleLock'
import { LearningCenterScreen } from '../../../src/screens/learning-center/LearningCenterScreen'
import { readiness } from '../../../src/platform/window/readiness'
import { classPath, joinClassPath, statePath } from '../../../src/words/links'
import { lesson, moduleId } from '../../core/progress/samples'
import { noClasses } from '../../fakes/noClasses'
import { brokenList, failRead, holdRead, readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

function openCenter(options: ScreenOptions = {}) {
  return renderScreen(<LearningCenterScreen />, { path: '/learning', pattern: '/learning', ...options })
}

const row = (name: string) => screen.findByRole('button', { name })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'
const search = () => screen.getByLabelText(words.searchLabel)

/** Makes the worker report this many lessons on this device. */
function lessonsHere(done: number): void {
  const state = done === 49 ? 'ready' : 'filling'
  const whole = { done: 10, total: 10 }
  const lessons = { done, total: 49 }
  act(() => readiness.receive({ type: 'readiness', state, precache: whole, lessons, quizzes: whole, bytes: 1 }))
}

afterEach(() => lessonsHere(0))

describe('the ways to a class', () => {
  const way = (name: string) => screen.queryByRole('link', { name: new RegExp(name.replace('?', '\\?')) })

  it('are above the first module, for learners and for teachers', async () => {
    await openCenter()
    const first = await row('Financial Foundations')
    const links = [way(words.joinClass), way(words.teaching)]
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([joinClassPath, classPath()])
    for (const link of links) expect(link?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('are left out on a site without classes', async () => {
    await openCenter({ classes: { ...noClasses, isOffered: false } })
    await row('Taxes')
    expect([way(words.joinClass), way(words.teaching)]).toEqual([null, null])
  })
})

describe('the learning center while it opens', () => {
  it('shows its name and that it is loading, then every module', async () => {
    let release = (): void => undefined
    await openCenter({ before: (store) => (release = holdRead(store, 'lessonPlaces')) })
    expect(screen.getByRole('heading', { name: words.title })).toBeTruthy()
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    await row('Taxes')
    expect(screen.queryByText(words.loading)).toBeNull()
  })

  it('shows and announces the sample without the list of lessons', async () => {
    await openCenter({ fetchText: brokenList().fetchText })
    await screen.findByText(words.sampleTitle)
    expect(screen.queryByRole('button', { name: 'Taxes' })).toBeNull()
  })

  it('shows every module when the list is read on *Try again*', async () => {
    const list = brokenList()
    const { user } = await openCenter({ fetchText: list.fetchText })
    await screen.findByText(words.sampleTitle)
    list.isDown = false
    await user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await row('Taxes')
    expect(screen.queryByText(words.sampleTitle)).toBeNull()
  })

  it('shows the error screen when progress cannot be read', async () => {
    await openCenter({ before: (store) => failRead(store, 'progress') })
    await screen.findByText('Something went wrong')
  })
})

describe('the modules', () => {
  it('show the lessons of my next step, and others when opened', async () => {
    const { user } = await openCenter()
    const next = await row('Financial Foundations')
    expect(isOpen(next)).toBe(true)
    const saving = await row('Saving and Emergency Funds')
    expect(isOpen(saving)).toBe(false)
    await user.click(saving)
    expect(isOpen(saving)).toBe(true)
    expect(screen.getByRole('list', { name: words.lessonsOf('Saving and Emergency Funds') })).toBeTruthy()
    await user.click(saving)
    expect(isOpen(saving)).toBe(false)
  })

  it('stay open when I complete lessons in another tab', async () => {
    const page = await openCenter()
    await row('Financial Foundations')
    const other = await page.openOtherTab()
    for (let number = 1; number <= 8; number += 1) await other.completeLesson(lesson(`foundations_${number}`))
    await other.finishQuiz({ moduleId: moduleId('foundations'), score: 100, passed: true })
    await screen.findByText(words.quizScore(100))
    expect(isOpen(await row('Financial Foundations'))).toBe(true)
  })

  it('open and scroll to the one that the address names', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const page = await openCenter({ path: '/learning#saving' })
    expect(isOpen(await row('Saving and Emergency Funds'))).toBe(true)
    expect(isOpen(await row('Financial Foundations'))).toBe(false)
    await page.advance(20)
    expect(scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['saving'])
  })

  it('announce an unlocked module and keep the focus on it', async () => {
    const lessonsOf = (module: string, count: number) =>
      Array.from({ length: count }, (_, index) => lesson(`${module}_${index + 1}`))
    const done = [...lessonsOf('foundations', 8), ...lessonsOf('saving', 5), ...lessonsOf('insurance', 3)]
    const page = await openCenter({
      path: '/learning#credit',
      before: async (store) => {
        for (const id of done) await store.completeLesson(id)
      },
    })
    const pay = new RegExp(`^${moduleLockWords.openFor('800')}`)
    await page.user.click(await screen.findByRole('button', { name: pay }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.advance(600)
    await page.user.click(dialog.getByRole('button', { name: pay }))
    await screen.findByText(words.opened('Credit and Debt'))
    expect(document.activeElement).toBe(await row('Credit and Debt'))
  })

  it('say when none match the filters, and show all after clearing', async () => {
    const { user } = await openCenter()
    await row('Taxes')
    await user.click(screen.getByRole('radio', { name: levelName('Advanced') }))
    expect(screen.queryByRole('button', { name: 'Credit and Debt' })).toBeNull()
    await row('Taxes')
    await user.click(screen.getByRole('radio', { name: words.states.done }))
    await screen.findByText(words.noModules)
    await user.click(screen.getByRole('button', { name: words.showAll }))
    await row('Credit and Debt')
  })
})

describe('a search', () => {
  it('finds titles first and says so, then texts once all are downloaded', async () => {
    const { user } = await openCenter()
    await row('Taxes')
    await user.type(search(), 'Council Bluffs')
    await screen.findByRole('heading', { name: words.noResults('Council Bluffs') })
    expect(screen.getByText(words.onlyTitles)).toBeTruthy()
    lessonsHere(49)
    await screen.findByRole('link', { name: 'Introduction to Money Management' })
    await waitFor(() => expect(screen.queryByText(words.onlyTitles)).toBeNull())
  })

  it('links to the glossary or back to all when nothing matches', async () => {
    const { user } = await openCenter()
    await row('Taxes')
    await user.type(search(), 'qqqq')
    await screen.findByRole('link', { name: words.findInGlossary('qqqq') })
    await user.click(screen.getByRole('button', { name: words.showAll }))
    expect(search()).toHaveProperty('value', '')
    await row('Taxes')
    await user.type(search(), 'qqqq')
    await user.click(await screen.findByRole('link', { name: words.findInGlossary('qqqq') }))
    expect(await screen.findByDisplayValue('qqqq')).toBeTruthy()
  })

  it('downloads no lesson while some are not on this device', async () => {
    const fetchText = vi.fn(readPublicFile)
    const { user } = await openCenter({ fetchText })
    await row('Taxes')
    await user.type(search(), 'rent')
    await screen.findByRole('heading', { name: /“rent”$/ })
    const asked = fetchText.mock.calls.map(([path]) => path)
    expect(asked).toEqual(['data/lessons/manifest.json'])
  })
})

describe('the notes for my state in the learning center', () => {
  const ohio: ScreenOptions = { before: (store) => store.kept.keep('settings', 'state', 'OH') }
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

  it('have a link below the modules', async () => {
    await openCenter()
    await row('Taxes')
    expect(screen.getByRole('link', { name: words.state }).getAttribute('href')).toBe(statePath())
  })

  it('are found by a search', async () => {
    const { user } = await openCenter(ohio)
    await row('Taxes')
    await user.type(search(), 'eviction')
    await screen.findByRole('heading', { name: homeStateWords.page.title })
    expect(links()).toContain(statePath('renting'))
  })
})
