import { describe, expect } from 'vitest'
import { launchHeadlessShell } from './drivers/chromium'
import { threeNightly } from './engines'
import { choosesFile, keepFiles, lastFile } from './filesOfPage'
import { journeyOfTest } from './journey'
import { Learner } from './Learner'
import { Site } from './Site'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

const BUDGET = '/lesson/foundations/foundations_3#sheet'
const valueOf = (label: string) =>
  `[...document.querySelectorAll('label')].find((label) => label.textContent === '${label}')?.control?.value`
/** Fills every field with as much text as a person writes. */
const FILLS_EVERYTHING = `
  const fill = (field, text) => {
    const owner = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(owner.prototype, 'value').set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const field of document.querySelectorAll('section:has(> #sheet) :is(input, textarea)')) {
    if (field.type === 'checkbox') field.click()
    else if (field.type === 'date') fill(field, '2026-12-01')
    else if (field.inputMode === 'decimal') fill(field, '1250.50')
    else if (field.tagName === 'TEXTAREA') fill(field, 'My hours were cut in October. I am working again and can pay from the next check.')
    else fill(field, 'Prairie Lakes Hospital')
    await Promise.resolve()
  }`
const begins = async (learner: Learner, name: string) => {
  await learner.opens('/login')
  await learner.types(name, 'First name')
  await learner.presses('Start learning')
  await learner.isAt('/dashboard')
}

describe.each(threeNightly)('a lesson’s worksheet, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it('is filled in offline, survives a reload and moves by backup file', async ({ browser, learner: ana, site }) => {
    await ana.opens('/')
    await ana.sees('ready offline', { withinMs: 120_000 })
    await begins(ana, 'Ana')
    await site.goesAway()
    await ana.opens(BUDGET)
    await ana.types('2480', 'Take-home pay')
    await ana.types('850', 'Rent or house payment')
    await ana.sees('Saved ')
    await ana.reloads()
    await ana.until(`return ${valueOf('Take-home pay')} === '2480'`, 'the pay that was typed')

    await ana.opens('/lesson/saving/saving_2#sheet')
    await ana.sees('From “')
    await ana.until(`return ${valueOf('Rent or mortgage')} === '850'`, 'the rent of the budget')
    await ana.presses('Try it with your numbers: Emergency fund')
    await ana.sees('These are the lesson’s numbers')
    await ana.isAt('/lesson/saving/saving_2')
    await ana.opens('/tools?tool=budget')
    await ana.sees('use 2,480 from “')

    await ana.opens('/learning?view=sheets')
    await ana.seesHeading('My worksheets')
    await ana.sees('1 worksheet')
    await ana.opens('/profile?view=backup')
    await ana.sees('1 worksheet')
    await keepFiles(browser)
    await ana.presses('Make a backup file')
    await ana.sees('We can’t tell if the download finished.')
    const file = await lastFile(browser)

    const [elsewhere, other] = [await Site.starts(process.env['SITE_ROOT']), await kind.launch()]
    try {
      const ben = new Learner(other, elsewhere.origin)
      await begins(ben, 'Ana')
      await ben.opens('/profile?view=backup')
      await choosesFile(other, file)
      await ben.presses('Restore this backup')
      await ben.sees('Restored from the backup of')
      await ben.opens(BUDGET)
      await ben.until(`return ${valueOf('Take-home pay')} === '2480'`, 'the pay in the file')
    } finally {
      await other.close()
      await elsewhere.goesAway()
    }
  })
})

describe('a worksheet', () => {
  const it = journeyOfTest(launchHeadlessShell)

  it('prints alone on one page and looks good at every size', { timeout: 600_000 }, async ({
    browser,
    learner: ana,
  }) => {
    await begins(ana, 'Ana')
    // This browser's print window closes on its own, and the printed page would be gone.
    await browser.context.addInitScript('window.print = () => undefined')
    const lessons = (await browser.evaluate(`
      const { modules } = await (await fetch('/data/lessons/manifest.json')).json()
      return modules.flatMap(({ id, lessons }) => lessons.map((lesson) => [id, lesson.id]))`)) as string[][]
    const pages: string[] = []
    const prints = async (sheet: string): Promise<void> => {
      await ana.presses('Print worksheet')
      await ana.until("return document.querySelector('body > [data-printing]') !== null", 'a sheet for paper')
      const pdf = (await browser.page.pdf({ preferCSSPageSize: true, format: 'Letter' })).toString('latin1')
      const count = pdf.match(/\/Type\s*\/Page\b/g)?.length
      if (count !== 1) pages.push(`${sheet}: ${count} pages`)
      await browser.evaluate("window.dispatchEvent(new Event('afterprint'))")
    }
    // A learner who reads the lesson already may open its worksheet by the address.
    await ana.opens('/lesson/foundations/foundations_1')
    await ana.until("return document.querySelector('main article') !== null", 'a lesson')
    for (const [module = '', lesson = ''] of lessons) {
      await ana.opens(`/lesson/${module}/${lesson}#sheet`)
      // Empty lines are as high as written ones, so an empty worksheet is no longer than a full one. But a letter names its
      // blanks.
      const isLetter = `return document.querySelector('section:has(> #sheet) [role="group"][aria-label] > span') !== null`
      await ana.until("return document.querySelector('section:has(> #sheet) button') !== null", 'its sheet')
      if ((await browser.evaluate(isLetter)) === true) await prints(`${lesson}, empty`)
      await browser.evaluate(FILLS_EVERYTHING)
      await ana.sees('Saved ')
      await prints(`${lesson}, filled in`)
    }
    expect(pages).toEqual([])

    const state = await lookAtStates(browser, ana)
    const faults: string[] = []
    for (const lesson of ['foundations/foundations_3', 'credit/credit_2', 'credit/credit_3']) {
      await ana.opens(`/lesson/${lesson}#sheet`)
      await ana.sees('Your worksheet')
      if (lesson.startsWith('credit/')) {
        await ana.presses('Try it with your numbers')
        await ana.sees('These are the lesson’s numbers')
      }
      await ana.comesToRest()
      faults.push(...(await lookAtPage(browser, lesson)), ...(await state.axe(lesson)))
    }
    expect(faults).toEqual([])
  })
})
