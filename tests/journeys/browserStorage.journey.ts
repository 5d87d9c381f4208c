import { afterAll, beforeAll, describe, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import type { Browser } from './drivers/Browser'
import { chromium } from './drivers/chromium'
import { threeNightly } from './engines'
import { Learner } from './Learner'
import { Site } from './Site'

const INSTALL_TEXT = {
  chromium: 'Install',
  firefox: 'Firefox on a computer can’t install every site.',
  webkit: 'Open your browser’s menu.',
} as const

describe.each(threeNightly)('my data in the browser, in $name', (kind) => {
  let site: Site
  let browser: Browser
  let maya: Learner

  beforeAll(async () => {
    site = await Site.starts()
    browser = await kind.launch()
    maya = new Learner(browser, site.origin)
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Start lesson 1')
  })
  afterAll(async () => {
    await browser?.close()
    await site?.goesAway()
  })

  // Firefox asks a person, which a test doesn't have, and WebKit decides on its own.
  it.runIf(kind === chromium)('offers protection after my first lesson, and shows it on my profile', async () => {
    await maya.doesNotSee('Protect my progress')
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await maya.opens('/dashboard')
    await maya.sees('Your progress is saved. Ask the browser to keep it even if space runs low.')
    // A browser that a test has opened promises nothing, because it has no history of visits.
    await maya.presses('Protect my progress')
    await maya.sees('The browser does not allow this yet.')
    await maya.opens('/profile?view=backup')
    await maya.sees('Storage on this device')
    await maya.sees('Not protected yet.')
    await maya.presses('Space and version')
    await maya.sees('left for this site')
    await maya.sees('App v3.3.5')
  })

  // Chromium offers to install the site. Its steps are checked with a simulated browser (tests/journeys/nightly/visualOwnership.journey.ts).
  it.runIf(kind !== chromium)('comes with the steps to install the site in this browser', async () => {
    await maya.opens('/profile?view=backup')
    await maya.presses('Space and version')
    await maya.sees('App v3.3.5')
    await maya.opens('/profile?view=settings')
    await maya.presses('Install the app')
    await maya.sees(INSTALL_TEXT[kind.name])
  })

  it('is checked file by file when I ask, and repaired', async () => {
    await maya.opens('/profile?view=backup')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await maya.presses('Modules and files')
    await maya.sees('8 of 8 lessons')
    await browser.evaluate(`
      const cache = await caches.open('lessons')
      const kept = (await cache.keys()).find(({ url }) => url.includes('foundations_2.json'))
      await cache.put(kept, new Response('{"title": "Half a les'))`)
    await maya.presses('Check all files')
    await maya.sees('1 file was damaged or missing. We downloaded it again.', { withinMs: 60_000 })
    await maya.reloads()
    await maya.presses('Modules and files')
    await maya.sees('Last checked today')
    await site.goesAway()
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees(lessonWords.markComplete)
    await maya.opens('/profile?view=backup')
    await maya.presses('Modules and files')
    await browser.evaluate(`
      const cache = await caches.open('lessons')
      const kept = (await cache.keys()).find(({ url }) => url.includes('foundations_2.json'))
      await cache.delete(kept)`)
    await maya.presses('Check all files')
    await maya.sees('1 file is missing or damaged, and couldn’t be downloaded now.', { withinMs: 60_000 })
    await maya.sees('1 to download')
    await maya.doesNotSee('Ready offline')
  })
})
