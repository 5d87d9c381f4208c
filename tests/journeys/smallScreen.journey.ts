import { readdirSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfFile } from './journey'
import { Learner } from './Learner'

const it = journeyOfFile(launchChromium)

it.beforeAll(async ({ learner: maya }) => {
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
})

/**
 * Returns the names of elements that are covered at their middle and ends when they have the focus, each with the element that
 * covers it.
 */
const coveredWhenFocused = (browser: ChromiumBrowser, selector: string): Promise<unknown> =>
  browser.evaluate(`
    const covered = []
    for (const control of document.querySelectorAll(${JSON.stringify(selector)})) {
      const shown = control.labels?.[0] ?? control
      control.focus()
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const { left, right, top, bottom } = shown.getBoundingClientRect()
      const inside = bottom - top > innerHeight - 80 ? [(top + bottom) / 2] : [top + 3, (top + bottom) / 2, bottom - 3]
      for (const y of inside) {
        const found = document.elementFromPoint((left + right) / 2, y)
        if (!shown.contains(found)) covered.push(shown.innerText + ' at ' + y + ' lies under ' + (found?.className ?? 'an edge'))
      }
    }
    return covered`)

const writesAt = (browser: ChromiumBrowser, percent: number): Promise<unknown> =>
  browser.evaluate(`document.documentElement.style.fontSize = '${percent}%'`)

const sidewaysScroll = (browser: ChromiumBrowser): Promise<unknown> =>
  browser.evaluate('return document.documentElement.scrollWidth - document.documentElement.clientWidth')

it('asks for a first name first, on the way to a lesson', async ({ site }) => {
  const another = await launchChromium()
  try {
    const ben = new Learner(another, site.origin)
    await another.resize(360, 740)
    await ben.opens('/lesson/foundations/foundations_1')
    await ben.isAt('/login?from=%2Flesson%2Ffoundations%2Ffoundations_1')
    await ben.sees('Start learning')
    const end = await another.evaluate(
      "return [...document.querySelectorAll('button')].find((button) => button.innerText === 'Start learning').getBoundingClientRect().bottom",
    )
    expect(end, 'the end of Start learning, on a phone').toBeLessThanOrEqual(740)
    await ben.presses('Sign in or create an account')
    await ben.sees('Email')
    await ben.types('Ben', 'First name')
    await ben.presses('Start learning')
    await ben.isAt('/lesson/foundations/foundations_1')
  } finally {
    await another.close()
  }
})

describe.each([
  { width: 360, height: 740, percent: 100 },
  { width: 320, height: 640, percent: 100 },
  { width: 320, height: 640, percent: 200 },
  { width: 568, height: 320, percent: 100 },
])('on a screen of $width by $height, text at $percent%', ({ width, height, percent }) => {
  it('shows every answer of a question that the learner reaches', async ({ browser, learner: maya }) => {
    await browser.resize(width, height)
    await maya.opens('/quiz/saving')
    await maya.sees('Question 1 of 12')
    await writesAt(browser, percent)
    expect(await coveredWhenFocused(browser, 'fieldset input, form button')).toEqual([])
    expect(await sidewaysScroll(browser)).toBe(0)
  })
})

it('accepts a question’s keys at once after a direct visit', async ({ browser, learner: maya }) => {
  await browser.resize(1280, 800)
  await maya.opens('/quiz/saving')
  await maya.sees('Question 1 of 12')
  await browser.press('b')
  await maya.until("return document.querySelectorAll('fieldset input')[1].checked", 'the second answer to be chosen')
  await browser.press('Enter')
  await maya.sees('Question 2 of 12')
})

const place = (
  browser: ChromiumBrowser,
  name: string,
): Promise<{ x: number; y: number; width: number; height: number }> =>
  browser.evaluate(`
    const found = [...document.querySelectorAll('button, a')].find((one) => one.innerText.trim() === ${JSON.stringify(name)})
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x, y, width, height }`) as ReturnType<typeof place>

it('starts a lesson soon below its title and continues from its end', async ({ browser, learner: maya }) => {
  await browser.resize(360, 740)
  await maya.opens('/lesson/foundations/foundations_2')
  await maya.sees(lessonWords.markComplete)
  await writesAt(browser, 100)
  const firstLine = await browser.evaluate("return document.querySelector('article p').getBoundingClientRect().top")
  // The tools of the lesson are between them, in a row as high as a thumb.
  expect(firstLine, 'the first line of the text').toBeLessThan(530)

  await browser.evaluate("scrollTo(0, document.querySelector('article').getBoundingClientRect().height / 2)")
  const textAt = () => browser.evaluate("return document.querySelector('article p').getBoundingClientRect().top")
  const before = await textAt()
  const pressed = await place(browser, lessonWords.markComplete)
  await browser.page.mouse.click(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2)
  await maya.sees('Next lesson')
  await maya.sees('Saved on this device')
  expect(await textAt(), 'where the text stands').toBe(before)
  const undo = await place(browser, 'Undo')
  expect(undo.x + undo.width, 'the right end of Undo').toBeLessThan(pressed.x)
  await maya.presses('Next lesson')
  await maya.isAt('/lesson/foundations/foundations_3')
})

/** The stops of the Tab key that are under the navigation bar when they have the focus, in both directions. */
const UNDER_BAR = `
  const bar = document.querySelector('header').getBoundingClientRect().bottom
  const stops = [...document.querySelectorAll('main :is(a[href], button, input, select, summary, textarea, [tabindex="0"])')]
    .filter((stop) => stop.checkVisibility() && !stop.disabled)
  const under = new Set()
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus()
    const { top, height } = stop.getClientRects()[0] ?? { top: innerHeight, height: 0 }
    if (top < bar - 1 && height < innerHeight - bar) under.add(stop.innerText || stop.getAttribute('aria-label') || stop.id)
  }
  return { stops: stops.length > 20, under: [...under] }`

it('shows every stop of a lesson below the bar at 400% zoom', { timeout: 900_000 }, async ({
  browser,
  learner: maya,
}) => {
  const paths = readdirSync('public/data/lessons')
    .filter((file) => /_\d+\.json$/.test(file))
    .sort()
    .map((file) => file.replace(/^(\w+)_(\d+)\.json$/, '/lesson/$1/$1_$2'))
  await browser.resize(320, 256)
  for (const path of isNightly ? paths : paths.slice(0, 3)) {
    await maya.opens(path)
    await maya.sees(lessonWords.markComplete)
    await maya.comesToRest()
    expect([path, await browser.evaluate(UNDER_BAR)]).toEqual([path, { stops: true, under: [] }])
  }
})
