import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium as playwright } from 'playwright-core'
import { findChromium } from '../../../tools/setup/browsers.mjs'
import { CHROMIUM_FLAGS, type ChromiumBrowser, driveChromiumPage } from '../../journeys/drivers/chromium'
import { servicePorts } from '../../journeys/freePort'
import { killBrowser } from '../../journeys/killBrowser'
import { Learner } from '../../journeys/Learner'
import type { DeviceName } from './course'
import { type Look, PAGE_EYES } from './pageEyes'

/** Where every build of the laboratory looks for the service. Each lane has one of its own, on other ports of this machine. */
const BUILT_FOR = { auth: 20_901, firestore: 20_902 } as const
const here = (port: number) => `127.0.0.1:${port}`
const OWN_SERVICE = [
  `MAP ${here(BUILT_FOR.auth)} ${here(servicePorts.auth)}`,
  `MAP ${here(BUILT_FOR.firestore)} ${here(servicePorts.firestore)}`,
  'MAP * ~NOTFOUND',
  'EXCLUDE localhost',
]
// Of a flag that stands twice the last one counts.
const FLAGS = [...CHROMIUM_FLAGS, `--host-resolver-rules=${OWN_SERVICE.join(', ')}`]

/** A browser as it runs, until it is killed, with the page in front. */
export interface Running {
  browser: ChromiumBrowser
  learner: Learner
}

/** A profile on the disk, which outlives every browser that had it open. */
export class Device {
  readonly profile: string
  /** It said that it is ready offline, and nothing was taken from it since. */
  isReady = false
  hasSignedIn = false
  /** When its caches were taken: what a page from before says of them is old. */
  evictedAt = 0
  /** Somebody has pressed *Update now* in this life. */
  letsUpdateIn = false
  /** What the consoles of its pages have said that is no news, the newest last. */
  readonly complaints: string[] = []
  #running: { readonly browser: ChromiumBrowser; readonly pid: number } | undefined

  constructor(
    readonly name: DeviceName,
    private readonly origin: string,
    private readonly hears: (device: Device, look: Look) => void,
    copyOf?: string,
  ) {
    this.profile = mkdtempSync(join(tmpdir(), `lab-${name}-`))
    if (copyOf !== undefined) cpSync(copyOf, this.profile, { recursive: true })
  }

  async starts(): Promise<Running> {
    const executablePath = findChromium()
    if (executablePath === undefined) throw new Error('No Chromium here: run npm test, which installs one.')
    const context = await playwright.launchPersistentContext(this.profile, {
      executablePath,
      args: FLAGS,
      // Pages that were left stay in memory, as they do for everybody.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    const pid = Number(execFileSync('pgrep', ['-o', '-f', this.profile]).toString())
    await context.exposeBinding('labShown', (_source, look: Look) => this.hears(this, look))
    await context.addInitScript(PAGE_EYES)
    context.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') this.complaints.push(message.text().slice(0, 300))
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const running = { browser: driveChromiumPage(context, page, this.profile, () => context.close()), pid }
    this.#running = running
    return this.#drives(running.browser)
  }

  /** Another tab of the same browser. */
  async opensTab({ browser: { context } }: Running): Promise<Running> {
    const page = await context.newPage()
    return this.#drives(driveChromiumPage(context, page, this.profile, () => page.close()))
  }

  /** Whoever waits for a page of a browser that was killed waits for ever, and asks it nothing more. */
  #drives(browser: ChromiumBrowser): Running {
    const running = this.#running
    const evaluate: ChromiumBrowser['evaluate'] = (body) =>
      this.#running === running ? browser.evaluate(body) : new Promise(() => undefined)
    const driven = { ...browser, evaluate }
    return { browser: driven, learner: new Learner(driven, this.origin) }
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** As a dead battery would, at once: first the process that has the databases, then what is left of the others. */
  kill(): void {
    const running = this.#running
    if (running === undefined) return
    this.#running = undefined
    this.letsUpdateIn = false
    try {
      process.kill(running.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    try {
      killBrowser(running.browser)
    } catch {
      // Nothing is left.
    }
  }

  /** Killed, and started again at once. */
  async dies(running: Running): Promise<void> {
    this.kill()
    Object.assign(running, await this.starts())
  }

  remove(): void {
    this.kill()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The line to one page beside what Playwright has words for. */
export function lineTo({ context, page }: ChromiumBrowser): Promise<CDPSession> {
  return context.newCDPSession(page)
}
