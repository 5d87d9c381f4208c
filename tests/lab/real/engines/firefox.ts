import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { driveFirefoxPage, launchFirefox } from '../../../journeys/drivers/firefoxPage'
import { servicePorts } from '../../../journeys/freePort'
import { type Look, PAGE_EYES } from '../pageEyes'
import { type Kind, KINDS } from '../steps'
import { BUILT_FOR } from './builtFor'
import type { Ears, Engine, Tab } from './Engine'
import { ProcessGroup } from './ProcessGroup'

/**
 * The steps that are impossible in Firefox. Its quota can't be removed from outside, and no page can ask for a worker to be
 * woken.
 */
const NOT_HERE: ReadonlySet<Kind> = new Set(['full disk', 'full disk for a note', 'worker'])

/**
 * The prefix of a console line with the visible state. A console line leaves the page immediately, while a function of the
 * driver first asks for its arguments.
 */
const SHOWN = 'labShown '
const SAYS_SHOWN = `globalThis.labShown = (look) => console.debug(${JSON.stringify(SHOWN)} + JSON.stringify(look));`

const MOST_TRIES = 3
const LEAVES_MS = 5_000
const LOOK_MS = 20

const CLEARS = {
  cache_storage: 'for (const name of await caches.keys()) await caches.delete(name)',
  local_storage: 'localStorage.clear()',
} as const

export const firefox: Engine = {
  name: 'firefox',
  kinds: KINDS.filter((kind) => !NOT_HERE.has(kind)),
  async starts(profile, ears) {
    // Firefox has no rules for the addresses of a host.
    if (servicePorts.auth !== BUILT_FOR.auth || servicePorts.firestore !== BUILT_FOR.firestore)
      throw new Error('Firefox finds the service only where the builds look for it.')
    // The driver would restore these files after the process has ended, while the next one starts.
    for (const file of ['prefs.js', 'user.js']) rmSync(join(profile, file), { force: true })
    const { browser, page } = await launchFirefox({
      profile,
      // The time at which a page was loaded is compared with the time of a press.
      preferences: { 'privacy.reduceTimerPrecision': false },
    })
    const pid = browser.process()?.pid
    if (pid === undefined) throw new Error('Firefox did not start.')
    const group = new ProcessGroup(pid)
    const prepared = async (tab: Page): Promise<Tab> => {
      await listens(tab, ears)
      return tabOf(tab, group)
    }
    return {
      front: await prepared(page),
      opensTab: async () => await prepared(await browser.newPage()),
      closes: () => browser.close(),
      kill: () => group.kill(),
      isGone: () => group.isGone(),
    }
  },
}

async function listens(page: Page, { looks, complains }: Ears): Promise<void> {
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(SHOWN)) looks(JSON.parse(text.slice(SHOWN.length)) as Look)
    else if (message.type() === 'warn' || message.type() === 'error') complains(text)
  })
  page.on('pageerror', (error) => complains(String(error)))
  await page.evaluateOnNewDocument(SAYS_SHOWN + PAGE_EYES)
}

function tabOf(page: Page, group: ProcessGroup): Tab {
  const browser = driveFirefoxPage(page, () => page.close())
  return {
    ...browser,
    address: () => page.url(),
    goto: (url) => leaves(page, () => browser.goto(url), url),
    goesBack: () => leaves(page, async () => void (await browser.evaluate('setTimeout(() => history.back())'))),
    // Only its page processes stop. The process with the databases continues.
    async freezes(ms) {
      const pages = group.members().filter(({ command }) => command.includes('-isForBrowser'))
      for (const { pid } of pages) group.signal(pid, 'SIGSTOP')
      await wait(ms)
      for (const { pid } of pages) group.signal(pid, 'SIGCONT')
    },
    clears: async (_origin, what) => void (await browser.evaluate(CLEARS[what])),
    fillsDisk: () => Promise.reject(new Error('Nobody fills the disk of a Firefox.')),
  }
}

/**
 * Firefox cancels pending loads of a page as soon as the learner leaves it. A page that then reloads itself cancels the
 * leaving. So if the page is still there a while later, this leaves again, as a person would.
 */
async function leaves(page: Page, goes: () => Promise<void>, to?: string): Promise<void> {
  const from = page.url()
  const isAway = () => page.url() !== from || from === to
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    await goes()
    const end = Date.now() + LEAVES_MS
    while (!isAway() && Date.now() < end) await wait(LOOK_MS)
    if (isAway()) return
  }
  throw new Error(`Nobody gets away from ${from}.`)
}
