import { describe, expect } from 'vitest'
import { spellingsOf } from '../platform/spellings'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'
import { loginRoute, publicRoutes } from './routesOfTheSite'

const it = journeyOfFile(launchHeadlessShell)

const seesEverySpelling = async (maya: Learner, browser: ChromiumBrowser): Promise<void> => {
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
  it('is there when the host answers', async ({ browser, learner: maya }) => {
    await maya.opens('/nowhere')
    await maya.seesHeading('Page not found')
    await seesEverySpelling(maya, browser)
  })

  it.runIf(isNightly)('is there when only the worker answers', async ({ browser, learner: maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await seesEverySpelling(maya, browser)
    await site.goesAway()
    await seesEverySpelling(maya, browser)
  })
})
