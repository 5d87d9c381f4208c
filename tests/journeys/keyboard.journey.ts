import { expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'

const it = journeyOfFile(launchHeadlessShell)

const focusIsVisible = (browser: ChromiumBrowser) =>
  browser.evaluate(`
    const style = getComputedStyle(document.activeElement)
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2`)

it('learns with the keyboard alone', async ({ browser, learner: maya }) => {
  await maya.opens('/')
  await maya.seesHeading('Money lessons that work offline.')
  await maya.tabsTo('Skip to main content')
  expect(await focusIsVisible(browser)).toBe(true)
  await browser.press('Enter')
  await maya.until("return location.hash === '#main-content'", 'the main content')

  await maya.opens('/login')
  await maya.tabsTo('First name')
  await browser.page.keyboard.type('Maya')
  await browser.press('Enter')
  await maya.isAt('/dashboard')
  await maya.until("return document.activeElement?.tagName === 'H1'", 'the focus on the heading of the page')

  await maya.tabsTo('Learning')
  expect(await focusIsVisible(browser)).toBe(true)
  await maya.opens('/lesson/foundations/foundations_1')
  await maya.sees('Key Takeaways')
  await maya.tabsTo(lessonWords.markComplete)
  expect(await focusIsVisible(browser)).toBe(true)
  await browser.press('Enter')
  await maya.sees('50 points earned so far.')
  await maya.tabsTo('Undo')
  await browser.press('Enter')
  await maya.sees(lessonWords.markComplete)

  await maya.opens('/quiz/foundations')
  await maya.sees('1 of 12')
  await maya.until(
    `await 0; const radio = document.querySelector('fieldset input[type=radio]'); return radio !== null`,
    'the options',
  )
  for (let question = 1; question <= 12; question += 1) {
    await maya.sees(`${question} of 12`)
    await maya
      .until(`if (document.activeElement?.type === 'radio') return true; return false`, 'the focus on an option', {
        withinMs: 1,
      })
      .catch(async () => {
        for (let step = 0; step < 40; step += 1) {
          await browser.press('Tab')
          if ((await browser.evaluate("return document.activeElement?.type === 'radio'")) === true) return
        }
        throw new Error('Tab never came to an option.')
      })
    await browser.press('Space')
    await browser.press('ArrowDown')
    await maya.tabsTo(question === 12 ? 'See the result' : 'Next')
    await browser.press('Enter')
  }
  await maya.seesHeading(/^(You passed|Not yet)/)
})
