import { expect } from 'vitest'
import type { ChromiumBrowser } from './drivers/chromium'
import type { Learner } from './Learner'
import { staleWords } from './staleWords'

/** Uncaught errors. */
const thrown = new WeakMap<ChromiumBrowser, string[]>()

/** Lets a browser translate pages as Chrome does, when it is told to. */
export async function translates(browser: ChromiumBrowser): Promise<void> {
  const errors: string[] = []
  thrown.set(browser, errors)
  await browser.context.addInitScript({ path: 'tests/journeys/translatePage.js' })
  browser.page.on('pageerror', (error) => errors.push(String(error)))
}

export async function opensTranslated(ana: Learner, browser: ChromiumBrowser, path: string): Promise<void> {
  await ana.opens(path)
  await ana.comesToRest()
  await browser.evaluate('startTranslation()')
}

/** Checks that the last press has been answered and that every word of the page is the one that the site wrote last. */
export async function isFresh(ana: Learner, browser: ChromiumBrowser, where: string): Promise<void> {
  await browser.evaluate('await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  expect(await browser.page.evaluate(staleWords), where).toEqual([])
  expect(await ana.text(), where).not.toContain('Something went wrong')
  expect(thrown.get(browser), where).toEqual([])
}
