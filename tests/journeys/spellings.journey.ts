import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spellingsOf } from '../platform/spellings'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { loginRoute, publicRoutes } from './routesOfTheSite'
import { Site } from './Site'

let site: Site
let browser: ChromiumBrowser
let maya: Learner
beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
  browser = await launchHeadlessShell()
  maya = new Learner(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.goesAway()
})

const seesEverySpelling = async (): Promise<void> => {
  for (const { path, heading } of [...publicRoutes, loginRoute]) {
    for (const spelling of spellingsOf(path)) {
      await maya.opens(`${spelling}?spelled=${encodeURIComponent(spelling)}#main-content`)
      await maya.seesHeading(heading)
      await maya.isAt(`${path}?spelled=${encodeURIComponent(spelling)}`)
      expect(await browser.evaluate('return location.hash')).toBe('#main-content')
    }
  }
}

describe('every page under every spelling that a host serves', () => {
  it('is there when the host answers', async () => {
    await maya.opens('/nowhere')
    await maya.seesHeading('Page not found')
    await seesEverySpelling()
  })

  it('is there when only the worker answers', async () => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await seesEverySpelling()
    await site.goesAway()
    await seesEverySpelling()
  })
})
