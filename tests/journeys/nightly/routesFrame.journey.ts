import { describe, expect } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { Learner } from '../Learner'
import { Site } from '../Site'

/** The button of a dropdown of the wide navigation bar. */
const dropdown = (name: string) =>
  `[...document.querySelectorAll('header button[aria-expanded]')].find((button) => button.innerText.trim() === '${name}')`
const isExpanded = (name: string) => `return ${dropdown(name)}?.getAttribute('aria-expanded') === 'true'`
const isFolded = (name: string) => `return ${dropdown(name)}?.getAttribute('aria-expanded') === 'false'`
const isFocused = (selector: string) => `return document.activeElement === document.querySelector('${selector}')`
/** The visible items of the wide navigation bar, in order. */
const barLinks = `
  const entries = [...document.querySelectorAll('header nav > ul > li > a, header nav > ul > li > button')]
  return entries.filter((entry) => entry.checkVisibility()).map((entry) => entry.innerText.trim())`
const menuOf = (name: string) => `
  const menu = document.getElementById(${dropdown(name)}.getAttribute('aria-controls'))
  return [...menu.querySelectorAll('a, button')].filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
    .map((entry) => entry.innerText.trim())`
const barStyle = `
  const { backgroundColor, backdropFilter, position } = getComputedStyle(document.querySelector('header'))
  return { backgroundColor, backdropFilter, position }`
/** An observer reports after the frame that it saw, and the effect is visible in the frame after that. */
const frames = 'for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done))'

const it = journeyOfFile(launchHeadlessShell)

describe('the frame of every page', () => {
  const scrollsTo = (browser: ChromiumBrowser, y: number) =>
    browser.evaluate(`scrollTo(0, ${y}); ${frames}; return scrollY`)
  const hovers = async (browser: ChromiumBrowser, name: string) => {
    const place = (await browser.evaluate(`
      const { x, y, width, height } = ${dropdown(name)}.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }`)) as { x: number; y: number }
    await browser.page.mouse.move(place.x, place.y)
  }
  const leavesTheBar = (browser: ChromiumBrowser) => browser.page.mouse.move(640, 600)

  it.beforeAll(async ({ learner: maya }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
  })

  it.for(['light', 'dark'] as const)(
    'fixes the bar, dark and blurred beyond 10 px, %s',
    async (colorScheme, { browser, learner: maya }) => {
      await browser.page.emulateMedia({ colorScheme })
      await maya.opens('/about')
      expect(await scrollsTo(browser, 10)).toBe(10)
      expect(await browser.evaluate(barStyle)).toEqual({
        position: 'fixed',
        backgroundColor: 'rgba(0, 0, 0, 0)',
        backdropFilter: 'none',
      })
      expect(await scrollsTo(browser, 11)).toBe(11)
      await maya.until(
        `${barStyle.replace('return {', 'const style = {')}; return style.backdropFilter !== 'none'`,
        'blur',
      )
      const scrolled = (await browser.evaluate(barStyle)) as { backgroundColor: string; backdropFilter: string }
      expect(scrolled.backdropFilter).toMatch(/blur\(10px\)/)
      const [red = 255, green = 255, blue = 255] = scrolled.backgroundColor.match(/[\d.]+/g)?.map(Number) ?? []
      expect(Math.max(red, green, blue)).toBeLessThan(64)
      expect(await browser.evaluate('return document.querySelector("header").getBoundingClientRect().top')).toBe(0)
      await scrollsTo(browser, 0)
      await maya.until(
        `${barStyle.replace('return {', 'const style = {')}; return style.backdropFilter === 'none'`,
        'paper',
      )
      await browser.page.emulateMedia({ colorScheme: 'light' })
    },
  )

  it('shows the scroll-to-top button beyond 300 px only', async ({ browser, learner: maya }) => {
    await maya.opens('/research')
    expect(await scrollsTo(browser, 300)).toBe(300)
    expect(await maya.canPress('Scroll to top')).toBe(false)
    expect(await scrollsTo(browser, 301)).toBe(301)
    await maya.presses('Scroll to top')
    await maya.until('return scrollY === 0', 'the top')
    await maya.until(isFocused('#main-content'), 'the focus at the top of the content')
    await maya.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'no button')
  })

  it('orders the links, with Home only on other pages', async ({ browser, learner: maya }) => {
    await maya.opens('/')
    expect(await browser.evaluate(barLinks)).toEqual([
      'About',
      'Learning',
      'Partnerships',
      'Contact',
      'Español',
      'Sign In',
    ])
    for (const path of ['/contact', '/newsletters/first-500', '/nowhere']) {
      await maya.opens(path)
      await maya.seesHeading(/./)
      expect(await browser.evaluate(barLinks), path).toEqual([
        'Home',
        'About',
        'Learning',
        'Partnerships',
        'Contact',
        'Español',
        'Sign In',
      ])
    }
    await maya.presses('Sign In')
    await maya.isAt('/login')
  })

  it('opens a dropdown on hover and closes it after 150 ms', async ({ browser, learner: maya }) => {
    await maya.opens('/about')
    await leavesTheBar(browser)
    await maya.until(`${isFolded('Learning')} && performance.now() > 300`, 'a folded menu')
    await browser.evaluate(`
      globalThis.seen = {}
      const button = ${dropdown('Learning')}
      button.closest('li').addEventListener('pointerleave', () => { seen.left = performance.now() })
      new MutationObserver(() => { seen[button.ariaExpanded === 'true' ? 'opened' : 'closed'] = performance.now() })
        .observe(button, { attributeFilter: ['aria-expanded'] })`)
    await hovers(browser, 'Learning')
    await maya.until(isExpanded('Learning'), 'an open menu')
    expect(await browser.evaluate(menuOf('Learning'))).toEqual([
      'Financial Literacy',
      'Open Source',
      'Newsletters',
      'Research',
    ])
    await leavesTheBar(browser)
    await maya.until('return seen.closed !== undefined', 'a folded menu')
    const { left = 0, closed = 0 } = (await browser.evaluate('return seen')) as { left?: number; closed?: number }
    // Timers never fire early, except by rounding. A busy machine may fire them seconds late.
    expect(closed - left).toBeGreaterThanOrEqual(149)
    expect(closed - left).toBeLessThan(10_000)

    await hovers(browser, 'Learning')
    await maya.until(isExpanded('Learning'), 'an open menu')
    await maya.presses('Research')
    await maya.seesHeading('What we know and don’t know yet')
  })

  it('opens a dropdown with Enter or arrows and closes it with Escape', async ({ browser, learner: maya }) => {
    await maya.opens('/about')
    await leavesTheBar(browser)
    await maya.tabsTo('Learning')
    await browser.press('Enter')
    await maya.until(isExpanded('Learning'), 'an open menu')
    await browser.press('Escape')
    await maya.until(isFolded('Learning'), 'a folded menu')
    expect(await browser.evaluate(`return document.activeElement === ${dropdown('Learning')}`)).toBe(true)
    await browser.press('ArrowDown')
    await maya.until("return document.activeElement.innerText === 'Financial Literacy'", 'the first entry')
    await browser.press('End')
    await maya.until("return document.activeElement.innerText === 'Research'", 'the last entry')
    await maya.tabsTo('Partnerships')
    await maya.until(isFolded('Learning'), 'a menu folded behind the focus')
  })

  it('opens a pressed dropdown when its slow script has loaded', async ({ site }) => {
    const stranger = await launchHeadlessShell()
    try {
      let bring = (): void => undefined
      const brought = new Promise<void>((resolve) => (bring = resolve))
      await stranger.page.route('**/*.js', async (route) => {
        await brought
        await route.continue()
      })
      const nora = new Learner(stranger, site.origin)
      await nora.opens('/about')
      await nora.tabsTo('Learning')
      await stranger.press('Enter')
      expect(await stranger.evaluate(isFolded('Learning'))).toBe(true)
      bring()
      await nora.until(isExpanded('Learning'), 'an open menu')
    } finally {
      await stranger.close()
    }
  })

  it('shows the first name and a sign-out button to a learner', async ({ browser, learner: maya }) => {
    await maya.opens('/login')
    await maya.types('Maya Berg', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    for (const path of ['/dashboard', '/', '/research']) {
      await maya.opens(path)
      await maya.presses('Maya')
      await maya.until(isExpanded('Maya'), `an open menu at ${path}`)
      expect(await browser.evaluate(menuOf('Maya')), path).toEqual([
        'Dashboard',
        'Learning Center',
        'Profile',
        // On a public page, the link to the same page in Spanish is in the bar.
        ...(path === '/dashboard' ? ['Español'] : []),
        'Switch Learner',
        'Sign Out',
      ])
      expect(await maya.canPress('Sign In'), path).toBe(false)
    }
  })

  it('scrolls to the top and focuses the heading on each navigation', async ({ browser, learner: maya }) => {
    await maya.opens('/dashboard')
    await maya.sees('Backup and storage')
    expect(await browser.evaluate('return document.activeElement.tagName')).toBe('BODY')
    await browser.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await browser.evaluate(`document.querySelector('a[href="/tools"]').click()`)
    await maya.seesHeading('Tools')
    await maya.until('return scrollY === 0', 'the top')
    await maya.until(isFocused('h1'), 'the focus on the heading')
    await browser.press('Tab')
    expect(await browser.evaluate('return document.activeElement.closest("main") !== null')).toBe(true)
  })

  it('offers a reload after an uncaught error', async ({ browser, learner: maya }) => {
    await browser.page.addInitScript(`
      if (sessionStorage.getItem('broken') === 'yes') {
        sessionStorage.removeItem('broken')
        Date.prototype.getHours = () => { throw new Error('a planted fault') }
      }`)
    await browser.evaluate("sessionStorage.setItem('broken', 'yes')")
    await maya.opens('/dashboard')
    await maya.seesHeading('Something went wrong')
    await maya.sees('We encountered an unexpected error. Please try refreshing the page.')
    await maya.presses('Refresh Page')
    await maya.seesHeading(/^Good (morning|afternoon|evening), Maya$/)
  })
})

describe('the frame under a finger', () => {
  it('opens and folds dropdowns by tap, with a small-screen menu', async () => {
    const site = await Site.starts(process.env['SITE_ROOT'])
    const browser = await launchHeadlessShell({ hasTouch: true })
    try {
      const maya = new Learner(browser, site.origin)
      await maya.opens('/about')
      await maya.sees('No one should pay')
      const button = browser.page.locator('header button[aria-expanded]')
      // The tap loads the bar's script, and the bar then handles the tap that came before React.
      await maya.until(
        "return document.querySelector('head > link[rel=stylesheet]') !== null",
        'the script of the page',
      )
      await button.tap()
      await maya.until(isExpanded('Learning'), 'an open menu')
      await button.tap()
      await maya.until(isFolded('Learning'), 'a folded menu')
      await button.tap()
      await browser.page.getByRole('link', { name: 'Newsletters' }).first().tap()
      await maya.seesHeading('Newsletters')

      await browser.resize(360, 740)
      expect(await maya.canPress('Learning')).toBe(false)
      await browser.page.locator('summary[aria-label="Menu"]').tap()
      expect(
        await browser.evaluate(`
          return [...document.querySelectorAll('header details[open] nav a')].map((link) => link.innerText.trim())`),
      ).toEqual([
        'Home',
        'About',
        'Financial Literacy',
        'Open Source',
        'Newsletters',
        'Research',
        'Partnerships',
        'Contact',
        'Sign In',
        'Español',
      ])
      await browser.page.locator('header details[open] nav').getByText('Contact').tap()
      await maya.seesHeading('If you need help today')
    } finally {
      await browser.close()
      await site.goesAway()
    }
  })
})
