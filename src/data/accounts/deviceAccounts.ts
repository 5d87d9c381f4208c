import type { Clock } from '../../platform/clock'
import { type Random, randomId } from '../../platform/random'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type DeviceTables, writeLearners } from '../store/deviceDatabase'
import { learnerRows } from '../store/learnerTable'
import { beginRemoval, finishRemovals, type ForgetLearner } from '../store/removeLearner'
import { unlessStorageFails } from '../store/storeHealth'
import type {
  AccountOutcome,
  Accounts,
  Learner,
  LookOutcome,
  PinOutcome,
  Registration,
  RenameOutcome,
} from './accounts'
import { checkRegistration, normalizeEmail } from './checkRegistration'
import { CurrentLearner, type LearnerGate, type LearnerMirror } from './CurrentLearner'
import { DevicePins, type PinChange, pinOutcome } from './DevicePins'
import { DeviceSignIn, type LetIn } from './DeviceSignIn'
import type { LearnerLook } from './learnerLook'
import { cleanName, LONGEST_FIRST_NAME } from './learnerName'
import {
  accountRow,
  addRow,
  changeRowLook,
  hasDuplicate,
  isPutAside,
  learnerOf,
  type NewLearner,
  openRow,
  renameRow,
} from './learnerRows'
import type { LearnerRoster } from './LearnerRoster'
import { LostLearners } from './LostLearners'
import { type DeriveKey, type Stretching, stretchingOf, stretchPassword } from './password'
import { refusalOf } from './refusalOf'

export interface DeviceAccountsParts {
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly random: Random
  readonly mirror: LearnerMirror
  /** Undefined if nothing is stored outside the databases. */
  readonly forget?: ForgetLearner
  /** The list that remains after the browser deleted the databases. */
  readonly roster?: LearnerRoster
  readonly deriveKey?: DeriveKey
  /** The learner for whom this page was unlocked. Without a gate, every learner with a PIN is treated as unlocked. */
  readonly gate?: LearnerGate
  /** Only tests use fewer rounds. */
  readonly rounds?: number
}

/**
 * Accounts kept on this device. They keep learners on a shared tablet out of each other's progress, but don't encrypt
 * it. Anyone who can read the browser's files can read the progress.
 */
export function createDeviceAccounts(parts: DeviceAccountsParts): Accounts {
  return new DeviceAccounts(parts)
}

class DeviceAccounts implements Accounts {
  readonly cloud = undefined
  readonly #device: DeviceDatabase
  readonly #clock: Clock
  readonly #stretching: Stretching
  readonly #gate: LearnerGate | undefined
  readonly #forget: ForgetLearner | undefined
  readonly #learning: CurrentLearner
  readonly #pins: DevicePins
  readonly #signIn: DeviceSignIn
  readonly #recovery: LostLearners

  constructor({ device, clock, mirror, gate, forget, roster, ...parts }: DeviceAccountsParts) {
    this.#device = device
    this.#clock = clock
    this.#stretching = stretchingOf(parts)
    this.#gate = gate
    this.#forget = forget
    this.#learning = new CurrentLearner(device, mirror, gate)
    this.#pins = new DevicePins(device, clock, this.#stretching)
    this.#recovery = new LostLearners({ device, clock, forget, roster })
    this.#signIn = new DeviceSignIn(device, clock, this.#stretching, this.#pins)
  }

  current(): Promise<Learner | undefined> {
    return this.#learning.read()
  }

  onChange(listener: (learner: Learner | undefined) => void): () => void {
    return this.#learning.onChange(listener)
  }

  async knownLearners(): Promise<readonly Learner[]> {
    const cleared = await unlessStorageFails(() => this.#recovery.run(), new Set<LearnerId>())
    const rows = await unlessStorageFails(() => this.#device.run((database) => learnerRows(database)), [])
    return [...rows]
      .sort((a, b) => b.openedTurn - a.openedTurn)
      .map((row) => ({
        ...learnerOf(row),
        ...(cleared.has(row.id) && { isCleared: true as const }),
        ...(isPutAside(row, rows) && { movedTo: row.movedTo }),
      }))
  }

  async signIn(emailText: string, password: string): Promise<AccountOutcome> {
    const email = normalizeEmail(emailText)
    if (email === undefined) return { kind: 'refused', reason: 'email-invalid' }
    return await this.#answer(() => this.#signIn.byEmail(email, password))
  }

  async register(registration: Registration): Promise<AccountOutcome> {
    const checked = checkRegistration(registration)
    if (checked.kind === 'refused') return checked
    const { displayName, email } = checked
    return await this.#answer(async () => {
      const kept = await stretchPassword(checked.password, this.#stretching)
      const learner: NewLearner = { id: this.#newId(), kind: 'device', displayName, email, password: kept }
      return await this.#write(async (database) => {
        // Checked inside the transaction, so that two tabs can't both register the address.
        if ((await accountRow(database, email)) !== undefined) return 'email-taken'
        await addRow(database, learner, this.#clock)
        return await openRow(database, learner.id, this.#clock)
      })
    })
  }

  async learnOnThisDevice(firstName: string, look?: LearnerLook): Promise<AccountOutcome> {
    const displayName = cleanName(firstName, LONGEST_FIRST_NAME)
    if (displayName === undefined) return { kind: 'refused', reason: 'name-missing' }
    const learner: NewLearner = { id: this.#newId(), kind: 'device', displayName, email: '' }
    return await this.#answer(() =>
      this.#write(async (database) => {
        if (look !== undefined && (await hasDuplicate(database, { ...learner, picture: look.picture })))
          return 'duplicate'
        await addRow(database, learner, this.#clock, look)
        return await openRow(database, learner.id, this.#clock)
      }),
    )
  }

  open(id: LearnerId, password?: string): Promise<AccountOutcome> {
    return this.#answer(() => this.#signIn.byId(id, password))
  }

  changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome> {
    return this.#changed(async () => {
      const outcome = await this.#pins.change(id, pin, present)
      // The learner who sets a PIN is using this page, so it is unlocked for them.
      if (typeof outcome === 'object' && 'id' in outcome) this.#gate?.open(id)
      return outcome
    })
  }

  losePin(id: LearnerId): Promise<PinOutcome> {
    return this.#changed(() => this.#pins.lose(id))
  }

  async #changed(work: () => Promise<PinChange>): Promise<PinOutcome> {
    const outcome = await pinOutcome(work)
    if (outcome.kind === 'changed') await this.current()
    return outcome
  }

  async rename(id: LearnerId, name: string): Promise<RenameOutcome> {
    const displayName = cleanName(name)
    if (displayName === undefined) return { kind: 'refused', reason: 'name-missing' }
    try {
      const row = await this.#write((database) => renameRow(database, id, displayName))
      if (row === undefined) return { kind: 'refused', reason: 'no-match' }
      if (row === 'duplicate') return { kind: 'refused', reason: row }
      // The mirror and the listeners only receive the current learner.
      await this.current()
      return { kind: 'renamed', learner: learnerOf(row) }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  async changeLook(id: LearnerId, look: LearnerLook): Promise<LookOutcome> {
    try {
      const row = await this.#write((database) => changeRowLook(database, id, look))
      if (row === undefined) return { kind: 'refused', reason: 'no-match' }
      if (row === 'duplicate') return { kind: 'refused', reason: row }
      await this.current()
      return { kind: 'changed', learner: learnerOf(row) }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  signOut(): Promise<void> {
    return this.#learning.leave()
  }

  async remove(id: LearnerId): Promise<void> {
    await beginRemoval(this.#device, id)
    await this.current()
    await finishRemovals(this.#device, this.#forget)
  }

  #write<T>(work: (database: DeviceTables) => PromiseLike<T>): Promise<T> {
    return writeLearners(this.#device, work)
  }

  async #answer(work: () => Promise<LetIn | 'email-taken' | 'duplicate'>): Promise<AccountOutcome> {
    try {
      const row = await work()
      if (row === undefined) return { kind: 'refused', reason: 'no-match' }
      if (typeof row === 'string') return { kind: 'refused', reason: row }
      if ('waitMs' in row) return { kind: 'refused', reason: 'wait', waitMs: row.waitMs }
      const learner = learnerOf(row)
      this.#learning.enter(learner)
      return { kind: 'signed-in', learner }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  #newId(): LearnerId {
    return randomId(this.#stretching.random) as LearnerId
  }
}
