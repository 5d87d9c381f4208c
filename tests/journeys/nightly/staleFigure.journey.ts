import { describe, expect } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { lookAtPage } from '../visual/lookAtPage'
import { lookAtStates } from '../visual/lookAtStates'

const it = journeyOfFile(() => launchHeadlessShell({ timezoneId: 'America/Chicago' }))

const itIs = (browser: ChromiumBrowser, date: string) =>
  browser.page.clock.setFixedTime(new Date(`${date}T18:30:00-06:00`))

describe('a figure of last year', () => {
  it('is marked offline as soon as my device has the new year', { timeout: 240_000 }, async ({
    browser,
    learner: maya,
    site,
  }) => {
    await itIs(browser, '2026-12-31')
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()

    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('Figures used here')
    await maya.sees('stops after $184,500 of wages')
    await maya.doesNotSee('Through December 31, 2026')

    await itIs(browser, '2027-01-01')
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('stops after $192,300 of wages')
    await maya.sees('Through December 31, 2026. Look for a newer figure at its source.')
    await maya.doesNotSee('6.2% (through')
    await site.comesBack()
  })

  it('can be read at any size, in both themes', { timeout: 300_000 }, async ({ browser, learner: maya }) => {
    await itIs(browser, '2027-01-01')
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('Through December 31, 2026')
    const { axe } = await lookAtStates(browser, maya)
    expect([...(await lookAtPage(browser, 'stale figures')), ...(await axe('stale figures'))]).toEqual([])
  })
})
