import { dashboardWords } from '#words/dashboard'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DashboardScreen } from '../../../src/screens/dashboard/DashboardScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const words = dashboardWords.reminder

afterEach(() => {
  vi.restoreAllMocks()
})

const lessons = (count: number) => async (store: OpenedLearnerStore) => {
  for (let number = 1; number <= count; number += 1) {
    await store.completeLesson(lesson(number <= 8 ? `foundations_${number}` : `saving_${number - 8}`))
  }
}
const opens = (options: ScreenOptions) => renderScreen(<DashboardScreen />, { path: '/dashboard', ...options })
const dashboard = () => screen.findByRole('heading', { name: dashboardWords.quilt })
const reminder = () => screen.queryByText(words.text)

describe('the backup reminder', () => {
  it('appears after ten lessons, with a link to make a file', async () => {
    await opens({ before: lessons(10) })
    await screen.findByText(words.title(10))
    expect(screen.getByRole('link', { name: words.make }).getAttribute('href')).toBe('/profile#backup-file')
  })

  it.each([
    ['before the tenth', {}, 9],
    ['to whom an account backs up', { kind: 'cloud' }, 10],
  ] as const)('is not shown %s', async (_, learner, count) => {
    await opens({ learner, before: lessons(count) })
    await dashboard()
    expect(reminder()).toBeNull()
  })

  it('disappears once a file was made', async () => {
    const page = await opens({ before: lessons(10) })
    await screen.findByText(words.text)
    await act(async () => {
      await page.store.backupFile.noteMade({ revision: 1, holds: { lessons: 10, quizzes: 0, points: 500 } })
    })
    await waitFor(() => expect(reminder()).toBeNull())
  })

  it('stays hidden in every tab once I dismissed it', async () => {
    const page = await opens({ before: lessons(10) })
    await screen.findByText(words.text)
    await page.advance(600)
    await page.user.dblClick(screen.getByRole('button', { name: new RegExp(`^${words.dismiss}`) }))
    await waitFor(() => expect(reminder()).toBeNull())
    expect(document.activeElement?.tagName).toBe('H1')
    const other = await page.openOtherTab()
    expect((await other.backupFile.state()).isReminderDismissed).toBe(true)
  })

  it('stays when a full disk cannot save that I dismissed it', async () => {
    const page = await opens({ before: lessons(10) })
    await screen.findByText(words.text)
    failingPuts(Infinity)
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${words.dismiss}`) }))
    await screen.findByText(words.notSaved)
    expect(reminder()).not.toBeNull()
  })
})
