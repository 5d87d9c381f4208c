import { afterAll, beforeAll, describe, it } from 'vitest'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { Learner } from './Learner'
import { Site } from './Site'

describe('what the browser keeps', () => {
  let site: Site
  let browser: ChromiumBrowser
  let maya: Learner

  beforeAll(async () => {
    site = await Site.starts()
    browser = await launchChromium()
    maya = new Learner(browser, site.origin)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.goesAway()
  })

  it('is asked for after my first lesson, with the reason, and stands on my profile', async () => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Start lesson 1')
    await maya.doesNotSee('Ask it to keep my work')
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Mark complete')
    await maya.sees('balance 50')
    await maya.opens('/dashboard')
    await maya.sees('Your work is saved. Ask the browser to keep it, also when this device runs out of space.')
    // A browser that a test has opened promises nothing: it has no history of visits.
    await maya.presses('Ask it to keep my work')
    await maya.sees('The browser did not promise it.')
    await maya.opens('/profile')
    await maya.sees('What the browser keeps')
    await maya.sees('Not promised yet.')
    await maya.sees('left for this site')
    await maya.sees('App v3.3.5')
  })
})
