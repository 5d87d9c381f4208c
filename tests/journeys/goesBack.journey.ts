import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Browser } from './drivers/Browser'
import { launchHeadlessShell } from './drivers/chromium'
import { firefox } from './drivers/firefox'
import { hasFirefox } from './engines'
import { Learner } from './Learner'
import { READ_HALF } from './readHalf'
import { Site } from './Site'

let site: Site
beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
})
afterAll(() => site?.goesAway())

const HEADING = `
  const heading = document.querySelector('h1')
  const { top, bottom } = heading?.getBoundingClientRect() ?? {}
  return heading !== null && scrollY === 0 && document.activeElement === heading && top >= 0 && bottom <= innerHeight`

const scrollsDown = async (browser: Browser): Promise<void> => {
  // A page grows while its parts arrive.
  await vi.waitFor(async () => {
    await browser.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    expect(await browser.evaluate('return scrollY > 200')).toBe(true)
  })
  // A browser stores the scroll position of a page when it has painted it.
  await browser.evaluate('return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)))')
}

const engines = [
  { name: 'Chromium', launch: (): Promise<Browser> => launchHeadlessShell() },
  { name: 'Firefox', launch: () => firefox.launch() },
]

describe.each(engines.filter(({ name }) => name !== 'Firefox' || hasFirefox))('Back, in $name', ({ launch }) => {
  let browser: Browser
  let maya: Learner
  beforeAll(async () => {
    browser = await launch()
    maya = new Learner(browser, site.origin)
    await browser.resize(360, 640)
  })
  afterAll(() => browser?.close())

  const isAtItsTop = async (): Promise<void> => {
    await maya.until(HEADING, 'the heading in focus, with the page at its top')
    // The browser restores its scroll position later than the page appears.
    await browser.evaluate('return new Promise((resolve) => setTimeout(resolve, 500))')
    expect(await browser.evaluate(HEADING)).toBe(true)
  }

  it('opens a public page at its top, with the heading focused', async () => {
    await maya.opens('/financial-literacy')
    await scrollsDown(browser)
    await maya.opens('/about')
    await scrollsDown(browser)
    await maya.goesBack()
    await maya.seesHeading('The whole course, module by module')
    await isAtItsTop()
    await maya.goesBack(-1)
    await maya.seesHeading('No one should pay to learn about money')
    await isAtItsTop()
  })

  it('opens a screen at its top, with the heading focused', async () => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.opens('/learning')
    await maya.seesHeading('Learning Center')
    await scrollsDown(browser)
    await maya.presses('Tools')
    await maya.seesHeading('Tools')
    await scrollsDown(browser)
    await maya.goesBack()
    await maya.seesHeading('Learning Center')
    await isAtItsTop()
    await maya.goesBack(-1)
    await maya.seesHeading('Tools')
    await isAtItsTop()
  })

  it('returns from a public page to a screen’s top and heading', async () => {
    await maya.opens('/learning')
    await maya.seesHeading('Learning Center')
    await scrollsDown(browser)
    await maya.opens('/about')
    await scrollsDown(browser)
    await maya.goesBack()
    await maya.seesHeading('Learning Center')
    await isAtItsTop()
  })

  it('opens a lesson where it was left, with that part’s heading focused', async () => {
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.until("return document.querySelectorAll('article h2[id]').length > 3", 'the parts of the lesson')
    await maya.comesToRest()
    const part = String(
      await browser.evaluate(`
        const part = document.querySelectorAll('article h2[id]')[3]
        part.scrollIntoView({ behavior: 'instant' })
        return part.textContent`),
    )
    await maya.until(READ_HALF, 'the place in the lesson to be kept')
    await maya.opens('/learning')
    await maya.seesHeading('Learning Center')
    // Firefox keeps a whole page for Back, with the focus that it had. So the lesson is opened by its address.
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.until(
      `
        const focus = document.activeElement
        const { top, bottom } = focus.getBoundingClientRect()
        const isInView = scrollY > 500 && top >= 0 && bottom <= innerHeight
        return focus.matches('article h2') && focus.textContent === ${JSON.stringify(part)} && isInView`,
      `the heading “${part}” in focus and in the window`,
    )
  })
})
