import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import lesson2 from '../../public/data/lessons/foundations_2.json'
import lesson5 from '../../public/data/lessons/foundations_5.json'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { Site } from './Site'

const FIFTH = '/lesson/foundations/foundations_5'
const SECOND = '/lesson/foundations/foundations_2'

/** Records the first words that are shown before the lesson is rendered, with their place and every later shift. */
const WATCH = `
  globalThis.firstWords = []
  globalThis.shift = 0
  const look = () => {
    const paragraph = document.querySelector('[data-words] > p')
    if (paragraph === null) return
    const { top, left, width, height } = paragraph.getBoundingClientRect()
    firstWords[0] = { text: paragraph.textContent, place: [top, left, width, height] }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  const lookAgain = () => {
    look()
    requestAnimationFrame(lookAgain)
  }
  requestAnimationFrame(lookAgain)
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value
  }).observe({ type: 'layout-shift', buffered: true })
`

const PLACE = `
  const { top, left, width, height } = document.querySelector('article section > p').getBoundingClientRect()
  return [top, left, width, height]`

interface FirstWords {
  readonly text: string
  readonly place: readonly number[]
}

let site: Site
let profile: string
let browser: ChromiumBrowser
let maya: Learner

/** A browser that is started again has no tab that was unlocked. */
async function startsBrowser(): Promise<void> {
  browser = await launchHeadlessShell({ profile })
  await browser.page.addInitScript(WATCH)
  maya = new Learner(browser, site.origin)
}
const firstWords = async () => (await browser.evaluate('return firstWords')) as readonly FirstWords[]

beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
  profile = mkdtempSync(join(tmpdir(), 'first-words-'))
  await startsBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.goesAway()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

describe('the first words of a lesson', () => {
  it('are not shown to a visitor', async () => {
    await maya.opens(FIFTH)
    await maya.seesHeading('Start learning')
    expect(await firstWords()).toEqual([])
  })

  it('are shown to Maya before the lesson, where they stay', async () => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [1280, 900],
    ] as const) {
      await browser.resize(width, height)
      for (const [path, file] of [
        [FIFTH, lesson5],
        [SECOND, lesson2],
      ] as const) {
        await maya.opens(path)
        await maya.sees('Key Takeaways')
        await maya.comesToRest()
        const [words] = await firstWords()
        expect(words?.text).toBe(file.content.introduction)
        expect(words?.place).toEqual(await browser.evaluate(PLACE))
        expect(await browser.evaluate('return shift')).toBeLessThan(0.01)
      }
    }
  })

  it('are not shown to the next person once Maya has a PIN', async () => {
    await maya.opens('/profile')
    await maya.presses('Set a PIN')
    await maya.types('4711', 'New PIN, four digits')
    await maya.types('4711', 'Repeat new PIN')
    await maya.presses('Save PIN')
    await maya.sees('Saved. You’ll enter your PIN to open your progress.')
    await browser.close()
    await startsBrowser()
    await maya.opens(FIFTH)
    await maya.seesHeading('Who is learning?')
    expect(await firstWords()).toEqual([])
  })
})
