import { screen, waitFor } from '@testing-library/react'
import { compileFunction } from 'node:vm'
import { expect, it } from 'vitest'
import { dashboardWords as words } from '#words/dashboard'
import { DashboardScreen } from '../../src/screens/dashboard/DashboardScreen'
import { lesson } from '../core/progress/samples'
import { renderScreen } from '../screens/renderScreen'
import { DASHBOARD_IS_WHOLE } from './wholeDashboard'

const dashboard = (
  <main>
    <DashboardScreen />
  </main>
)

/** Runs the expression as the benchmark does in its page. */
const isWhole = (): unknown => compileFunction(`return (${DASHBOARD_IS_WHOLE})`, ['document'])(document)

it('is true of a dashboard with lessons and activities', async () => {
  await renderScreen(dashboard, {
    before: async (store) => {
      for (const number of [1, 2, 3, 4, 5]) await store.completeLesson(lesson(`foundations_${number}`))
    },
  })
  await waitFor(() => expect(isWhole()).toBe(true))
})

it('is false for a learner without a complete lesson', async () => {
  await renderScreen(dashboard)
  await screen.findByText(words.startHere)
  expect(isWhole()).toBe(false)
})
