import { expect } from 'vitest'
import { launchChromium } from './drivers/chromium'
import { journeyOfTest } from './journey'

const it = journeyOfTest(launchChromium)

it('can be installed: Chromium finds no error', async ({ browser, learner: maya }) => {
  await maya.opens('/')
  await maya.sees('ready offline', { withinMs: 60_000 })
  const session = await browser.context.newCDPSession(browser.page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // This check treats a profile that a test has opened as an incognito one. That says nothing about the site.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: '/dashboard', display: 'standalone' })
})
