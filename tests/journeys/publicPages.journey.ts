import { describe, expect } from 'vitest'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'

const it = journeyOfFile(launchHeadlessShell)

const placesOfHome = `
  return [...document.querySelectorAll('main h1, main a[href="#learn"], main table, #learn')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y + scrollY, width, height].map(Math.round)
  })`

describe('the public pages', () => {
  it('find a lesson by title at wrong addresses, offline and signed out', async ({ browser, learner: maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await site.goesAway()
    await maya.opens('/lesson/of/another/site')
    await maya.seesHeading('Page not found')
    await maya.types('emergency', 'Search pages, lessons and tools')
    await maya.sees('Building an Emergency Fund')
    // From the field, Enter goes to the first result, and Enter again opens it.
    await browser.press('Enter')
    await maya.until("return document.activeElement?.closest('li') !== null", 'the first result in focus')
    await browser.press('Enter')
    await maya.until("return location.pathname === '/login' && location.search.startsWith('?from=')", 'the way in')
    await site.comesBack()
  })

  it('lead a learner back by name, and nothing on the page moves', async ({ browser, learner: maya }) => {
    await maya.opens('/')
    await maya.sees('Start lesson 1')
    const before = await browser.evaluate(placesOfHome)
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.opens('/')
    await maya.sees('You are learning here as Maya.')
    expect(await browser.evaluate("return document.querySelector('main').innerText")).not.toContain('Start lesson 1')
    expect(await browser.evaluate(placesOfHome)).toEqual(before)
    await maya.presses('Continue learning')
    await maya.isAt('/dashboard')
  })

  it('have the large footer, and the learner area has one line', async ({ browser, learner: maya }) => {
    await browser.resize(360, 740)
    const footer = "return document.querySelector('footer').getBoundingClientRect().height"
    for (const path of ['/dashboard', '/lesson/foundations/foundations_1']) {
      await maya.opens(path)
      await maya.seesHeading(/./)
      // A lesson shows its title before it is drawn.
      await maya.until("return document.querySelector('footer') !== null", 'the footer')
      expect(await browser.evaluate(footer), path).toBeLessThan(70)
    }
    await browser.resize(1280, 800)
  })
})
