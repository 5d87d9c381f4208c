import { earlierProgressWords as words, startOverWords } from '#words/earlierProgress'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeleteView } from '../../../src/screens/profile/DeleteView'
import { EarlierRecords } from '../../../src/screens/profile/EarlierRecords'
import { completedLessons } from '../../../src/core/progress/lessons'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import type { SaveOutcome } from '../../../src/data/store/storeHealth'
import { later } from '../../render/renderPart'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { type RenderedScreen, renderScreen, type ScreenOptions } from '../renderScreen'

afterEach(() => {
  vi.restoreAllMocks()
})

const oneLesson = (store: OpenedLearnerStore) => store.completeLesson(lesson('foundations_1'))
const startedOver = async (store: OpenedLearnerStore) => {
  await oneLesson(store)
  await store.setAside.startOver()
}
const opensDelete = (options: ScreenOptions) =>
  renderScreen(<DeleteView />, { path: '/profile?view=delete', ...options })
const opens = (options: ScreenOptions) => renderScreen(<EarlierRecords />, { path: '/profile?view=backup', ...options })
const phrase = () => screen.findByRole('textbox', { name: startOverWords.type })
const startButton = () => screen.findByRole('button', { name: new RegExp(`^${startOverWords.action}`) })
const name = words.name['started-over']
const bringBack = () => screen.findByRole('button', { name: words.of(words.bringBack, name) })
const dismiss = () => screen.findByRole('button', { name: words.of(words.dismiss, name) })
const facts = /^1 lesson and 0 quizzes \(50 points\)\. Saved on/

/** Waits before pressing a button, because steady buttons ignore early presses. */
async function presses(page: RenderedScreen, button: HTMLElement): Promise<void> {
  await page.advance(600)
  await page.user.click(button)
}

describe('starting over', () => {
  it('needs the typed words, asks for them, and changes nothing before', async () => {
    const page = await opensDelete({ before: oneLesson })
    await page.user.click(await startButton())
    await screen.findByText(startOverWords.notTyped)
    expect(document.activeElement).toBe(await phrase())
    expect(completedLessons(await page.store.progress())).toHaveLength(1)
    expect(screen.queryByRole('link', { name: startOverWords.toEarlier })).toBeNull()
  })

  it('keeps my earlier progress once for many presses, and says where', async () => {
    const page = await opensDelete({ before: oneLesson })
    const start = vi.spyOn(page.store.setAside, 'startOver')
    await page.user.type(await phrase(), ' Start  Over ')
    await page.user.dblClick(await startButton())
    await screen.findByText(startOverWords.done)
    expect(start).toHaveBeenCalledTimes(1)
    const link = await screen.findByRole('link', { name: startOverWords.toEarlier })
    expect(link.getAttribute('href')).toBe('/profile#earlier-progress')
    await screen.findByText(startOverWords.nothing)
    expect(completedLessons(await page.store.progress())).toHaveLength(0)
  })

  it('offers a backup file first, unless one has everything', async () => {
    const page = await opensDelete({ before: oneLesson })
    const link = await screen.findByRole('link', { name: startOverWords.fileFirst })
    expect(link.getAttribute('href')).toBe('/profile#backup-file')
    const { revision } = await page.store.backupFile.state()
    await act(async () => {
      await page.store.backupFile.noteMade({ revision, holds: { lessons: 1, quizzes: 0, points: 50 } })
    })
    await screen.findByText(startOverWords.fileHasAll)
  })

  it('explains the effect on the other devices of an account', async () => {
    await opensDelete({ learner: { kind: 'cloud' }, before: oneLesson })
    await screen.findByText(startOverWords.elsewhere)
  })

  it('is not offered without progress', async () => {
    await opensDelete({})
    await screen.findByText(startOverWords.nothing)
    expect(screen.queryByRole('button', { name: new RegExp(`^${startOverWords.action}`) })).toBeNull()
  })

  it('offers a solution on a full disk, and keeps my progress', async () => {
    const page = await opensDelete({ before: oneLesson })
    await page.user.type(await phrase(), startOverWords.phrase)
    const full = failingPuts(Infinity)
    await page.user.click(await startButton())
    await screen.findByText(startOverWords.notDone.quota)
    full.mockRestore()
    expect(completedLessons(await page.store.progress())).toHaveLength(1)
  })

  it('ignores an answer after I have left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const answer = later<SaveOutcome>()
    const page = await opensDelete({ before: oneLesson })
    vi.spyOn(page.store.setAside, 'startOver').mockReturnValue(answer.promise)
    await page.user.type(await phrase(), startOverWords.phrase)
    await page.user.click(await startButton())
    page.unmount()
    answer.resolve({ kind: 'failed', reason: 'quota' })
    await page.advance(0)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('earlier progress', () => {
  it('takes the focus when the address names it', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    await opens({ path: '/profile#earlier-progress', before: startedOver })
    const heading = await screen.findByRole('heading', { name: words.title })
    expect(document.activeElement).toBe(heading)
  })

  it('is restored once, however often I press, and confirmed', async () => {
    const page = await opens({ before: startedOver })
    await screen.findByText(facts)
    const bring = vi.spyOn(page.store.setAside, 'bringBack')
    const button = await bringBack()
    await page.advance(600)
    await page.user.dblClick(button)
    await screen.findByText(words.broughtBack)
    expect(bring).toHaveBeenCalledTimes(1)
    await screen.findByText(words.none)
    expect(completedLessons(await page.store.progress())).toEqual(['foundations_1'])
  })

  it.each(['saved', 'unchanged'] as const)('says why it stays when it has unknown content: %s', async (kind) => {
    const page = await opens({ before: startedOver })
    const document = await page.store.progress()
    vi.spyOn(page.store.setAside, 'bringBack').mockResolvedValue({ kind, document, revision: 2, stays: true })
    await presses(page, await bringBack())
    await screen.findByText(kind === 'saved' ? words.broughtBackPart : words.nothingNewPart)
  })

  it('is deleted only after a question with a safe default', async () => {
    const page = await opens({ before: startedOver })
    await presses(page, await dismiss())
    await screen.findByText(words.dismissWarning)
    await page.user.click(screen.getByRole('button', { name: words.keep }))
    expect(await page.store.setAside.records()).toHaveLength(1)
    await presses(page, await dismiss())
    await presses(page, await screen.findByRole('button', { name: new RegExp(`^${words.dismissForGood}`) }))
    await screen.findByText(words.dismissed)
    expect(await page.store.setAside.records()).toEqual([])
    expect(completedLessons(await page.store.progress())).toEqual([])
  })

  it('that cannot be restored says why, and stays', async () => {
    const page = await opens({ before: startedOver })
    const full = failingPuts(Infinity)
    await presses(page, await bringBack())
    await screen.findByText(words.notBroughtBack.quota)
    full.mockRestore()
    await screen.findByText(facts)
  })

  it('follows another tab, and is hidden from other learners', async () => {
    const page = await opens({ before: oneLesson })
    const other = await page.openOtherTab()
    expect(await other.setAside.records()).toEqual([])
    expect(screen.queryByText(words.title)).toBeNull()
    await other.setAside.startOver()
    await screen.findByText(facts)
    await page.switchLearner()
    await waitFor(() => expect(screen.queryByText(facts)).toBeNull())
  })
})
