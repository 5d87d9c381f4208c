import type { Clock } from '../platform/clock'
import { type Random, randomId } from '../platform/random'
import type { LearnerId } from '../progress/ids'
import { currentLearner, learnerRow, learnerRows } from '../store/learnerTable'
import type { DeviceDatabase, DeviceTables, LearnerRow } from '../store/deviceDatabase'
import { liveSource } from '../store/liveSource'
import { beginRemoval, finishRemovals } from '../store/removeLearner'
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
import type { LearnerLook } from './learnerLook'
import type { LearnerGate } from './LearnerGate'
import type { LearnerMirror } from './LearnerMirror'
import { cleanName, firstNameOf, LONGEST_FIRST_NAME, nameOf } from './learnerName'
import { forgetTries, noteTry } from './wrongTries'
import {
  accountRow,
  addRow,
  changeRowLook,
  hasTwin,
  learnerOf,
  type NewLearner,
  openRow,
  renameRow,
} from './learnerRows'
import { type DeriveKey, isPassword, type Stretching, stretchingOf, stretchPassword } from './password'
import { DevicePins, type PinChange, pinOutcome, secretOf, type Waiting } from './DevicePins'
import { isPin, isPinOff, withFoundPin } from './pin'
import { refusalOf } from './refusalOf'

export interface DeviceAccountsParts {
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly random: Random
  readonly mirror: LearnerMirror
  readonly deriveKey?: DeriveKey
  /** Whom this page was opened for. Without one every learner with a PIN counts as let in. */
  readonly gate?: LearnerGate
  /** Only tests ask for fewer. */
  readonly rounds?: number
}

/**
 * Accounts kept on this device. They keep the learners of a shared tablet apart; they are no encryption: whoever can
 * read the browser's files can read the progress.
 */
export function createDeviceAccounts(parts: DeviceAccountsParts): Accounts {
  return new DeviceAccounts(parts)
}

class DeviceAccounts implements Accounts {
  readonly cloud = undefined
  readonly #device: DeviceDatabase
  readonly #clock: Clock
  readonly #mirror: LearnerMirror
  readonly #stretching: Stretching
  readonly #gate: LearnerGate | undefined
  readonly #pins: DevicePins
  /** What was last answered or told, as text; undefined before the first answer. */
  #known: string | undefined

  constructor(parts: DeviceAccountsParts) {
    this.#device = parts.device
    this.#clock = parts.clock
    this.#mirror = parts.mirror
    this.#stretching = stretchingOf(parts)
    this.#gate = parts.gate
    this.#pins = new DevicePins(parts.device, parts.clock, this.#stretching)
  }

  async current(): Promise<Learner | undefined> {
    return this.#letIn(await unlessStorageFails(() => this.#readCurrent(), undefined))
  }

  onChange(listener: (learner: Learner | undefined) => void): () => void {
    let told = this.#known
    const source = liveSource(() => unlessStorageFails(async () => ({ learner: await this.#readCurrent() }), undefined))
    return source.subscribe(() => {
      const read = source.getSnapshot()
      // Unreadable just now: whoever is learning goes on.
      if (read === undefined) return
      const learner = this.#letIn(read.learner)
      if (textOf(learner) === told) return
      told = textOf(learner)
      listener(learner)
    })
  }

  async knownLearners(): Promise<readonly Learner[]> {
    const rows = await unlessStorageFails(() => this.#device.run((database) => learnerRows(database)), [])
    return rows.toSorted((a, b) => b.openedTurn - a.openedTurn).map(learnerOf)
  }

  async signIn(emailText: string, password: string): Promise<AccountOutcome> {
    const email = normalizeEmail(emailText)
    if (email === undefined) return { kind: 'refused', reason: 'email-invalid' }
    return await this.#answer(async () => {
      const row = await this.#device.run((database) => accountRow(database, email))
      return await this.#try(row, password)
    })
  }

  async register(registration: Registration): Promise<AccountOutcome> {
    const checked = checkRegistration(registration)
    if (checked.kind === 'refused') return checked
    const { displayName, email } = checked
    return await this.#answer(async () => {
      const kept = await stretchPassword(checked.password, this.#stretching)
      const learner: NewLearner = { id: this.#newId(), kind: 'device', displayName, email, password: kept }
      return await this.#write(async (database) => {
        // Inside the transaction, so that two tabs can't both have the address.
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
        if (look !== undefined && (await hasTwin(database, { ...learner, picture: look.picture }))) return 'twin'
        await addRow(database, learner, this.#clock, look)
        return await openRow(database, learner.id, this.#clock)
      }),
    )
  }

  async open(id: LearnerId, password?: string): Promise<AccountOutcome> {
    return await this.#answer(async () => {
      const row = await this.#device.run((database) => learnerRow(database, id))
      if (row === undefined) return undefined
      if (isPinOff(row, this.#clock.now()))
        return await this.#pins.takeOff(id).then((open) => open && this.#openBy(open, password))
      return await this.#openBy(row, password)
    })
  }

  /**
   * Counts the try before it looks at the password, so that a page that is closed, or ten at once, win no tries. Addresses
   * that nobody here has share one count, or its absence would tell who has an account.
   */
  async #try(row: LearnerRow | undefined, password: string): Promise<LearnerRow | Waiting | undefined> {
    const now = this.#clock.now()
    const wait = await this.#write((database) => noteTry(database, row?.id, now))
    if (wait > 0) return { waitMs: wait }
    const isMatch = await isPassword(password, secretOf(row, password), this.#stretching)
    return row !== undefined && isMatch ? await this.#open(row) : undefined
  }

  async #openBy(
    row: LearnerRow,
    secret: string | undefined,
  ): Promise<LearnerRow | Waiting | 'service-unavailable' | undefined> {
    const isByPin = row.pin !== undefined && secret !== undefined && isPin(secret)
    if (row.kind === 'cloud' && !isByPin) return 'service-unavailable'
    if (row.password === undefined && row.pin === undefined) return await this.#open(row)
    return secret === undefined ? undefined : await this.#try(row, secret)
  }

  changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome> {
    return this.#changed(async () => {
      const outcome = await this.#pins.change(id, pin, present)
      // Whoever sets it is here.
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
      // The mirror and every listener hear of the current learner only.
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
      if (row === 'twin') return { kind: 'refused', reason: row }
      await this.current()
      return { kind: 'changed', learner: learnerOf(row) }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  async signOut(): Promise<void> {
    // First, so that a public page never greets somebody who has left, whatever the database says.
    this.#mirror.clear()
    this.#gate?.open(undefined)
    await this.#write((database) => database.settings.delete('current-learner'))
    this.#note(undefined)
  }

  async remove(id: LearnerId): Promise<void> {
    await beginRemoval(this.#device, id)
    await this.current()
    await finishRemovals(this.#device)
  }

  #readCurrent(): Promise<Learner | undefined> {
    return this.#device.run((database) =>
      database.transaction('r', database.settings, database.learners, async () => {
        const row = await currentLearner(database)
        return row && learnerOf(row)
      }),
    )
  }

  /** Opens a learner whose password or PIN was right. If it was changed meanwhile in another tab, it wasn't. */
  #open(checked: LearnerRow): Promise<LearnerRow | undefined> {
    const { id } = checked
    return this.#write(async (database) => {
      const row = await learnerRow(database, id)
      if (row === undefined || row.password?.salt.join() !== checked.password?.salt.join()) return undefined
      if (row.pin?.salt.join() !== checked.pin?.salt.join()) return undefined
      await database.learners.put(withFoundPin(row))
      await forgetTries(database, id)
      return await openRow(database, id, this.#clock)
    })
  }

  #write<T>(work: (database: DeviceTables) => PromiseLike<T>): Promise<T> {
    return this.#device.run((database) =>
      database.transaction('rw', database.settings, database.learners, async () => await work(database)),
    )
  }

  async #answer(
    work: () => Promise<LearnerRow | Waiting | 'email-taken' | 'twin' | 'service-unavailable' | undefined>,
  ): Promise<AccountOutcome> {
    try {
      const row = await work()
      if (row === undefined) return { kind: 'refused', reason: 'no-match' }
      if (typeof row === 'string') return { kind: 'refused', reason: row }
      if ('waitMs' in row) return { kind: 'refused', reason: 'wait', waitMs: row.waitMs }
      const learner = learnerOf(row)
      this.#gate?.open(learner.id)
      this.#note(learner)
      return { kind: 'signed-in', learner }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  /** Whoever has a PIN is nobody here until it was put in; public pages and other tabs go on greeting them. */
  #letIn(learner: Learner | undefined): Learner | undefined {
    const isShut = learner?.hasPin === true && this.#gate?.isOpen(learner.id) === false
    if (!isShut) return this.#note(learner)
    this.#known = textOf(undefined)
    return undefined
  }

  /** Keeps the mirror and the memory of who was named last in step. */
  #note(learner: Learner | undefined): Learner | undefined {
    this.#known = textOf(learner)
    if (learner === undefined) this.#mirror.clear()
    else this.#mirror.write({ id: learner.id, firstName: firstNameOf(nameOf(learner)) })
    return learner
  }

  #newId(): LearnerId {
    return randomId(this.#stretching.random) as LearnerId
  }
}

function textOf(learner: Learner | undefined): string {
  return learner === undefined ? 'nobody' : JSON.stringify(learner)
}
