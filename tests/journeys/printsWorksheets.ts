import type { ChromiumBrowser } from './drivers/chromium'
import type { Learner } from './Learner'

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

/** Whether the worksheet has an English letter with its translation. */
const HAS_READINGS = "return document.querySelector('section:has(> #sheet) [role=group][lang=en]') !== null"

/**
 * Prints every worksheet, filled in, and letters empty too. Returns those that are not on one page. Where letters have a
 * translation, it is on the second page.
 *
 * @param saved how the page begins to say that a worksheet is saved
 * @param most how many lessons are opened
 */
export async function worksheetsOfMorePages(
  learner: Learner,
  browser: ChromiumBrowser,
  saved = 'Saved ',
  most = Number.POSITIVE_INFINITY,
): Promise<readonly string[]> {
  // This browser's print window closes on its own, and the printed page would be gone.
  await browser.context.addInitScript('window.print = () => undefined')
  const lessons = (await browser.evaluate(`
    const { modules } = await (await fetch('/data/lessons/manifest.json')).json()
    return modules.flatMap(({ id, lessons }) => lessons.map((lesson) => [id, lesson.id]))`)) as string[][]
  const pages: string[] = []
  const prints = async (sheet: string): Promise<void> => {
    const wanted = (await browser.evaluate(HAS_READINGS)) === true ? 2 : 1
    await learner.presses('Print worksheet')
    await learner.until("return document.querySelector('body > [data-printing]') !== null", 'a sheet for paper')
    const pdf = (await browser.page.pdf({ preferCSSPageSize: true, format: 'Letter' })).toString('latin1')
    const count = pdf.match(/\/Type\s*\/Page\b/g)?.length
    if (count !== wanted) pages.push(`${sheet}: ${count} pages`)
    await browser.evaluate("window.dispatchEvent(new Event('afterprint'))")
  }
  // A learner who reads the lesson already may open its worksheet by the address.
  await learner.opens('/lesson/foundations/foundations_1')
  await learner.until("return document.querySelector('main article') !== null", 'a lesson')
  for (const [module = '', lesson = ''] of lessons.slice(0, most)) {
    await learner.opens(`/lesson/${module}/${lesson}#sheet`)
    // Empty lines are as high as written ones, so an empty worksheet is no longer than a full one. But a letter names its
    // blanks.
    const isLetter = `return document.querySelector('section:has(> #sheet) [role="group"][aria-label] > span') !== null`
    await learner.until("return document.querySelector('section:has(> #sheet) button') !== null", 'its sheet')
    if ((await browser.evaluate(isLetter)) === true) await prints(`${lesson}, empty`)
    await browser.evaluate(FILLS_EVERYTHING)
    await learner.sees(saved)
    await prints(`${lesson}, filled in`)
  }
  return pages
}
