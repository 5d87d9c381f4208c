import { expect } from 'vitest'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { protectedRoutes, publicRoutes } from '../routesOfTheSite'
import { walksRoutes } from '../walksRoutes'
import { watchPage } from '../watchPage'

/** One screen of each kind. `routes` opens all others. */
const PATHS = [
  '/',
  '/teachers',
  '/dashboard',
  '/learning',
  '/learning?view=join',
  '/learning?view=glossary',
  '/achievements',
  '/profile',
  '/profile?view=backup',
  '/tools?tool=loan',
  '/lesson/saving/saving_2',
  '/quiz/saving',
]

const it = journeyOfFile(launchHeadlessShell)

it('twelve screens have a heading and no fault for axe or scroll', async ({ browser, learner: maya }) => {
  const watch = await watchPage(browser)
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  watch.complaints()
  const screens = [...publicRoutes, ...protectedRoutes].filter(({ path }) => PATHS.includes(path))
  expect(screens).toHaveLength(PATHS.length)
  expect(
    await walksRoutes({ maya, browser, watch }, screens, { colorScheme: 'light', withAxe: true, opensAnew: false }),
  ).toEqual([])
})
