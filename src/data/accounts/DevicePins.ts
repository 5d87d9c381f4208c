import type { Clock } from '../../platform/clock'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type LearnerRow, type StretchedPassword, writeLearners } from '../store/deviceDatabase'
import { learnerRow } from '../store/learnerTable'
import type { PinOutcome } from './accounts'
import { learnerOf } from './learnerRows'
import { isPassword, type Stretching, stretchPassword } from './password'
import { isPin, isPinOff, withLostPin, withoutPin } from './pin'
import { refusalOf } from './refusalOf'
import { noteTry } from './wrongTries'

export interface Waiting {
  readonly waitMs: number
}

/** Undefined for a wrong PIN or an unknown learner. */
export type PinChange = LearnerRow | Waiting | 'pin-invalid' | undefined

/**
 * Returns the secret to compare with the typed text. Four digits are the PIN if there is one, because passwords are
 * longer.
 */
export function secretOf(row: LearnerRow | undefined, typed: string): StretchedPassword | undefined {
  return row?.pin !== undefined && isPin(typed) ? row.pin : row?.password
}

/** The PINs of the learners on this device. Wrong PINs and wrong passwords share one count. */
export class DevicePins {
  readonly #device: DeviceDatabase
  readonly #clock: Clock
  readonly #stretching: Stretching

  constructor(device: DeviceDatabase, clock: Clock, stretching: Stretching) {
    this.#device = device
    this.#clock = clock
    this.#stretching = stretching
  }

  async change(id: LearnerId, pin: string | undefined, present = ''): Promise<PinChange> {
    if (pin !== undefined && !isPin(pin)) return 'pin-invalid'
    const row = await this.#device.run((database) => learnerRow(database, id))
    if (row?.pin !== undefined) {
      const waitMs = await writeLearners(this.#device, (database) => noteTry(database, id, this.#clock.now()))
      if (waitMs > 0) return { waitMs }
      if (!(await isPassword(present, secretOf(row, present), this.#stretching))) return undefined
    }
    return await this.set(id, pin)
  }

  /** Sets or removes the PIN of a learner who has proved their identity in another way. */
  async set(id: LearnerId, pin: string | undefined): Promise<LearnerRow | undefined> {
    const kept = pin === undefined ? undefined : await stretchPassword(pin, this.#stretching)
    return await this.#change(id, ({ wrongTries: _right, ...now }) => ({
      ...withoutPin(now),
      ...(kept && { pin: kept }),
    }))
  }

  lose(id: LearnerId): Promise<LearnerRow | undefined> {
    return this.#change(id, (row) => (row.pin === undefined ? row : withLostPin(row, this.#clock.now())))
  }

  /**
   * Called before a learner is opened. Removes a forgotten PIN a day after it was reported. Undefined for an unknown
   * learner.
   */
  takeOffIfDue(id: LearnerId): Promise<LearnerRow | undefined> {
    return this.#change(id, (row) => (isPinOff(row, this.#clock.now()) ? withoutPin(row) : row))
  }

  #change(id: LearnerId, change: (row: LearnerRow) => LearnerRow): Promise<LearnerRow | undefined> {
    return writeLearners(this.#device, async (database) => {
      const row = await learnerRow(database, id)
      if (row === undefined) return undefined
      const changed = change(row)
      if (changed !== row) await database.learners.put(changed)
      return changed
    })
  }
}

/** Maps a PIN change to one of the port's outcomes. */
export async function pinOutcome(work: () => Promise<PinChange>): Promise<PinOutcome> {
  try {
    const row = await work()
    if (row === undefined) return { kind: 'refused', reason: 'no-match' }
    if (row === 'pin-invalid') return { kind: 'refused', reason: row }
    if ('waitMs' in row) return { kind: 'refused', reason: 'wait', waitMs: row.waitMs }
    return { kind: 'changed', learner: learnerOf(row) }
  } catch (error) {
    return { kind: 'refused', reason: refusalOf(error) }
  }
}
