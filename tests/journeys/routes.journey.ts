import { describe, expect } from 'vitest'
import { siteName } from '../../src/site'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'
import { READ_HALF } from './readHalf'
import { loginRoute, missingRoutes, protectedRoutes, publicRoutes, type SiteRoute } from './routesOfTheSite'
import { type PageWatch, watchPage } from './watchPage'

const SIZES = [
  [1280, 800],
  [360, 740],
] as const
const MOST_SHIFT = 0.05
const remembering = (path: string) => `/login?from=${encodeURIComponent(path)}`

interface Walk {
  readonly colorScheme: 'light' | 'dark'
  /** Whether axe checks the pages too. For the dark pages it is enough to check the colors. */
  readonly withAxe: boolean
  /** Whether a page is reloaded for each size, or resized as it is. */
  readonly opensAnew: boolean
}

const it = journeyOfFile(launchHeadlessShell)

describe('every route: heading, title, quiet console, no shift or sideways scroll', () => {
  let watch: PageWatch

  it.beforeAll(async ({ browser, learner: maya }) => {
    watch = await watchPage(browser)
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
    watch.complaints()
  })

  /** Opens every route at each size and returns all faults. */
  const walk = async (
    maya: Learner,
    browser: ChromiumBrowser,
    routes: readonly SiteRoute[],
    { colorScheme, withAxe, opensAnew }: Walk,
  ) => {
    const faults: string[] = []
    await browser.page.emulateMedia({ colorScheme })
    const opens = async ({ path, title, heading }: SiteRoute, note: (fault: string) => void): Promise<void> => {
      await maya.opens(path)
      await maya.seesHeading(heading)
      await watch.rests()
      // The title is set after the first paint of the heading.
      const isTitled = `return document.title === ${JSON.stringify(`${title} · ${siteName}`)}`
      await maya.until(isTitled, 'its title', { withinMs: 5_000 }).catch((error: unknown) => note(String(error)))
      const { sum, what } = await watch.shifts()
      if (sum > MOST_SHIFT) note(`shifts by ${sum.toFixed(3)}: ${what.join(' | ')}`)
    }
    const look = async (width: number, note: (fault: string) => void): Promise<void> => {
      if (withAxe)
        for (const violation of await watch.violations(colorScheme === 'dark' ? 'ofColors' : 'all')) note(violation)
      if ((await watch.overflow()) > 0) note(`scrolls sideways`)
      if (width === 360) {
        await browser.resize(320, 640)
        if ((await watch.overflow()) > 0) note('scrolls sideways at 320 px')
      }
      for (const complaint of watch.complaints()) note(`console: ${complaint}`)
    }
    const rounds = opensAnew ? SIZES.map((size) => [size]) : [SIZES]
    for (const sizes of rounds) {
      for (const route of routes) {
        for (const [index, [width, height]] of sizes.entries()) {
          const note = (fault: string) => void faults.push(`${route.path} at ${width} px: ${fault}`)
          await browser.resize(width, height)
          if (index === 0) await opens(route, note)
          await look(width, note)
        }
      }
    }
    await browser.resize(1280, 800)
    return faults
  }

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
    expect(await walk(maya, browser, open, { colorScheme: 'light', withAxe: true, opensAnew: true })).toEqual([])
  })

  it('signed out, online: protected routes lead to the sign-in page', async ({ learner: maya }) => {
    expect(await opensProtectedRoutes(maya)).toEqual([])
  })

  it('signed out, offline, dark, and clean for axe', async ({ browser, learner: maya, site }) => {
    await site.goesAway()
    expect(await walk(maya, browser, open, { colorScheme: 'dark', withAxe: true, opensAnew: false })).toEqual([])
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
      await walk(maya, browser, protectedRoutes, { colorScheme: 'light', withAxe: true, opensAnew: isNightly }),
    ).toEqual([])
  })

  it('signed in, online, dark: public routes and unknown addresses', async ({ browser, learner: maya }) => {
    expect(
      await walk(maya, browser, [...publicRoutes, ...missingRoutes], {
        colorScheme: 'dark',
        withAxe: false,
        opensAnew: false,
      }),
    ).toEqual([])
  })

  it('signed in, offline, dark, and clean for axe', async ({ browser, learner: maya, site }) => {
    await site.goesAway()
    expect(
      await walk(maya, browser, protectedRoutes, { colorScheme: 'dark', withAxe: true, opensAnew: false }),
    ).toEqual([])
  })

  it('signed in with some progress, offline, light', async ({ browser, learner: maya }) => {
    await browser.resize(1280, 800)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Mark complete')
    await maya.sees('50 points earned so far.')
    await maya.opens('/lesson/saving/saving_2')
    await maya.sees('Practical Steps')
    await browser.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await maya.until(READ_HALF, 'the place in the lesson to be kept')
    await maya.opens('/dashboard')
    await maya.sees('Continue where you left off')
    watch.complaints()
    const ownPages = ['/dashboard', '/dashboard-old', '/learning', '/learning-old', '/achievements', '/profile']
    const routes = protectedRoutes.filter(({ path }) => ownPages.includes(path) || path === '/lesson/saving/saving_2')
    expect(routes).toHaveLength(7)
    expect(await walk(maya, browser, routes, { colorScheme: 'light', withAxe: false, opensAnew: true })).toEqual([])
  })

  it('signed in, offline, light: public routes and unknown addresses', async ({ browser, learner: maya }) => {
    expect(
      await walk(maya, browser, [...publicRoutes, ...missingRoutes], {
        colorScheme: 'light',
        withAxe: false,
        opensAnew: true,
      }),
    ).toEqual([])
  })
})
