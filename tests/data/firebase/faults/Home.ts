import assert from 'node:assert/strict'
import { canonicalText } from '../../../../src/core/progress/json'
import type { ProgressDocument } from '../../../../src/core/progress/document'
import type { LessonId } from '../../../../src/core/progress/ids'
import { isLessonComplete } from '../../../../src/core/progress/lessons'
import { type Account, newAccount } from '../../../network/Account'
import { Device } from './Device'
import type { Emulators } from '../../../network/Emulators'
import type { Page } from './Page'

const MOST_ROUNDS = 4

/** A learner with a phone and a tablet, and the lessons that the screens reported as saved. */
export class Home {
  readonly saved = new Set<LessonId>()
  readonly devices: Device[] = []

  private constructor(
    readonly emulators: Emulators,
    readonly account: Account,
  ) {}

  static async isSetUp(emulators: Emulators): Promise<Home> {
    const home = new Home(emulators, await newAccount(emulators))
    await home.addsDevice()
    await home.addsDevice()
    return home
  }

  /** Adds a device with one page, open and signed in. */
  async addsDevice(): Promise<Device> {
    const { emulators, account } = this
    const device = await Device.isSwitchedOn({ emulators, account, onSaved: (lesson) => this.saved.add(lesson) })
    this.devices.push(device)
    return device
  }

  get phone(): Device {
    return this.#device(0)
  }

  get tablet(): Device {
    return this.#device(1)
  }

  /** Returns the service's document, over a network without faults. */
  async stored(): Promise<ProgressDocument | undefined> {
    const pulled = await this.tablet.page.remote.pull(new AbortController().signal)
    if (pulled.kind !== 'pulled') throw new Error(`The witness was answered ${pulled.kind}.`)
    return pulled.remote
  }

  /**
   * Asserts that the backup status is true. *Backed up* means that everything is there; a number of changes means that
   * some wait.
   */
  async assertTrue(page: Page): Promise<void> {
    const status = await page.status()
    // In that case a banner says that nothing is saved here, and the backup does not matter.
    if (page.store.health().kind === 'failing') return
    const isThere = canonicalText(await page.document()) === canonicalText(await this.stored())
    if (status.kind === 'backed-up') assert.ok(isThere, 'it says backed up, and is not')
    else if (!isThere)
      assert.ok(status.waiting > 0, `it says ${status.kind} and that nothing waits, and something does`)
  }

  /** The networks work, and all devices exchange until none has a change. Then all copies are exactly equal. */
  async comesToRest(): Promise<ProgressDocument> {
    for (const device of this.devices) device.network.behaves()
    let rounds = 0
    while (await this.#doesAnybodyWrite()) {
      rounds += 1
      assert.ok(rounds < MOST_ROUNDS, 'the devices never fall silent')
    }
    const newcomer = await this.addsDevice()
    await assertExchanges(newcomer.page)

    const stored = await this.stored()
    assert.ok(stored !== undefined, 'the service has nothing')
    for (const { pages } of this.devices) {
      for (const page of pages) {
        assert.equal(canonicalText(await page.document()), canonicalText(stored), 'two copies differ')
        assert.equal((await page.status()).kind, 'backed-up')
      }
    }
    for (const lesson of this.saved) assert.ok(isLessonComplete(stored, lesson), `${lesson} was saved and is gone`)
    return stored
  }

  async isLeft(): Promise<void> {
    for (const device of this.devices) await device.isSwitchedOff()
  }

  async #doesAnybodyWrite(): Promise<boolean> {
    let isWritten = false
    for (const { pages } of this.devices) {
      for (const page of pages) if (await assertExchanges(page)) isWritten = true
    }
    return isWritten
  }

  #device(index: number): Device {
    const device = this.devices[index]
    if (device === undefined) throw new Error('There is no such device.')
    return device
  }
}

/** Resolves to whether it wrote. */
async function assertExchanges(page: Page): Promise<boolean> {
  const outcome = await page.exchanges()
  assert.equal(outcome.kind, 'exchanged')
  return outcome.wrote || outcome.isWaiting
}
