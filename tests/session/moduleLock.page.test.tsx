import { moduleLockWords as words } from '#words/moduleLock'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { learningCenterWords } from '#words/learningCenter'
import { LearningCenterScreen } from '../../src/screens/learning-center/LearningCenterScreen'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import type { SaveOutcome } from '../../src/data/store/storeHealth'
import { later } from '../render/renderPart'
import { fresh, lesson, moduleId } from '../core/progress/samples'
import { failingPuts } from '../data/store/faultyStorage'
import { type RenderedScreen, renderScreen } from '../screens/renderScreen'

const CREDIT = 'Credit and Debt'
const pay = new RegExp(`^${words.openFor('800')}`)

/** Completes 16 lessons, which earn 800 points: the price of one module. */
async function earn(store: LearnerStore): Promise<void> {
  const lessons = { foundations: 8, saving: 5, insurance: 3 }
  for (const [module, count] of Object.entries(lessons)) {
    for (let number = 1; number <= count; number += 1) await store.completeLesson(lesson(`${module}_${number}`))
  }
}

function openCenter(before: (store: LearnerStore) => Promise<void> = earn): Promise<RenderedScreen> {
  return renderScreen(<LearningCenterScreen />, { path: '/learning#credit', pattern: '/learning', before })
}

/** Opens the dialog. Returns it with the button that opened it and the one that pays. */
async function askToOpen(page: RenderedScreen) {
  const ask = await screen.findByRole('button', { name: pay })
  await page.user.click(ask)
  const dialog = within(await screen.findByRole('dialog'))
  const buy = dialog.getByRole('button', { name: pay })
  return { ask, dialog, buy }
}

it('shows the missing points and no button when I can’t pay', async () => {
  await openCenter(async (store) => void (await store.completeLesson(lesson('foundations_1'))))
  await screen.findByText(new RegExp(words.toGo('800', '50', '750')))
  expect(screen.queryByRole('button', { name: pay })).toBeNull()
})

it('offers to pay once I have earned enough in another tab', async () => {
  const page = await openCenter(() => Promise.resolve())
  await screen.findByText(new RegExp(words.toGo('800', '0', '800')))
  await earn(await page.openOtherTab())
  expect(await screen.findByRole('button', { name: pay })).toBeTruthy()
})

it('keeps my points when I cancel', async () => {
  const page = await openCenter()
  const spent = vi.spyOn(page.store, 'unlockModule')
  const { dialog } = await askToOpen(page)
  expect(dialog.getByText(new RegExp(words.dialogFigures('800', '0')))).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: words.keepPoints }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(spent).not.toHaveBeenCalled()
})

it('ignores the second tap of a double tap', async () => {
  const page = await openCenter()
  const spent = vi.spyOn(page.store, 'unlockModule')
  const { buy } = await askToOpen(page)
  await page.user.click(buy)
  expect(spent).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('charges me once, however often I press', async () => {
  const opening = later<SaveOutcome>()
  const page = await openCenter()
  const spent = vi.spyOn(page.store, 'unlockModule').mockReturnValue(opening.promise)
  const { buy } = await askToOpen(page)
  await page.advance(600)
  await page.user.dblClick(buy)
  expect(spent).toHaveBeenCalledExactlyOnceWith('credit')
  expect(buy.getAttribute('aria-busy')).toBe('true')
  await act(async () => opening.resolve({ kind: 'saved', document: fresh(), revision: 2 }))
  await screen.findByText(learningCenterWords.opened(CREDIT))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes no points when the disk is full, and the retry works', async () => {
  const page = await openCenter()
  const { dialog, buy } = await askToOpen(page)
  await page.advance(600)
  const fullDisk = failingPuts(Infinity)
  await page.user.click(buy)
  expect((await dialog.findByRole('alert')).textContent).toBe(words.notOpened.quota)
  fullDisk.mockRestore()
  await page.user.click(buy)
  await screen.findByText(learningCenterWords.opened(CREDIT))
})

it('never spends points twice when another tab spends them meanwhile', async () => {
  const page = await openCenter()
  const { buy } = await askToOpen(page)
  await page.advance(600)
  const other = await page.openOtherTab()
  await other.unlockModule(moduleId('investing'))
  await waitFor(() => expect(screen.queryAllByRole('button', { name: pay })).toEqual([buy]))
  await page.user.click(buy)
  expect((await screen.findByRole('alert')).textContent).toBe(words.notOpened['too-few-points'])
})

it('lets me leave while the module is being unlocked', async () => {
  const complaint = vi.spyOn(console, 'error')
  const opening = later<SaveOutcome>()
  const page = await openCenter()
  vi.spyOn(page.store, 'unlockModule').mockReturnValue(opening.promise)
  const { buy } = await askToOpen(page)
  await page.advance(600)
  await page.user.click(buy)
  page.unmount()
  await act(async () => opening.resolve({ kind: 'saved', document: fresh(), revision: 2 }))
  expect(complaint).not.toHaveBeenCalled()
})
