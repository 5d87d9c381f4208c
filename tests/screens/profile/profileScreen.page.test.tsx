import { entryWords } from '#words/entries'
import { profileWords as words } from '#words/profile'
import { startOverWords } from '#words/earlierProgress'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ProfileScreen } from '../../../src/screens/profile/ProfileScreen'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { failRead, holdRead, type RenderedScreen, renderScreen } from '../renderScreen'

const entries = () => screen.queryByRole('table', { name: /Recent activity/ })

async function openNameForm({ user }: RenderedScreen): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: words.changeName }))
  return await screen.findByLabelText(words.name)
}

it('shows my name while my profile loads', async () => {
  let release = (): void => undefined
  await renderScreen(<ProfileScreen />, { before: (store) => (release = holdRead(store, 'progress')) })
  expect(screen.getByRole('heading', { name: 'Maya' })).toBeTruthy()
  expect(screen.getByText(words.loading)).toBeTruthy()
  release()
  await screen.findByText(words.noEntries)
  expect(screen.queryByText(words.loading)).toBeNull()
})

it('adds my activity last, and follows lessons in another tab', async () => {
  let release = (): void => undefined
  const page = await renderScreen(<ProfileScreen />, {
    before: async (store) => {
      await store.completeLesson(lesson('foundations_1'))
      release = holdRead(store, 'activity')
    },
  })
  await screen.findByRole('heading', { name: words.recentActivity })
  expect(entries()).toBeNull()
  // The placeholder is as high as the content, so that a press below does not miss.
  expect(screen.getByText(words.loading).parentElement?.querySelectorAll('i')).toHaveLength(1)
  release()
  await screen.findByText('Introduction to Money Management')
  const other = await page.openOtherTab()
  await other.completeLesson(lesson('foundations_2'))
  await screen.findByText(words.lessonsDone(2))
  // Below the list, the same lesson may appear in the question “Was this you?”.
  await waitFor(() => expect(entries()?.textContent).toContain('Understanding Your Paycheck and Income'))
})

it('reserves space for more entries than it counts after starting over', async () => {
  await renderScreen(<ProfileScreen />, {
    before: async (store) => {
      await store.completeLesson(lesson('foundations_1'))
      await store.setAside.startOver()
      holdRead(store, 'activity')
    },
  })
  await screen.findByRole('heading', { name: words.recentActivity })
  expect(screen.getByText(words.loading).parentElement?.querySelectorAll('i')).toHaveLength(10)
})

it('shows the error screen when my progress cannot be read', async () => {
  await renderScreen(<ProfileScreen />, { before: (store) => failRead(store, 'activity') })
  await screen.findByText('Something went wrong')
})

it('explains an empty activity list', async () => {
  await renderScreen(<ProfileScreen />)
  await screen.findByText(words.noEntries)
  expect(screen.getByText(words.noCertificates)).toBeTruthy()
})

it('does not suggest a first lesson after another device’s progress arrives', async () => {
  await renderScreen(<ProfileScreen />, {
    before: async (store) => {
      await store.completeLesson(lesson('foundations_1'))
      // Progress that was merged by a sync has no activity entries here.
      vi.spyOn(store, 'activity').mockResolvedValue([])
    },
  })
  await screen.findByText(entryWords.elsewhere)
  expect(screen.queryByText(words.noEntries)).toBeNull()
})

it('saves my new name once, however often I press', async () => {
  const page = await renderScreen(<ProfileScreen />)
  const saved = vi.spyOn(page.store, 'setDisplayName')
  const field = await openNameForm(page)
  await page.user.clear(field)
  await page.user.type(field, 'Maya Lin')
  await page.user.dblClick(screen.getByRole('button', { name: /^Save name/ }))
  await screen.findByText(words.nameSaved('Maya Lin'))
  await screen.findByRole('heading', { name: 'Maya Lin' })
  expect(saved).toHaveBeenCalledTimes(1)
})

it('keeps a name that a full disk rejected, with a solution', async () => {
  const page = await renderScreen(<ProfileScreen />)
  const field = await openNameForm(page)
  await page.user.clear(field)
  const fullDisk = failingPuts(Infinity)
  await page.user.type(field, 'Maya Lin{Enter}')
  await screen.findByText(words.notSaved.quota)
  expect(field).toHaveProperty('value', 'Maya Lin')
  fullDisk.mockRestore()
  await page.user.type(field, '{Enter}')
  await screen.findByText(words.nameSaved('Maya Lin'))
})

it('groups my profile, with deleting last and apart', async () => {
  await renderScreen(<ProfileScreen />)
  await screen.findByText(words.noEntries)
  const groups = Object.values(words.groups).map((name) => screen.getByRole('group', { name }))
  const headings = groups.map((group) => [...group.querySelectorAll('h2')].map(({ textContent }) => textContent))
  expect(headings.map(({ length }) => length > 0)).toEqual([true, true, true, true])
  expect(headings.at(-1)).toEqual([startOverWords.title])
})
