import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { Site } from './Site'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

let site: Site
let browser: ChromiumBrowser
let maya: Learner

beforeAll(async () => {
  site = await Site.starts()
  browser = await launchHeadlessShell({ timezoneId: 'America/Chicago' })
  maya = new Learner(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.goesAway()
})

const itIs = (date: string) => browser.page.clock.setFixedTime(new Date(`${date}T18:30:00-06:00`))

describe('a figure of last year', () => {
  it('is marked offline as soon as my device has the new year', { timeout: 240_000 }, async () => {
    await itIs('2026-12-31')
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()

    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('Figures used here')
    await maya.doesNotSee('This was the 2026 amount')

    await itIs('2027-01-01')
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('$184,500 (the 2026 amount)')
    await maya.sees('This was the 2026 amount. Look for a newer one at its source.')
    await maya.doesNotSee('6.2% (the 2026 rate)')
    await site.comesBack()
  })

  it('can be read at any size, in both themes', { timeout: 300_000 }, async () => {
    await itIs('2027-01-01')
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('This was the 2026 amount')
    const { axe } = await lookAtStates(browser, maya)
    expect([...(await lookAtPage(browser, 'stale figures')), ...(await axe('stale figures'))]).toEqual([])
  })
})
