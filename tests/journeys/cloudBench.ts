import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Account } from '../network/Account'
import { CloudLearner } from './CloudLearner'
import type { Browser } from './drivers/Browser'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { FirebaseSite } from './FirebaseSite'
import { killBrowser } from './killBrowser'
import { Learner } from './Learner'

/** A browser that has visited the site once, and is ready for being offline; closed again, for copies of it. */
async function visitOnce(origin: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'visited-'))
  const browser = await launchHeadlessShell({ profile })
  const visitor = new Learner(browser, origin)
  await visitor.opens('/')
  await visitor.sees('ready offline', { withinMs: 120_000 })
  await browser.close()
  return profile
}

/** For the journeys of one group: a site with accounts, and before each journey an account and a device that has the site, where nobody has learned. */
export function cloudBench() {
  let cloud: FirebaseSite
  let account: Account
  let profile: string
  let visited: string
  const browsers = new Set<Browser>()

  beforeAll(async () => {
    cloud = await FirebaseSite.starts()
    visited = await visitOnce(cloud.origin)
  })
  afterAll(async () => {
    await cloud?.ends()
    if (visited !== undefined) rmSync(visited, { recursive: true, force: true, maxRetries: 5 })
  })
  beforeEach(async () => {
    account = await cloud.newAccount()
    profile = mkdtempSync(join(tmpdir(), 'cloud-'))
    cpSync(visited, profile, { recursive: true })
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
    /** Another device that has the site, where nobody has learned. */
    opensAnother: (): Promise<ChromiumBrowser> => opens(launchHeadlessShell({ copyOf: visited })),
    /** Her own device, as it was left. */
    opensDevice: (): Promise<ChromiumBrowser> => opens(launchHeadlessShell({ profile })),
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
