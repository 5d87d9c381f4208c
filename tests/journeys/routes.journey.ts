import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'
import { READ_HALF } from './readHalf'
import { loginRoute, missingRoutes, protectedRoutes, publicRoutes } from './routesOfTheSite'
import { walksRoutes } from './walksRoutes'
import { type PageWatch, watchPage } from './watchPage'

const remembering = (path: string) => `/login?from=${encodeURIComponent(path)}`

const it = journeyOfFile(launchHeadlessShell)

describe('every route: heading, title, quiet console, no shift or sideways scroll', () => {
  let watch: PageWatch

  it.beforeAll(async ({ browser, learner: maya }) => {
    watch = await watchPage(browser)
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
    watch.complaints()
  })

  /** Opens every protected route and returns those that do not lead to a sign-in page that remembers them. */
  const opensProtectedRoutes = async (maya: Learner): Promise<readonly string[]> => {
    for (const { path } of protectedRoutes) {
      await maya.opens(path)
      await maya.isAt(remembering(path))
      await maya.seesHeading(loginRoute.heading)
    }
    return watch.complaints()
  }

  const open = [...publicRoutes, loginRoute, ...missingRoutes]

  it('signed out, online, light, and clean for axe', async ({ browser, learner: maya }) => {
    expect(
      await walksRoutes({ maya, browser, watch }, open, { colorScheme: 'light', withAxe: true, opensAnew: true }),
    ).toEqual([])
  })

  it('signed out, online: protected routes lead to the sign-in page', async ({ learner: maya }) => {
    expect(await opensProtectedRoutes(maya)).toEqual([])
  })

  it('signed out, offline, dark', async ({ browser, learner: maya, site }) => {
    await site.goesAway()
    expect(
      await walksRoutes({ maya, browser, watch }, open, { colorScheme: 'dark', withAxe: isNightly, opensAnew: false }),
    ).toEqual([])
  })

  it('signed out, offline: protected routes lead to the sign-in page', async ({ learner: maya }) => {
    expect(await opensProtectedRoutes(maya)).toEqual([])
  })

  it('sign-in returns to the address with query and anchor, also offline', async ({ browser, learner: maya, site }) => {
    const leaves = async () => {
      await maya.presses('Maya')
      await maya.presses('Sign Out')
      await maya.presses('Keep my progress on this device')
      await maya.seesHeading('Money lessons that work offline.')
    }
    await maya.opens('/tools?tool=loan&amount=7000#main-content')
    await maya.isAt(remembering('/tools?tool=loan&amount=7000#main-content'))
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.seesHeading('Loan payment')
    await maya.isAt('/tools?tool=loan&amount=7000')
    expect(await browser.evaluate('return location.hash')).toBe('#main-content')
    await leaves()
    await site.comesBack()
    await maya.opens('/quiz/saving')
    await maya.isAt(remembering('/quiz/saving'))
    await maya.presses('Maya')
    await maya.isAt('/quiz/saving')
    watch.complaints()
  })

  it('signed in, online: sign-in continues to the remembered route', async ({ learner: maya }) => {
    for (const { path, heading } of protectedRoutes) {
      await maya.opens(remembering(path))
      await maya.isAt(path)
      await maya.seesHeading(heading)
    }
    await maya.opens('/login')
    await maya.isAt('/dashboard')
    expect(watch.complaints()).toEqual([])
  })

  it('signed in, online, light, and clean for axe', async ({ browser, learner: maya }) => {
    expect(
      // Shifts differ little between widths here, so only the nightly run opens each screen at each width.
      await walksRoutes({ maya, browser, watch }, protectedRoutes, {
        colorScheme: 'light',
        withAxe: true,
        opensAnew: isNightly,
      }),
    ).toEqual([])
  })

  it('signed in, online, dark: public routes and unknown addresses', async ({ browser, learner: maya }) => {
    expect(
      await walksRoutes({ maya, browser, watch }, [...publicRoutes, ...missingRoutes], {
        colorScheme: 'dark',
        withAxe: false,
        opensAnew: false,
      }),
    ).toEqual([])
  })

  it('signed in, offline, dark', async ({ browser, learner: maya, site }) => {
    await site.goesAway()
    expect(
      await walksRoutes({ maya, browser, watch }, protectedRoutes, {
        colorScheme: 'dark',
        withAxe: isNightly,
        opensAnew: false,
      }),
    ).toEqual([])
  })

  it('signed in with some progress, offline, light', async ({ browser, learner: maya }) => {
    await browser.resize(1280, 800)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await maya.opens('/lesson/saving/saving_2')
    await maya.sees('Practical Steps')
    // The page grows while the parts of the lesson arrive.
    await maya.comesToRest()
    await browser.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await maya.until(READ_HALF, 'the place in the lesson to be kept')
    await maya.opens('/dashboard')
    await maya.sees('Continue where you left off')
    watch.complaints()
    const ownPages = ['/dashboard', '/dashboard-old', '/learning', '/learning-old', '/achievements', '/profile']
    const routes = protectedRoutes.filter(({ path }) => ownPages.includes(path) || path === '/lesson/saving/saving_2')
    expect(routes).toHaveLength(7)
    expect(
      await walksRoutes({ maya, browser, watch }, routes, { colorScheme: 'light', withAxe: false, opensAnew: true }),
    ).toEqual([])
  })

  it('signed in, offline, light: public routes and unknown addresses', async ({ browser, learner: maya }) => {
    expect(
      await walksRoutes({ maya, browser, watch }, [...publicRoutes, ...missingRoutes], {
        colorScheme: 'light',
        withAxe: false,
        opensAnew: true,
      }),
    ).toEqual([])
  })
})
