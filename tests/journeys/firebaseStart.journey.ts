import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { CloudLearner } from './CloudLearner'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { FirebaseSite, isFirebaseMissing } from './FirebaseSite'
import { Learner } from './Learner'

/** The times of the first paint and of the request for Firebase, in ms since the page was opened. */
const STARTS = `
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('openFirebaseInPage'))
  return { paint: paint?.startTime, asked: asked.map(({ startTime }) => startTime) }`

interface Starts {
  readonly paint?: number
  readonly asked: readonly number[]
}

/** The tags with which this page has asked the browser to wake the worker. */
const TAGS = `return (await navigator.serviceWorker.ready).sync.getTags()`

describe.skipIf(isFirebaseMissing)('the code that backs up', () => {
  let cloud: FirebaseSite
  let browser: ChromiumBrowser

  beforeAll(async () => {
    cloud = await FirebaseSite.starts()
  })
  afterAll(async () => {
    await cloud?.ends()
  })
  afterEach(async () => {
    await browser.close()
    await cloud.service.comesBack()
    await cloud.site.comesBack()
  })
  const opensBrowser = async (): Promise<ChromiumBrowser> => (browser = await launchChromium())
  const starts = async () => (await browser.evaluate(STARTS)) as Starts
  const firebaseRequests = (): readonly string[] => {
    const urls: string[] = []
    browser.context.on('request', (request) => {
      if (/openFirebaseInPage|startReplication/.test(request.url())) urls.push(request.url())
    })
    return urls
  }

  it('loads after the first paint, and never on a public page', async () => {
    await opensBrowser()
    const maya = new CloudLearner(browser, cloud, await cloud.newAccount())
    await maya.signsIn()
    await maya.sees('Ready offline', { withinMs: 60_000 })
    // The first two texts were true before the page requested anything. A lesson shows its text only after a change.
    const screens = [
      ['/dashboard', 'Backed up just now'],
      ['/learning', 'Backed up just now'],
      ['/lesson/foundations/foundations_1', lessonWords.markComplete],
    ] as const
    for (const [path, shown] of screens) {
      await maya.opens(path)
      await maya.sees(shown)
      await expect.poll(async () => (await starts()).asked).toHaveLength(1)
      const { paint = Number.POSITIVE_INFINITY, asked } = await starts()
      expect(asked[0]).toBeGreaterThan(paint)
    }
    await maya.opens('/about')
    await maya.comesToRest()
    expect((await starts()).asked).toEqual([])
  })

  it('is not loaded for a learner on this device only', async () => {
    await opensBrowser()
    const ben = new Learner(browser, cloud.origin)
    await ben.opens('/login')
    await ben.types('Ben', 'First name')
    await browser.press('Enter')
    await ben.isAt('/dashboard')
    await ben.sees('Ready offline', { withinMs: 60_000 })
    const requests = firebaseRequests()
    await ben.opens('/learning')
    await ben.seesHeading('Learning Center')
    await ben.comesToRest()
    expect((await starts()).asked).toEqual([])
    expect(requests).toEqual([])
  })

  it('also runs in the worker and sends changes after the page closes', async () => {
    await opensBrowser()
    const maya = new CloudLearner(browser, cloud, await cloud.newAccount())
    await maya.signsIn()
    await maya.sees('Ready offline', { withinMs: 60_000 })
    // A page that is left while a change is waiting asks in its last moment. Chromium may delay a request from that moment
    // until it is asked again.
    await maya.sees('Backed up just now')
    await maya.comesToRest()
    await maya.learns(1)
    await maya.sees('Backed up just now')
    await maya.serviceHas([1])
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees(lessonWords.markComplete)
    expect(await browser.evaluate(TAGS)).toEqual([])
    // Only an open page is notified of it. A page that is opened later may believe that it is online.
    await browser.context.setOffline(true)
    await maya.presses(lessonWords.markComplete)
    await maya.sees('Done')
    await expect.poll(() => browser.evaluate(TAGS)).toEqual(['backup'])
    await cloud.site.goesAway()
    await browser.page.goto('about:blank')
    await maya.serviceHas([1])
    // Chromium sees the connection and wakes the worker on its own.
    await browser.context.setOffline(false)
    await maya.serviceHas([1, 2], 60_000)
  })
})
