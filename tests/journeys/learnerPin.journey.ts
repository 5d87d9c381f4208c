import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { lessonWords } from '#words/lesson'
import { launchHeadlessShell } from './drivers/chromium'
import { driveFirefoxPage, inFirefox, launchFirefox } from './drivers/firefoxPage'
import { threeNightly, hasFirefox } from './engines'
import { Learner } from './Learner'
import { Site } from './Site'

/** What a screen reader is told about the place of a PIN. */
async function heardAt(page: Page) {
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree')
  const places = tree.nodes.filter(({ role }) => /application/i.test(String(role?.value)))
  return places.map(({ name, description, value }) => ({
    name: name?.value as unknown,
    description: description?.value as unknown,
    value: value?.value as unknown,
  }))
}

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
    await tablet.presses(lessonWords.markComplete)
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
    await tablet.types('47', 'Ana’s PIN, four digits')
    await vi.waitFor(async () =>
      expect(await heardAt(browser.page)).toEqual([
        { name: 'Ana’s PIN, four digits', description: '2 of 4 digits entered', value: undefined },
      ]),
    )
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

async function setsPin(tablet: Learner): Promise<void> {
  await tablet.opens('/login')
  await tablet.types('Ana', 'First name')
  await tablet.presses('Start learning')
  await tablet.isAt('/dashboard')
  await tablet.opens('/profile')
  await tablet.presses('Set a PIN')
  await tablet.types('4711', 'New PIN, four digits')
  await tablet.types('4711', 'Repeat new PIN')
  await tablet.presses('Save PIN')
  await tablet.sees('Saved. You’ll enter your PIN to open your progress.')
}

const LESSON = '/lesson/foundations/foundations_1'

describe.each(threeNightly)('a tab in $name', (kind) => {
  it('asks for no PIN when Ana reloads, follows links and goes back', async () => {
    const site = await Site.starts()
    const browser = await kind.launch()
    try {
      const tablet = new Learner(browser, site.origin)
      await setsPin(tablet)
      await tablet.opens(LESSON)
      await tablet.sees('Key Takeaways')
      await tablet.reloads()
      await tablet.sees('Key Takeaways')
      await tablet.opens('/about')
      await tablet.seesHeading(/./)
      await tablet.opens(LESSON)
      await tablet.sees('Key Takeaways')
      await tablet.opens('/about')
      await tablet.goesBack()
      await tablet.isAt(LESSON)
      await tablet.sees('Key Takeaways')
    } finally {
      await browser.close()
      await site.goesAway()
    }
  })
})

it.runIf(hasFirefox)('asks for the PIN when Firefox reopens a closed tab', async () => {
  const site = await Site.starts()
  const { browser, page } = await launchFirefox({ isLookedInto: true })
  try {
    const tablet = new Learner(
      driveFirefoxPage(page, () => browser.close()),
      site.origin,
    )
    await setsPin(tablet)
    await tablet.opens(LESSON)
    await tablet.sees('Key Takeaways')
    await browser.newPage()
    await inFirefox(
      browser,
      `const tab = [...gBrowser.tabs].find(({ linkedBrowser }) => linkedBrowser.currentURI.filePath === '${LESSON}')
      const isKept = () => SessionStore.getClosedTabCountForWindow(window) > 0
      gBrowser.removeTab(tab)
      while (!isKept()) await new Promise((resolve) => requestIdleCallback(resolve))
      gBrowser.selectedTab = SessionStore.undoCloseTab(window, 0)`,
    )
    const shown = () =>
      inFirefox(browser, 'return gBrowser.selectedBrowser.currentURI.spec + gBrowser.selectedTab.label')
    await vi.waitFor(async () => expect(await shown()).toContain('/login?from='), {
      timeout: 60_000,
      interval: 100,
    })
  } finally {
    await browser.close()
    await site.goesAway()
  }
})

/** A form with a password, which every browser takes for one. */
const SIGNS_IN = `
  const form = Object.assign(document.createElement('form'), { id: 'other' })
  form.append(...['text', 'password'].map((type) => Object.assign(document.createElement('input'), { type })))
  form.append(document.createElement('button'))
  form.addEventListener('submit', (event) => { event.preventDefault(); form.remove() })
  document.body.append(form)`
const OTHER_FIELD = "return document.querySelector('#other [type=password]')"

it.runIf(hasFirefox)('keeps the PIN out of Firefox when it saves passwords', async () => {
  const site = await Site.starts()
  const { browser, page } = await launchFirefox({
    isLookedInto: true,
    preferences: { 'signon.rememberSignons': true, 'signon.autofillForms': true },
  })
  try {
    const driven = driveFirefoxPage(page, () => browser.close())
    const tablet = new Learner(driven, site.origin)
    await inFirefox(
      browser,
      `globalThis.offered = []
      const { show } = PopupNotifications
      PopupNotifications.show = (tab, id, ...rest) => {
        if (id === 'password') offered.push(tab.currentURI.filePath)
        return show.call(PopupNotifications, tab, id, ...rest)
      }`,
    )
    await setsPin(tablet)
    await tablet.opens('/login?view=who&again')
    await tablet.presses('Ana')
    await tablet.types('4711', 'Ana’s PIN, four digits')
    await driven.press('Enter')
    await tablet.isAt('/dashboard')
    await tablet.opens('/profile')
    await tablet.presses('Remove PIN')
    await tablet.types('4711', 'Current PIN')
    await tablet.presses('Remove PIN')
    await tablet.sees('PIN removed.')

    // Firefox offers to save the password that is typed here, after all that it would have offered before.
    await tablet.opens('/about')
    await driven.evaluate(SIGNS_IN)
    await driven.type(OTHER_FIELD, 'a real password')
    await driven.press('Enter')
    const offers = () => inFirefox(browser, 'return [...new Set(offered)]')
    await vi.waitFor(async () => expect(await offers()).toBe('/about'), { timeout: 60_000, interval: 100 })
    const history = "return ChromeUtils.importESModule('resource://gre/modules/FormHistory.sys.mjs').FormHistory"
    expect(await inFirefox(browser, `${history}.count({ value: '4711' })`)).toBe('0')
  } finally {
    await browser.close()
    await site.goesAway()
  }
})
