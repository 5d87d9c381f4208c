import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { Site } from './Site'
import { chosenFaults } from './visual/chosenFaults'

let site: Site
let browser: ChromiumBrowser
let ana: Learner
beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
  browser = await launchHeadlessShell()
  ana = new Learner(browser, site.origin)
  await browser.page.emulateMedia({ forcedColors: 'active' })
})
afterAll(async () => {
  await browser?.close()
  await site?.goesAway()
})

const shows = async (where: string): Promise<void> => {
  await ana.comesToRest()
  expect.soft(await browser.page.evaluate(chosenFaults), where).toEqual([])
}

describe('a page in the system’s own colors', () => {
  it('has a check that finds states shown by font weight only', async () => {
    await browser.page.setContent(`
      <nav><a href="#" aria-current="page" style="font-weight: 700; background: red">Here</a><a href="#">There</a></nav>
      <nav><a href="#" aria-current="page" style="text-decoration: none">A</a><a href="#">B</a></nav>`)
    expect(await browser.page.evaluate(chosenFaults)).toEqual(['a “Here”'])
  })

  it('shows on every screen which control is chosen, pressed or current', {
    timeout: 400_000,
  }, async () => {
    await ana.opens('/login?view=account')
    await shows('the forms of an account')
    await ana.opens('/login?view=new')
    await shows('a new learner')
    await ana.opens('/login')
    await ana.types('Ana', 'First name')
    await ana.presses('Start learning')
    await ana.isAt('/dashboard')
    for (const path of [
      '/dashboard',
      '/learning',
      '/learning?view=sign',
      '/learning?view=practice',
      '/achievements',
      '/profile',
      '/tools?tool=loan',
      '/tools?tool=budget',
      '/tools?tool=rent-or-buy',
    ]) {
      await ana.opens(path)
      await shows(path)
    }
    await ana.opens('/lesson/foundations/foundations_1')
    await ana.presses('Bookmark')
    await ana.presses('Text size')
    await ana.sees('Line spacing')
    await shows('a lesson with its tools')
    await ana.opens('/quiz/saving')
    await ana.sees('Next')
    await browser.click("return document.querySelector('fieldset label')")
    await shows('a quiz')
    await ana.opens('/learning?view=class')
    await ana.presses('Try a sample class')
    await shows('a class')
  })

  it('shows a pressed bookmark unlike other bookmarks', async () => {
    await ana.opens('/lesson/foundations/foundations_2')
    const look = `
      const { backgroundColor, color, outlineStyle } = getComputedStyle(document.querySelector('button[aria-pressed]'))
      return [backgroundColor, color, outlineStyle].join()`
    await ana.comesToRest()
    const before = await browser.evaluate(look)
    await ana.presses('Bookmark')
    await ana.until("return document.querySelector('button[aria-pressed=true]') !== null", 'a set bookmark')
    expect(await browser.evaluate(look)).not.toBe(before)
  })
})
