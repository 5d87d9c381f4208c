import { describe, expect } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'
import { chosenFaults } from './visual/chosenFaults'

const it = journeyOfFile(launchHeadlessShell)

it.beforeAll(async ({ browser }) => {
  await browser.page.emulateMedia({ forcedColors: 'active' })
})

const shows = async (ana: Learner, browser: ChromiumBrowser, where: string): Promise<void> => {
  await ana.comesToRest()
  expect.soft(await browser.page.evaluate(chosenFaults), where).toEqual([])
}

describe('a page in the system’s own colors', () => {
  it('has a check that finds states shown by font weight only', async ({ browser }) => {
    await browser.page.setContent(`
      <nav><a href="#" aria-current="page" style="font-weight: 700; background: red">Here</a><a href="#">There</a></nav>
      <nav><a href="#" aria-current="page" style="text-decoration: none">A</a><a href="#">B</a></nav>`)
    expect(await browser.page.evaluate(chosenFaults)).toEqual(['a “Here”'])
  })

  it('shows on every screen which control is chosen, pressed or current', {
    timeout: 400_000,
  }, async ({ browser, learner: ana }) => {
    await ana.opens('/login?view=account')
    await shows(ana, browser, 'the forms of an account')
    await ana.opens('/login?view=new')
    await shows(ana, browser, 'a new learner')
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
      '/profile?view=backup',
      '/profile?view=settings',
      '/profile?view=delete',
      '/tools?tool=loan',
      '/tools?tool=budget',
      '/tools?tool=rent-or-buy',
    ]) {
      await ana.opens(path)
      await shows(ana, browser, path)
    }
    await ana.opens('/lesson/foundations/foundations_1')
    await ana.presses('Bookmark')
    await ana.presses('Text size')
    await ana.sees('Line spacing')
    await shows(ana, browser, 'a lesson with its tools')
    await ana.opens('/quiz/saving')
    await ana.sees('Next')
    await browser.click("return document.querySelector('fieldset label')")
    await shows(ana, browser, 'a quiz')
    await ana.opens('/learning?view=class')
    await ana.presses('Try a sample class')
    await shows(ana, browser, 'a class')
  })

  it('shows a pressed bookmark unlike other bookmarks', async ({ browser, learner: ana }) => {
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
