import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium as playwright, type Page } from 'playwright-core'
import { findChromium } from '../../../../tools/setup/browsers.mjs'
import { CHROMIUM_FLAGS, type ChromiumBrowser, driveChromiumPage } from '../../../journeys/drivers/chromium'
import { servicePorts } from '../../../journeys/freePort'
import { killBrowser } from '../../../journeys/killBrowser'
import { type Look, PAGE_EYES } from '../pageEyes'
import { KINDS } from '../steps'
import { BUILT_FOR } from './builtFor'
import type { Engine, Tab } from './Engine'

/** Each lane has a service of its own, on other ports of this machine. */
const here = (port: number) => `127.0.0.1:${port}`
const OWN_SERVICE = [
  `MAP ${here(BUILT_FOR.auth)} ${here(servicePorts.auth)}`,
  `MAP ${here(BUILT_FOR.firestore)} ${here(servicePorts.firestore)}`,
  'MAP * ~NOTFOUND',
  'EXCLUDE localhost',
]
// If a flag is given twice, the last one counts.
const FLAGS = [...CHROMIUM_FLAGS, `--host-resolver-rules=${OWN_SERVICE.join(', ')}`]

export const chromium: Engine = {
  name: 'chromium',
  kinds: KINDS,
  async starts(profile, ears) {
    const executablePath = findChromium()
    if (executablePath === undefined) throw new Error('No Chromium here: run npm test, which installs one.')
    const context = await playwright.launchPersistentContext(profile, {
      executablePath,
      args: FLAGS,
      // Pages that were left stay in memory, as in a real browser.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    const pid = Number(execFileSync('pgrep', ['-o', '-f', profile]).toString())
    await context.exposeBinding('labShown', (_source, look: Look) => ears.looks(look))
    await context.addInitScript(PAGE_EYES)
    context.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') ears.complains(message.text())
    })
    const drive = (page: Page) => driveChromiumPage(context, page, profile, () => page.close())
    const front = drive(context.pages()[0] ?? (await context.newPage()))
    return {
      front: tabOf(front),
      opensTab: async () => tabOf(drive(await context.newPage())),
      closes: () => context.close(),
      kill: () => kill(pid, front),
      isGone: () => Promise.resolve(),
    }
  },
}

/** Kills the process with the databases first, then the others. */
function kill(pid: number, browser: ChromiumBrowser): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
  try {
    killBrowser(browser)
  } catch {
    // Nothing is left.
  }
}

function tabOf(browser: ChromiumBrowser): Tab {
  const { context, page } = browser
  const openLine = () => context.newCDPSession(page)
  return {
    ...browser,
    address: () => page.url(),
    goesBack: async () => void (await page.goBack({ waitUntil: 'commit' })),
    async freezes(ms) {
      // While a page reloads there are two of it for a moment.
      await page.waitForLoadState()
      const line = await openLine()
      await line.send('Page.setWebLifecycleState', { state: 'frozen' })
      await wait(ms)
      await line.send('Page.setWebLifecycleState', { state: 'active' })
      await line.detach()
    },
    async clears(origin, storageTypes) {
      const line = await openLine()
      await line.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await line.detach()
    },
    // This lasts as long as the line is open.
    async fillsDisk(origin) {
      const line = await openLine()
      await line.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    },
  }
}
