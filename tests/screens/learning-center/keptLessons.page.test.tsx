import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { learningCenterWords as words } from '#words/learningCenter'
import { LearningCenterScreen } from '../../../src/screens/learning-center/LearningCenterScreen'
import { renderScreen } from '../renderScreen'

it('lists bookmarks and notes in course order, and follows another tab', async () => {
  const { openOtherTab } = await renderScreen(<LearningCenterScreen />, {
    path: '/learning',
    before: async (store) => {
      await store.kept.keep('notes', 'retired_9', 'Of an earlier course')
      await store.kept.keep('notes', 'saving_1', 'Ask Dad')
      await store.kept.keep('bookmarks', 'foundations_2', true)
    },
  })
  const title = await screen.findByText(words.keptTitle(1, 2))
  const items = () => [...(title.closest('details')?.querySelectorAll('li') ?? [])]
  expect(items().map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/lesson/foundations/foundations_2',
    '/lesson/saving/saving_1',
    undefined,
  ])
  expect(items()[1]?.textContent).toContain('Ask Dad')
  expect(items()[2]?.textContent).toContain('Of an earlier course')
  const other = await openOtherTab()
  await act(() => other.kept.keep('bookmarks', 'foundations_2', null))
  await screen.findByText(words.keptTitle(0, 2))
  await act(() => other.kept.keep('notes', 'saving_1', null))
  await act(() => other.kept.keep('notes', 'retired_9', null))
  await waitFor(() => expect(document.querySelector('details li a[href*="saving_1"]')).toBeNull())
})

it('shows no list when there are no bookmarks or notes', async () => {
  await renderScreen(<LearningCenterScreen />, { path: '/learning' })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByText('Search every lesson')
  expect(screen.queryByText(/Bookmarks and notes/)).toBeNull()
})
