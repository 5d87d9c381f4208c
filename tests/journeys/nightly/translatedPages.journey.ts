import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { toolNames } from '#words/toolNames'
import { type ChromiumBrowser, launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import type { Learner } from '../Learner'
import { isFresh, opensTranslated, translates } from '../translatesPage'

const it = journeyOfFile(launchHeadlessShell)

it.beforeAll(({ browser }) => translates(browser))

const begins = async (ana: Learner, name: string): Promise<void> => {
  await ana.opens('/login')
  await ana.types(name, 'First name')
  await ana.presses('Start learning')
  await ana.isAt('/dashboard')
}
const mainText = (browser: ChromiumBrowser) =>
  browser.evaluate("return document.querySelector('main').innerText") as Promise<string>
const countOf = (browser: ChromiumBrowser, selector: string) =>
  browser.evaluate(`return document.querySelectorAll(${JSON.stringify(selector)}).length`) as Promise<number>
/** Sets another value in one of the fields, as a person would. */
const changes = (browser: ChromiumBrowser, selector: string, place: number, text: string) =>
  browser.evaluate(`
    const field = document.querySelectorAll(${JSON.stringify(selector)})[${place}]
    if (field === undefined) return
    if (field.matches('[type=radio], [type=checkbox]')) return field.click()
    const owner = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : field.tagName === 'SELECT' ? HTMLSelectElement : HTMLInputElement
    const value = field.tagName === 'SELECT' ? [...field.options].at(-1).value : ${JSON.stringify(text)}
    field.focus()
    Object.getOwnPropertyDescriptor(owner.prototype, 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))`)

describe('a page that the browser has translated', () => {
  it.beforeAll(({ learner: ana }) => begins(ana, 'Ana'))

  it.for(Object.entries(toolNames))('computes: %s', { timeout: 240_000 }, async ([id], { browser, learner: ana }) => {
    await opensTranslated(ana, browser, `/tools?tool=${id}`)
    await isFresh(ana, browser, id)
    const before = await mainText(browser)
    const selector = 'main form :is(input, select)'
    const count = await countOf(browser, selector)
    expect(count).toBeGreaterThan(0)
    for (let place = 0; place < count; place += 1) {
      await changes(browser, selector, place, '1')
      await isFresh(ana, browser, `${id}, field ${place}`)
      await changes(browser, selector, place, String(120 + place))
      await isFresh(ana, browser, `${id}, field ${place} again`)
    }
    expect(await mainText(browser)).not.toBe(before)
    await ana.presses('Reset to the example')
    await isFresh(ana, browser, `${id}, started again`)
  })

  it('completes and undoes a lesson, and shows when it is saved', { timeout: 240_000 }, async ({
    browser,
    learner: ana,
  }) => {
    await opensTranslated(ana, browser, '/lesson/foundations/foundations_1')
    await isFresh(ana, browser, 'a lesson')
    const term = "document.querySelector('main p button[aria-expanded]')"
    if ((await browser.evaluate(`return ${term} !== null`)) === true) {
      await browser.click(`return ${term}`)
      await isFresh(ana, browser, 'a lesson with a word explained')
      await browser.click(`return ${term}`)
    }
    for (let time = 0; time < 2; time += 1) {
      await ana.presses(lessonWords.markComplete)
      await ana.sees('Undo')
      await isFresh(ana, browser, 'a complete lesson')
      await ana.presses('Undo')
      await ana.sees(lessonWords.markComplete)
      await isFresh(ana, browser, 'an undone lesson')
    }
    await ana.presses(lessonWords.markComplete)
    await ana.sees('Undo')
    await ana.presses('Bookmark')
    await ana.presses('Note')
    await ana.types('Ask about fees.', 'Your note')
    await ana.sees('Saved on this device')
    await ana.presses('Text size')
    await isFresh(ana, browser, 'a lesson with its tools')
    await ana.presses('Next lesson')
    await ana.isAt('/lesson/foundations/foundations_2')
    await isFresh(ana, browser, 'the next lesson')
    await ana.goesBack()
    await isFresh(ana, browser, 'the lesson before')
  })

  it('fills in a worksheet', { timeout: 240_000 }, async ({ browser, learner: ana }) => {
    await opensTranslated(ana, browser, '/lesson/foundations/foundations_3#sheet')
    const selector = 'section:has(> #sheet) :is(input, textarea, select)'
    const count = Math.min(12, await countOf(browser, selector))
    expect(count).toBeGreaterThan(0)
    for (let place = 0; place < count; place += 1) {
      await changes(browser, selector, place, String(100 + place))
      await isFresh(ana, browser, `the worksheet, field ${place}`)
    }
    await ana.sees('Saved ')
    await isFresh(ana, browser, 'a saved worksheet')
  })

  it('checks every file on the profile and counts the files', { timeout: 240_000 }, async ({
    browser,
    learner: ana,
  }) => {
    await opensTranslated(ana, browser, '/profile?view=backup')
    await ana.presses('Modules and files')
    await isFresh(ana, browser, 'the files of the profile')
    await ana.presses('Check all files')
    await isFresh(ana, browser, 'a check that runs')
    await ana.until(
      `return /\\d+ files? /.test([...document.querySelectorAll('main [role=status]')].map((one) => one.textContent).join(' '))`,
      'what the check found',
    )
    await isFresh(ana, browser, 'a check that has ended')
  })

  it('shows the same texts as another tab without translation', { timeout: 240_000 }, async ({
    browser,
    learner: ana,
    site,
  }) => {
    const plain = await browser.context.newPage()
    const textsOf = (page: typeof plain) =>
      page.evaluate(() => (document.querySelector('main')?.innerText ?? '').replaceAll(/[«»\s]/g, ''))
    await opensTranslated(ana, browser, '/dashboard')
    await plain.goto(`${site.origin}/lesson/foundations/foundations_2`)
    await plain.getByRole('button', { name: lessonWords.markComplete }).click()
    await plain.getByRole('button', { name: 'Undo' }).waitFor()
    for (const path of [
      '/dashboard',
      '/learning',
      '/achievements',
      '/learning?view=sheets',
      '/profile',
      '/profile?view=backup',
    ]) {
      if (path !== '/dashboard') await opensTranslated(ana, browser, path)
      await plain.goto(site.origin + path)
      await expect
        .poll(async () => (await textsOf(browser.page)) === (await textsOf(plain)), { timeout: 30_000 })
        .toBe(true)
      await isFresh(ana, browser, path)
    }
    await plain.close()
  })

  it.for([
    '/learning',
    '/learning?view=glossary',
    '/learning?view=practice&skill=',
    '/achievements',
    '/tools',
    '/learning?view=sign',
  ])('is left by the tabs and comes back: %s', { timeout: 240_000 }, async (path, { browser, learner: ana }) => {
    await opensTranslated(ana, browser, path)
    await isFresh(ana, browser, path)
    await ana.presses('Dashboard')
    await ana.isAt('/dashboard')
    await isFresh(ana, browser, `the dashboard after ${path}`)
    await ana.goesBack()
    await isFresh(ana, browser, `${path} again`)
  })

  it('shows a teacher every page of a class', { timeout: 240_000 }, async ({ browser, learner: ana }) => {
    await opensTranslated(ana, browser, '/learning?view=class')
    await ana.presses('Try a sample class')
    await isFresh(ana, browser, 'the made-up class')
    const pages = 'main nav[aria-label] a'
    for (let place = 0; place < (await countOf(browser, pages)); place += 1) {
      await browser.click(`return document.querySelectorAll(${JSON.stringify(pages)})[${place}]`)
      await ana.comesToRest()
      await isFresh(ana, browser, `page ${place} of the class`)
      if (!(await ana.canPress('Collect the next sample report'))) continue
      await ana.presses('Collect the next sample report')
      await isFresh(ana, browser, 'a class with one report more')
    }
  })

  it('opens public menus and asks before signing out', { timeout: 240_000 }, async ({ browser, learner: ana }) => {
    for (const path of ['/', '/contact']) {
      await opensTranslated(ana, browser, path)
      await ana.presses('Learning')
      await isFresh(ana, browser, `an open menu on ${path}`)
      await ana.presses('Ana')
      await ana.presses('Sign Out')
      await ana.until("return document.querySelector('dialog[open]') !== null", 'the question before signing out')
      await ana.comesToRest()
      await isFresh(ana, browser, `the question of ${path}`)
    }
  })
})
