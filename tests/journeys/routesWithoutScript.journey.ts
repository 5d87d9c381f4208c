import { describe, expect } from 'vitest'
import { siteName } from '../../src/site'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { publicRoutes } from './routesOfTheSite'
import type { Site } from './Site'

const SIZES = [
  [1280, 800],
  [360, 740],
  [320, 640],
] as const

const it = journeyOfFile(() => launchHeadlessShell({ javaScriptEnabled: false }))

/* Without scripts a test may not await anything inside the page, because it has no timers and no promises. The browser's own locators wait instead. */
describe('a page without JavaScript', () => {
  const complaints: string[] = []

  it.beforeAll(async ({ browser }) => {
    browser.page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
  })

  const opens = (browser: ChromiumBrowser, site: Site, path: string) => browser.page.goto(site.origin + path)
  const overflow = (browser: ChromiumBrowser) =>
    browser.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

  it.for(['light', 'dark'] as const)(
    'reads at 1280, 360 and 320 px, %s, without sideways scroll',
    async (colorScheme, { browser, site }) => {
      const { page } = browser
      await page.emulateMedia({ colorScheme })
      for (const { path, title, heading } of publicRoutes) {
        await opens(browser, site, path)
        const headings = await page.locator('h1').allInnerTexts()
        expect(
          headings.map((text) => text.replace(/\s+/g, ' ')),
          path,
        ).toEqual([heading])
        expect(await page.title(), path).toBe(`${title} · ${siteName}`)
        for (const [width, height] of SIZES) {
          await browser.resize(width, height)
          expect(await overflow(browser), `${path} at ${width} px`).toBe(0)
        }
        // The text has the theme's color on its background, so the styles loaded without a script.
        const background = await page.evaluate('getComputedStyle(document.body).backgroundColor')
        expect(background, path).toBe(colorScheme === 'light' ? 'rgb(245, 246, 238)' : 'rgb(16, 30, 40)')
      }
      await browser.resize(1280, 800)
      expect(complaints.splice(0)).toEqual([])
    },
  )

  it('has no dead link in the bar, the footer or the text', async ({ browser, site }) => {
    const addresses = new Set<string>()
    for (const { path } of publicRoutes) {
      await opens(browser, site, path)
      const found = await browser.page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
      for (const address of found) addresses.add(address)
    }
    expect(addresses.size).toBeGreaterThan(60)
    for (const address of addresses) {
      const answer = await browser.context.request.get(site.origin + address, { headers: { accept: 'text/html,*/*' } })
      expect(answer.status(), address).toBe(200)
      if (!address.endsWith('.pdf')) continue
      expect((await answer.body()).subarray(0, 5).toString('latin1'), address).toBe('%PDF-')
    }
  })

  it('opens the dropdown on hover and the small menu by press', async ({ browser, site }) => {
    const { page } = browser
    await opens(browser, site, '/about')
    const research = page.locator('header').getByRole('link', { name: 'Research' })
    expect(await research.count()).toBe(0)
    await page.locator('header button', { hasText: 'Learning' }).hover()
    await research.click()
    await page.getByRole('heading', { level: 1, name: /^What we know and don/ }).waitFor()

    await browser.resize(360, 740)
    await page.locator('summary[aria-label="Menu"]').click()
    await page.locator('details[open] nav').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'If you need help today' }).waitFor()
    await browser.resize(1280, 800)
  })

  it('says when it needs a script', async ({ browser, site }) => {
    for (const path of ['/dashboard', '/login', '/lesson/saving/saving_2']) {
      await opens(browser, site, path)
      const said = browser.page.locator('noscript p')
      expect(await said.innerText(), path).toMatch(/^Lessons, quizzes and tools need JavaScript, /)
      expect(await said.isVisible(), path).toBe(true)
      // No element pretends to be loading.
      expect(await browser.page.getByRole('status').count(), path).toBe(0)
    }
  })
})
