/**
 * Runs the history of one learner with an account on two devices that are killed again and again, and the checks at its end.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '../../network/Account'
import { viewOfDocument } from '../model/view'
import { Violation } from '../Violation'
import { Expectations } from './Expectations'
import type { DeviceName } from './course'
import { Device, type Running } from './Device'
import type { Engine } from './engines/Engine'
import { turnsHost, turnsLine } from './lines'
import type { Look } from './pageEyes'
import type { RealSite } from './RealSite'
import { sentenceOf, sentenceOfKill, sentenceOfLife } from './sentences'
import type { Life, Step } from './steps'
import type { Scene } from './hand'
import { takeStep } from './takeStep'

/** A text that stays on a screen for so long is not about to change. */
const LASTING_MS = 10_000
const AGAIN_MS = 250
/** The screen answers a press within this time, or the browser is killed without an answer. */
const CONFIRMATION_MS = 8_000
const READY_MS = 120_000

export class History implements Scene {
  readonly expectations = new Expectations()
  readonly devices: Readonly<Record<DeviceName, Device>>
  /** The events of the history, in words. */
  readonly sentences: string[] = []
  readonly tried = new Map<string, number>()
  kills = 0
  #error: unknown
  readonly #checks: Promise<void>[] = []
  /** The last look at each device, until it is killed. */
  readonly #latest = new Map<Device, Look>()
  #onPress: () => void = () => undefined
  #onConfirmation: () => void = () => undefined

  constructor(
    readonly engine: Engine,
    readonly site: RealSite,
    readonly account: Account,
    visited: string,
  ) {
    const make = (name: DeviceName) => new Device(name, engine, site.origin, this.#hears, visited)
    this.devices = { phone: make('phone'), tablet: make('tablet') }
  }

  async run(lives: readonly Life[]): Promise<void> {
    for (const life of lives) await this.#live(life)
  }

  /** The last console messages of each device. */
  get complaints(): readonly string[] {
    const last = ({ name, complaints }: Device) => complaints.slice(-12).map((said) => `${name}: ${said}`)
    return Object.values(this.devices).flatMap(last)
  }

  async remove(): Promise<void> {
    for (const device of Object.values(this.devices)) await device.remove()
  }

  /** Called before a press that writes. */
  readonly pressed = (): void => this.#onPress()

  async check(): Promise<void> {
    await Promise.all(this.#checks.splice(0))
    if (this.#error !== undefined) throw this.#error
  }

  counts(what: string): void {
    this.tried.set(what, (this.tried.get(what) ?? 0) + 1)
  }

  /** Whether the device can open the site with its own data. */
  async start(device: Device): Promise<Running> {
    const running = await device.starts()
    if (device.hasSignedIn) await running.learner.opens('/dashboard')
    else await this.#signIn(device, running)
    return running
  }

  async #signIn(device: Device, { learner, browser }: Running): Promise<void> {
    await learner.opens('/login?view=account')
    await learner.types(this.account.email, 'Email')
    await learner.types(this.account.password, 'Password')
    await browser.press('Enter')
    await learner.isAt('/dashboard')
    await learner.sees('Ready offline', { withinMs: READY_MS })
    device.hasSignedIn = true
  }

  async #live(life: Life): Promise<void> {
    const device = this.devices[life.device]
    const isWhole = device.hasSignedIn && device.isReady
    const { line, host } = isWhole ? life : ({ line: 'good', host: 'up' } as const)
    this.#says(sentenceOfLife({ ...life, line, host }))
    await turnsLine(this.site, line)
    await turnsHost(this.site, host)
    this.counts(`service ${line}`)
    this.counts(`site ${host}`)
    const running = await this.start(device)
    const last = life.steps.at(-1)
    for (const step of life.steps.slice(0, -1)) {
      this.#tells(step)
      // A false confirmation on a screen is reported instead of the failed wait, since it says more.
      await takeStep(this, device, running, step).catch((error: unknown) => this.#raises(error))
      await this.check()
    }
    if (last !== undefined) await this.#dieIn(life, device, running, last)
    await this.check()
  }

  async #dieIn({ kill }: Life, device: Device, running: Running, step: Step): Promise<void> {
    this.#tells(step)
    const pressed = new Promise<void>((resolve) => (this.#onPress = resolve))
    const confirmation = new Promise<void>((resolve) => (this.#onConfirmation = resolve))
    let isDead = false
    const end = takeStep(this, device, running, step).catch((error: unknown) => {
      // A call to a killed browser always fails.
      if (!isDead) this.#error ??= error
    })
    if (kill.on === 'opening') await wait(kill.ms)
    else {
      await Promise.race([pressed, end])
      if (kill.on === 'press') await wait(kill.ms)
      else await Promise.race([confirmation, end, wait(CONFIRMATION_MS)])
    }
    isDead = true
    device.kill()
    this.#latest.delete(device)
    this.kills += 1
    this.counts(`kill on ${kill.on}`)
    this.#says(sentenceOfKill(kill))
    this.#onPress = () => undefined
    this.#onConfirmation = () => undefined
  }

  readonly #hears = (device: Device, look: Look): void => {
    this.#latest.set(device, look)
    try {
      if (look.isTakenOver === true && !device.letsUpdateIn && device.isReady)
        throw new Violation(`A new version took the page of the ${device.name} over, and nobody had let it in.`)
      if (look.isLogin === true && device.hasSignedIn)
        throw new Violation(`The ${device.name} asks who is there, and somebody learns on it.`)
      if (look.isSignedOut === true)
        throw new Violation(`The ${device.name} says that it is signed out of its account, and nobody signed it out.`)
      const before = this.expectations.count
      this.expectations.hears(device.name, look)
      if (look.isReady && look.loadedAt > device.evictedAt) device.isReady = true
      if (look.isBackedUp) this.#checks.push(this.#hasBackup(device, look).catch(this.#fails))
      if (this.expectations.count > before || look.isBackedUp) this.#onConfirmation()
    } catch (error) {
      this.#error ??= error
      this.#onConfirmation()
    }
  }

  #raises(error: unknown): never {
    throw this.#error ?? error
  }

  readonly #fails = (error: unknown): void => {
    this.#error ??= error
  }

  /** Checks that the service has the lessons shown as complete on a screen that says *Backed up*. */
  async #hasBackup(device: Device, look: Look): Promise<void> {
    const must = this.expectations.mustBeBackedUp(device.name, look.at)
    if (must.length === 0) return
    this.counts('“Backed up” compared with the service')
    const end = Date.now() + LASTING_MS
    for (;;) {
      const document = await this.site.documentAtService(this.account)
      const complete = document === undefined ? [] : viewOfDocument(document).complete
      const isMissing = (lesson: string) =>
        !complete.includes(lesson) && this.expectations.isUntouched(device.name, lesson)
      const missing = must.filter(isMissing)
      // A busy machine may be late with the next text, and the text of a closed screen is unknown.
      if (missing.length === 0 || this.#latest.get(device) !== look) return
      if (Date.now() > end)
        throw new Violation(`The ${device.name} says Backed up, and the service does not have ${missing.join(', ')}.`)
      await wait(AGAIN_MS)
    }
  }

  #tells(step: Step): void {
    this.counts(step.kind === 'update' ? `update, and ${step.fate}` : step.kind)
    this.#says(`  ${sentenceOf(step)}`)
  }

  #says(sentence: string): void {
    this.sentences.push(sentence)
    if (process.env['LAB_ALOUD'] !== undefined)
      console.error(`${performance.now().toFixed(0).padStart(8)}  ${sentence}`)
  }
}
