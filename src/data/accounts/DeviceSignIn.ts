/**
 * Role: opens a learner on this device with a password or a PIN, or without either if they have none.
 * Guarantee: a try is counted before it is checked, so no one gets extra tries by closing the page or sending ten at
 * once.
 * Must not: reveal by its timing whether an address is known on this device.
 */
import type { Clock } from '../../platform/clock'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type LearnerRow, writeLearners } from '../store/deviceDatabase'
import { learnerRow } from '../store/learnerTable'
import { type DevicePins, secretOf, type Waiting } from './DevicePins'
import { accountRow, openRow } from './learnerRows'
import { isPassword, type Stretching } from './password'
import { isPin, withFoundPin } from './pin'
import { forgetTries, noteTry } from './wrongTries'

/** Undefined for an unknown learner or a wrong secret. */
export type LetIn = LearnerRow | Waiting | 'service-unavailable' | undefined

export class DeviceSignIn {
  readonly #device: DeviceDatabase
  readonly #clock: Clock
  readonly #stretching: Stretching
  readonly #pins: DevicePins

  constructor(device: DeviceDatabase, clock: Clock, stretching: Stretching, pins: DevicePins) {
    this.#device = device
    this.#clock = clock
    this.#stretching = stretching
    this.#pins = pins
  }

  /** @param email normalized */
  async byEmail(email: string, password: string): Promise<LetIn> {
    const row = await this.#device.run((database) => accountRow(database, email))
    return await this.#try(row, password)
  }

  /** @param secret a password or a PIN */
  async byId(id: LearnerId, secret: string | undefined): Promise<LetIn> {
    const row = await this.#pins.takeOffIfDue(id)
    return row && (await this.#openBy(row, secret))
  }

  async #openBy(row: LearnerRow, secret: string | undefined): Promise<LetIn> {
    const isByPin = row.pin !== undefined && secret !== undefined && isPin(secret)
    if (row.kind === 'cloud' && !isByPin) return 'service-unavailable'
    if (row.password === undefined && row.pin === undefined) return await this.#open(row)
    return secret === undefined ? undefined : await this.#try(row, secret)
  }

  /** All unknown addresses share one count. Without it, a missing count would reveal who has an account. */
  async #try(row: LearnerRow | undefined, password: string): Promise<LearnerRow | Waiting | undefined> {
    const now = this.#clock.now()
    const wait = await writeLearners(this.#device, (database) => noteTry(database, row?.id, now))
    if (wait > 0) return { waitMs: wait }
    const isMatch = await isPassword(password, secretOf(row, password), this.#stretching)
    return row !== undefined && isMatch ? await this.#open(row) : undefined
  }

  /** Opens a learner whose password or PIN was correct, unless it was changed in another tab in the meantime. */
  #open(checked: LearnerRow): Promise<LearnerRow | undefined> {
    const { id } = checked
    return writeLearners(this.#device, async (database) => {
      const row = await learnerRow(database, id)
      if (row === undefined || row.password?.salt.join() !== checked.password?.salt.join()) return undefined
      if (row.pin?.salt.join() !== checked.pin?.salt.join()) return undefined
      await database.learners.put(withFoundPin(row))
      await forgetTries(database, id)
      return await openRow(database, id, this.#clock)
    })
  }
}
