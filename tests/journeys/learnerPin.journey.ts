import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { Site } from './Site'

it('Ana’s PIN opens her ledger after a restart and keeps Ben out', async () => {
  const site = await Site.starts()
  const profile = mkdtempSync(join(tmpdir(), 'pin-'))
  let browser = await launchHeadlessShell({ profile })
  try {
    let tablet = new Learner(browser, site.origin)
    await tablet.opens('/login')
    await tablet.types('Ana', 'First name')
    await tablet.presses('Start learning')
    await tablet.isAt('/dashboard')
    await tablet.opens('/lesson/foundations/foundations_1')
    await tablet.presses('Mark complete')
    await tablet.sees('Done')
    await tablet.opens('/profile')
    await tablet.presses('Set a PIN')
    await tablet.types('4711', 'New PIN, four digits')
    await tablet.types('4711', 'Repeat new PIN')
    await tablet.presses('Save PIN')
    await tablet.sees('Saved. You’ll enter your PIN to open your progress.')
    await tablet.reloads()
    await tablet.sees('You have a PIN.')

    await browser.close()
    browser = await launchHeadlessShell({ profile })
    tablet = new Learner(browser, site.origin)
    await tablet.opens('/profile')
    await tablet.presses('Ana')
    await tablet.types('0000', 'Ana’s PIN, four digits')
    await tablet.presses('Continue')
    await tablet.sees('That PIN isn’t right. Try again.')
    await tablet.types('4711', 'Ana’s PIN, four digits')
    await tablet.presses('Continue')
    await tablet.sees('You have a PIN.')

    // She goes for a walk.
    await tablet.chooses('After 5 minutes')
    await browser.page.clock.install()
    await tablet.reloads()
    await tablet.until('return document.querySelector(\'input[value="5"]\')?.checked === true', 'five minutes, chosen')
    await browser.page.clock.fastForward(6 * 60_000)
    await tablet.seesHeading('Who is learning?')
    await tablet.opens('/profile')
    await tablet.sees('Tap your picture.')
    await browser.page.clock.resume()
    await tablet.presses('Ana')
    await tablet.types('4711', 'Ana’s PIN, four digits')
    await tablet.presses('Continue')
    await tablet.sees('You have a PIN.')

    await tablet.presses('Remove PIN')
    await tablet.types('4711', 'Current PIN')
    await tablet.presses('Remove PIN')
    await tablet.sees('PIN removed. You can open your progress without it.')
    expect(browser.page.url()).toBe(`${site.origin}/profile`)
  } finally {
    await browser.close()
    await site.goesAway()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
