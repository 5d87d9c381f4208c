import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Learner } from '../../journeys/Learner'
import type { DeviceName } from './course'
import type { Engine, LabBrowser, Tab } from './engines/Engine'
import type { Look } from './pageEyes'

/** A browser as it runs, until it is killed, with the page in front. */
export interface Running {
  browser: Tab
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
  #running: LabBrowser | undefined
  /** The one that was killed last. */
  #killed: LabBrowser | undefined

  constructor(
    readonly name: DeviceName,
    private readonly engine: Engine,
    private readonly origin: string,
    private readonly hears: (device: Device, look: Look) => void,
    copyOf?: string,
  ) {
    this.profile = mkdtempSync(join(tmpdir(), `lab-${name}-`))
    if (copyOf !== undefined) cpSync(copyOf, this.profile, { recursive: true })
  }

  async starts(): Promise<Running> {
    await this.#killed?.isGone()
    const running = await this.engine.starts(this.profile, {
      looks: (look) => this.hears(this, look),
      complains: (said) => this.complaints.push(said.slice(0, 300)),
    })
    this.#running = running
    return this.#drives(running.front)
  }

  /** Another tab of the same browser. */
  async opensTab(): Promise<Running> {
    if (this.#running === undefined) throw new Error(`No browser runs on the ${this.name}.`)
    return this.#drives(await this.#running.opensTab())
  }

  /** Whoever waits for a page of a browser that was killed waits for ever, and asks it nothing more. */
  #drives(tab: Tab): Running {
    const running = this.#running
    const evaluate: Tab['evaluate'] = (body) =>
      this.#running === running ? tab.evaluate(body) : new Promise(() => undefined)
    const driven = { ...tab, evaluate }
    return { browser: driven, learner: new Learner(driven, this.origin) }
  }

  /** As a dead battery would, at once. */
  kill(): void {
    const running = this.#running
    if (running === undefined) return
    this.#running = undefined
    this.letsUpdateIn = false
    running.kill()
    this.#killed = running
  }

  /** Killed, and started again at once. */
  async dies(running: Running): Promise<void> {
    this.kill()
    Object.assign(running, await this.starts())
  }

  async remove(): Promise<void> {
    this.kill()
    await this.#killed?.isGone()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
