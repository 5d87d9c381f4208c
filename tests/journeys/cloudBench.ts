import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Account } from '../network/Account'
import { CloudLearner } from './CloudLearner'
import type { Browser } from './drivers/Browser'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { FirebaseSite } from './FirebaseSite'
import { killBrowser } from './killBrowser'

/** For the journeys of one group: a site with accounts, and before each journey an account and a device that nobody has used. */
export function cloudBench() {
  let cloud: FirebaseSite
  let account: Account
  let profile: string
  const browsers = new Set<Browser>()

  beforeAll(async () => {
    cloud = await FirebaseSite.starts()
  })
  afterAll(async () => {
    await cloud?.ends()
  })
  beforeEach(async () => {
    account = await cloud.newAccount()
    profile = mkdtempSync(join(tmpdir(), 'cloud-'))
  })
  afterEach(async () => {
    await Promise.all([...browsers].map((browser) => browser.close()))
    browsers.clear()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    cloud.service.behaves()
    await cloud.service.comesBack()
  })

  /** Closed at the end of the journey. */
  const opens = async <Kind extends Browser>(launching: Promise<Kind>): Promise<Kind> => {
    const browser = await launching
    browsers.add(browser)
    return browser
  }
  return {
    get cloud(): FirebaseSite {
      return cloud
    },
    get account(): Account {
      return account
    },
    opens,
    /** Her own device, as it was left. */
    opensDevice: (): Promise<ChromiumBrowser> => opens(launchChromium({ profile })),
    learnerIn: (browser: Browser): CloudLearner => new CloudLearner(browser, cloud, account),
    async closes(browser: Browser): Promise<void> {
      browsers.delete(browser)
      await browser.close()
    },
    kills(browser: ChromiumBrowser): void {
      browsers.delete(browser)
      killBrowser(browser)
    },
    /** Signed in, ready for being offline, with one lesson that is backed up. */
    async hasBegun(maya: CloudLearner): Promise<void> {
      await maya.signsIn()
      await maya.sees('Ready offline', { withinMs: 60_000 })
      await maya.learns(1)
      await maya.serviceHas([1])
      await maya.sees('Backed up just now')
    },
  }
}
