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

/**
 * Makes the profile of a browser that has visited the site once and is ready offline. The browser is closed, so that the
 * profile can be copied.
 */
async function visitOnce(origin: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'visited-'))
  const browser = await launchHeadlessShell({ profile })
  const visitor = new Learner(browser, origin)
  await visitor.opens('/')
  await visitor.sees('ready offline', { withinMs: 120_000 })
  await browser.close()
  return profile
}

/**
 * Prepares the journeys of one group. They share a site with accounts. Each journey gets a new account and a device that has
 * the site, without any progress.
 */
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

  /** Opens a browser that is closed at the end of the journey. */
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
    /** Opens another device that has the site, without any progress. */
    opensAnother: (): Promise<ChromiumBrowser> => opens(launchHeadlessShell({ copyOf: visited })),
    /** Opens her own device in its last state. */
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
    /** Leaves her signed in and ready offline, with one lesson that is backed up. */
    async hasBegun(maya: CloudLearner): Promise<void> {
      await maya.signsIn()
      await maya.sees('Ready offline', { withinMs: 60_000 })
      await maya.learns(1)
      await maya.serviceHas([1])
      await maya.sees('Backed up just now')
    },
  }
}
