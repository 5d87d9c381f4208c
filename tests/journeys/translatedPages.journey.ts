import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toolNames } from '#words/toolNames'
import { answersQuiz } from './answersQuiz'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { Site } from './Site'
import { staleWords } from './staleWords'

let site: Site
let browser: ChromiumBrowser
let ana: Learner
/** Uncaught errors. */
const thrown: string[] = []

beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
  browser = await launchHeadlessShell()
  ana = new Learner(browser, site.origin)
  await browser.context.addInitScript({ path: 'tests/journeys/translatePage.js' })
  browser.page.on('pageerror', (error) => thrown.push(String(error)))
})
afterAll(async () => {
  await browser?.close()
  await site?.goesAway()
})

const opensTranslated = async (path: string): Promise<void> => {
  await ana.opens(path)
  await ana.comesToRest()
  await browser.evaluate('startTranslation()')
}
/** Checks that the last press has been answered and that every word of the page is the one that the site wrote last. */
const isFresh = async (where: string): Promise<void> => {
  await browser.evaluate('await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  expect(await browser.page.evaluate(staleWords), where).toEqual([])
  expect(await ana.text(), where).not.toContain('Something went wrong')
  expect(thrown, where).toEqual([])
}
const begins = async (name: string): Promise<void> => {
  await ana.opens('/login')
  await ana.types(name, 'First name')
  await ana.presses('Start learning')
  await ana.isAt('/dashboard')
}
const mainText = () => browser.evaluate("return document.querySelector('main').innerText") as Promise<string>
const countOf = (selector: string) =>
  browser.evaluate(`return document.querySelectorAll(${JSON.stringify(selector)}).length`) as Promise<number>
/** Sets another value in one of the fields, as a person would. */
const changes = (selector: string, place: number, text: string) =>
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
  it('is distinguished from a page with an outdated word', async () => {
    await begins('Ana')
    await opensTranslated('/dashboard')
    expect(await browser.evaluate("return document.querySelectorAll('main font').length")).toBeGreaterThan(20)
    await isFresh('the dashboard')
    await browser.evaluate("document.querySelector('h1 font').textContent = '«An old word»'")
    expect(await browser.page.evaluate(staleWords)).toContainEqual(expect.stringContaining('“An old word” ≠'))
  })

  it.each(Object.entries(toolNames))('computes: %s', { timeout: 240_000 }, async (id) => {
    await opensTranslated(`/tools?tool=${id}`)
    await isFresh(id)
    const before = await mainText()
    const selector = 'main form :is(input, select)'
    const count = await countOf(selector)
    expect(count).toBeGreaterThan(0)
    for (let place = 0; place < count; place += 1) {
      await changes(selector, place, '1')
      await isFresh(`${id}, field ${place}`)
      await changes(selector, place, String(120 + place))
      await isFresh(`${id}, field ${place} again`)
    }
    expect(await mainText()).not.toBe(before)
    await ana.presses('Reset to the example')
    await isFresh(`${id}, started again`)
  })

  it('completes and undoes a lesson, and shows when it is saved', { timeout: 240_000 }, async () => {
    await opensTranslated('/lesson/foundations/foundations_1')
    await isFresh('a lesson')
    const term = "document.querySelector('main p button[aria-expanded]')"
    if ((await browser.evaluate(`return ${term} !== null`)) === true) {
      await browser.click(`return ${term}`)
      await isFresh('a lesson with a word explained')
      await browser.click(`return ${term}`)
    }
    for (let time = 0; time < 2; time += 1) {
      await ana.presses('Mark complete')
      await ana.sees('Undo')
      await isFresh('a complete lesson')
      await ana.presses('Undo')
      await ana.sees('Mark complete')
      await isFresh('an undone lesson')
    }
    await ana.presses('Mark complete')
    await ana.sees('Undo')
    await ana.presses('Bookmark')
    await ana.presses('Note')
    await ana.types('Ask about fees.', 'Your note')
    await ana.sees('Saved on this device')
    await ana.presses('Text size')
    await isFresh('a lesson with its tools')
    await ana.presses('Next lesson')
    await ana.isAt('/lesson/foundations/foundations_2')
    await isFresh('the next lesson')
    await ana.goesBack()
    await isFresh('the lesson before')
  })

  it('fills in a worksheet', { timeout: 240_000 }, async () => {
    await opensTranslated('/lesson/foundations/foundations_3#sheet')
    const selector = 'section:has(> #sheet) :is(input, textarea, select)'
    const count = Math.min(12, await countOf(selector))
    expect(count).toBeGreaterThan(0)
    for (let place = 0; place < count; place += 1) {
      await changes(selector, place, String(100 + place))
      await isFresh(`the worksheet, field ${place}`)
    }
    await ana.sees('Saved ')
    await isFresh('a saved worksheet')
  })

  it('asks a quiz and shows the result', { timeout: 240_000 }, async () => {
    await opensTranslated('/quiz/saving')
    await answersQuiz(ana, 'saving_quiz', 'wrong')
    await ana.seesHeading(/^Not yet/)
    await isFresh('a failed quiz')
    await ana.presses('Try again')
    await answersQuiz(ana, 'saving_quiz', 'right')
    await ana.sees('100%')
    await isFresh('a passed quiz')
  })

  it('checks every file on the profile and counts the files', { timeout: 240_000 }, async () => {
    await opensTranslated('/profile')
    await isFresh('the profile')
    await ana.presses('Check all files')
    await isFresh('a check that runs')
    await ana.until(
      `return /\\d+ files? /.test([...document.querySelectorAll('main [role=status]')].map((one) => one.textContent).join(' '))`,
      'what the check found',
    )
    await isFresh('a check that has ended')
  })

  it('shows the same texts as another tab without translation', { timeout: 240_000 }, async () => {
    const plain = await browser.context.newPage()
    const textsOf = (page: typeof plain) =>
      page.evaluate(() => (document.querySelector('main')?.innerText ?? '').replaceAll(/[«»\s]/g, ''))
    await opensTranslated('/dashboard')
    await plain.goto(`${site.origin}/lesson/foundations/foundations_2`)
    await plain.getByRole('button', { name: 'Mark complete' }).click()
    await plain.getByRole('button', { name: 'Undo' }).waitFor()
    for (const path of ['/dashboard', '/learning', '/achievements', '/learning?view=sheets', '/profile']) {
      if (path !== '/dashboard') await opensTranslated(path)
      await plain.goto(site.origin + path)
      await expect
        .poll(async () => (await textsOf(browser.page)) === (await textsOf(plain)), { timeout: 30_000 })
        .toBe(true)
      await isFresh(path)
    }
    await plain.close()
  })

  it.each([
    '/learning',
    '/learning?view=glossary',
    '/learning?view=practice&skill=',
    '/achievements',
    '/tools',
    '/learning?view=sign',
  ])('is left by the tabs and comes back: %s', { timeout: 240_000 }, async (path) => {
    await opensTranslated(path)
    await isFresh(path)
    await ana.presses('Dashboard')
    await ana.isAt('/dashboard')
    await isFresh(`the dashboard after ${path}`)
    await ana.goesBack()
    await isFresh(`${path} again`)
  })

  it('shows a teacher every page of a class', { timeout: 240_000 }, async () => {
    await opensTranslated('/learning?view=class')
    await ana.presses('Try a sample class')
    await isFresh('the made-up class')
    const pages = 'main nav[aria-label] a'
    for (let place = 0; place < (await countOf(pages)); place += 1) {
      await browser.click(`return document.querySelectorAll(${JSON.stringify(pages)})[${place}]`)
      await ana.comesToRest()
      await isFresh(`page ${place} of the class`)
      if (!(await ana.canPress('Collect the next sample report'))) continue
      await ana.presses('Collect the next sample report')
      await isFresh('a class with one report more')
    }
  })

  it('opens public menus and asks before signing out', { timeout: 240_000 }, async () => {
    for (const path of ['/', '/contact']) {
      await opensTranslated(path)
      await ana.presses('Learning')
      await isFresh(`an open menu on ${path}`)
      await ana.presses('Ana')
      await ana.presses('Sign Out')
      await ana.until("return document.querySelector('dialog[open]') !== null", 'the question before signing out')
      await ana.comesToRest()
      await isFresh(`the question of ${path}`)
    }
  })
})
