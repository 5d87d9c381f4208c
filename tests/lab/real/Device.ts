import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Learner } from '../../journeys/Learner'
import type { DeviceName } from './course'
import type { Engine, LabBrowser, Tab } from './engines/Engine'
import type { Look } from './pageEyes'

/** A running browser, until it is killed, with the page in front. */
export interface Running {
  browser: Tab
  learner: Learner
}

/** A profile on the disk, which survives every browser that had it open. */
export class Device {
  readonly profile: string
  /** The device said that it is ready offline, and no cache was evicted since. */
  isReady = false
  hasSignedIn = false
  /** When the caches were evicted. A page from before still shows the old state. */
  evictedAt = 0
  /** The learner has pressed *Update now* in this life. */
  letsUpdateIn = false
  /** The unexpected messages of its pages' consoles, the newest last. */
  readonly complaints: string[] = []
  #running: LabBrowser | undefined
  /** The browser that was killed last. */
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

  /** Opens another tab of the same browser. */
  async opensTab(): Promise<Running> {
    if (this.#running === undefined) throw new Error(`No browser runs on the ${this.name}.`)
    return this.#drives(await this.#running.opensTab())
  }

  /** A call to a page of a killed browser never ends, so that the caller asks nothing more of it. */
  #drives(tab: Tab): Running {
    const running = this.#running
    const evaluate: Tab['evaluate'] = (body) =>
      this.#running === running ? tab.evaluate(body) : new Promise(() => undefined)
    const driven = { ...tab, evaluate }
    return { browser: driven, learner: new Learner(driven, this.origin) }
  }

  /** Kills the browser at once, as a dead battery would. */
  kill(): void {
    const running = this.#running
    if (running === undefined) return
    this.#running = undefined
    this.letsUpdateIn = false
    running.kill()
    this.#killed = running
  }

  /** Kills the browser and starts it again at once. */
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
