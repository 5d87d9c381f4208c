import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dashboardWords } from '#words/dashboard'
import { reviewLineWords as words } from '#words/reviewLine'
import { DashboardScreen } from '../../../src/screens/dashboard/DashboardScreen'
import { lesson, question } from '../../core/progress/samples'
import { readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

const open = async (options: ScreenOptions = {}) => {
  const page = await renderScreen(<DashboardScreen />, {
    ...options,
    before: async (store) => {
      vi.setSystemTime(new Date('2026-11-19T09:00:00'))
      await store.completeLesson(lesson('saving_1'))
      vi.setSystemTime(new Date('2026-11-20T09:00:00'))
      await options.before?.(store)
    },
  })
  const link = await screen.findByRole('link', { name: dashboardWords.reviewAction })
  expect(link.getAttribute('href')).toBe('/learning?view=review')
  // The questions are counted after the page is shown.
  await page.advance(2500)
  return page
}

describe('the review row', () => {
  it('is hidden before the first lesson', async () => {
    await renderScreen(<DashboardScreen />)
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText(/Start lesson 1/)
    expect(screen.queryByText(dashboardWords.reviewAction)).toBeNull()
  })

  it('shows how many questions are due', async () => {
    await open()
    // The rule of the lesson, its two questions and one case are the four new questions of a day.
    await screen.findByText(words.due(4))
  })

  it('says that today is done', async () => {
    await open({
      before: async (store) => {
        for (const key of ['rule-saving_1-1', 'decide-saving_1-1', 'decide-saving_1-2', 'saving-saving_p1']) {
          await store.answerReview(question(key), 0)
        }
      },
    })
    await screen.findByText(words.doneToday)
  })

  it('gives the date of the next review', async () => {
    const { advance } = await renderScreen(<DashboardScreen />, {
      before: (store) => store.completeLesson(lesson('saving_1')),
    })
    await screen.findByRole('link', { name: dashboardWords.reviewAction })
    await advance(2500)
    await screen.findByText(words.nextOn('Nov 21'))
  })

  it('says that questions are not on this device, and keeps the page', async () => {
    await open({
      fetchText: (path) => (path.endsWith('_quiz.json') ? Promise.reject(new Error('none')) : readPublicFile(path)),
    })
    await screen.findByText(words.unreadable)
  })
})
