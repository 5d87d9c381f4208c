import type { Clock } from '../../platform/clock'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type DeviceTables, type LearnerRow, writeLearners } from '../store/deviceDatabase'
import { learnerRow } from '../store/learnerTable'
import { unlessStorageFails } from '../store/storeHealth'
import type {
  AccountOutcome,
  Accounts,
  CloudCalls,
  KeepOutcome,
  Learner,
  LookOutcome,
  PinOutcome,
  Registration,
  RenameOutcome,
} from './accounts'
import { checkRegistration, normalizeEmail } from './checkRegistration'
import type { CloudAuth, ConfirmOutcome, ResetOutcome } from './CloudAuth'
import { CloudService } from './CloudService'
import { CloudSignIn, refusalOfService, refusedSignIn } from './CloudSignIn'
import type { LearnerGate } from './CurrentLearner'
import { deletionNote } from './deletionState'
import { createDeviceAccounts, type DeviceAccountsParts } from './deviceAccounts'
import { DevicePins, pinOutcome } from './DevicePins'
import type { LearnerLook } from './learnerLook'
import { nameOf } from './learnerName'
import { accountRow, learnerOf } from './learnerRows'
import { LeftSession, noteLeaving } from './LeftSession'
import { type Stretching, stretchingOf } from './password'
import { isPin, isPinOff } from './pin'
import { refusalOf } from './refusalOf'
import { isBeyondDevice, learnerBehind } from './sharedAddress'
import { takeBackTry } from './wrongTries'

export interface CloudAccountsParts extends DeviceAccountsParts {
  /** Fetches the code for the account service. Called on first use, and again after a failure. */
  readonly cloud: () => Promise<CloudAuth>
}

/**
 * Tries the accounts on this device first, then the accounts at a service. The service comes first if a learner's
 * progress was moved there, or if they want an account with a backup. Only the device database decides who the current
 * learner is. If the service ends a session, the backup stops and nothing else changes. Only the learner's own sign-out
 * or removal ends both.
 */
export function createCloudAccounts(parts: CloudAccountsParts): Accounts {
  return new CloudAccounts(parts)
}

class CloudAccounts implements Accounts {
  readonly cloud: CloudCalls = {
    prepare: () => this.#service.prepare(),
    signInWithGoogle: () => this.#signIn.enter(this.#service.signInByWindow((auth) => auth.signInWithGoogle())),
    sendPasswordReset: (email) => this.#sendPasswordReset(email),
    endLeftSession: () => this.#left.end(),
    keepWithoutAccount: (id) => this.#keepWithoutAccount(id),
  }
  readonly #onDevice: Accounts
  readonly #device: DeviceDatabase
  readonly #stretching: Stretching
  readonly #service: CloudService
  readonly #signIn: CloudSignIn
  readonly #left: LeftSession
  readonly #pins: DevicePins
  readonly #clock: Clock
  readonly #gate: LearnerGate | undefined

  constructor(parts: CloudAccountsParts) {
    const { device, clock, gate } = parts
    this.#onDevice = createDeviceAccounts(parts)
    this.#device = device
    this.#stretching = stretchingOf(parts)
    this.#service = new CloudService(parts.cloud)
    this.#pins = new DevicePins(device, clock, this.#stretching)
    this.#signIn = new CloudSignIn({
      service: this.#service,
      device,
      clock,
      gate,
      pins: this.#pins,
      refresh: () => this.#onDevice.current(),
    })
    this.#left = new LeftSession(device, this.#service)
    this.#clock = clock
    this.#gate = gate
  }

  current(): Promise<Learner | undefined> {
    return this.#onDevice.current()
  }

  onChange(listener: (learner: Learner | undefined) => void): () => void {
    return this.#onDevice.onChange(listener)
  }

  knownLearners(): Promise<readonly Learner[]> {
    return this.#onDevice.knownLearners()
  }

  async signIn(emailText: string, password: string): Promise<AccountOutcome> {
    const email = normalizeEmail(emailText)
    if (email === undefined) return refusedSignIn('email-invalid')
    this.#service.prepare()
    if (await isBeyondDevice(this.#device, email)) return await this.#signInBeyond(email, password)
    const here = await this.#onDevice.signIn(email, password)
    // If the device can't stretch a password, it can't check one either.
    if (here.kind === 'signed-in') return here
    if (here.reason !== 'wait' && here.reason !== 'no-match' && here.reason !== 'unavailable') return here
    // An account at the service may have the same address and a different password, so this doesn't count as a wrong
    // try.
    const there = await this.#signIn.byPassword(email, password)
    if (there.kind === 'signed-in' && here.reason !== 'wait') await this.#takeBackTry(email)
    return there.kind === 'refused' && here.reason === 'wait' ? here : there
  }

  /** A device account may have the same address. Registering is how its learner gets an account with a backup. */
  async register(registration: Registration): Promise<AccountOutcome> {
    const checked = checkRegistration(registration)
    if (checked.kind === 'refused') return checked
    const { displayName, email, password } = checked
    this.#signIn.noteName(email, displayName)
    const outcome = await this.#service.signIn((auth) => auth.register({ displayName, email, password }))
    const shown =
      outcome.kind === 'refused' ? undefined : await learnerBehind(this.#device, { email, password }, this.#stretching)
    return await this.#signIn.enter(Promise.resolve(outcome), shown)
  }

  learnOnThisDevice(firstName: string, look?: LearnerLook): Promise<AccountOutcome> {
    return this.#onDevice.learnOnThisDevice(firstName, look)
  }

  async open(id: LearnerId, password?: string): Promise<AccountOutcome> {
    let email: string | undefined
    let isOff = false
    try {
      const row = await this.#device.run((database) => learnerRow(database, id))
      const isByPin = row?.pin !== undefined && isPin(password ?? '')
      if (row?.kind === 'cloud' && !isByPin) email = row.email
      isOff = row !== undefined && isPinOff(row, this.#clock.now())
    } catch (error) {
      return refusedSignIn(refusalOf(error))
    }
    if (email === undefined) return await this.#onDevice.open(id, password)
    if (password === undefined || password === '')
      return isOff ? await this.#signIn.openDeleted(id) : refusedSignIn('no-match')
    return await this.#signIn.open(id, email, password)
  }

  rename(id: LearnerId, name: string): Promise<RenameOutcome> {
    return this.#onDevice.rename(id, name)
  }

  changeLook(id: LearnerId, look: LearnerLook): Promise<LookOutcome> {
    return this.#onDevice.changeLook(id, look)
  }

  /** The account's own password is as good a proof as the PIN. Only its service can check it. */
  async changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome> {
    const outcome = await this.#onDevice.changePin(id, pin, present)
    if (outcome.kind === 'changed' || present === undefined || isPin(present)) return outcome
    if (outcome.reason !== 'no-match' && outcome.reason !== 'wait') return outcome
    const row = await unlessStorageFails(() => this.#device.run((database) => learnerRow(database, id)), undefined)
    if (row?.kind !== 'cloud') return outcome
    const confirmed = await this.#service.ask<ConfirmOutcome>((auth) =>
      auth.confirm({ id, email: row.email }, { kind: 'password', password: present }),
    )
    if (confirmed.kind === 'refused') return { kind: 'refused', reason: refusalOfService(confirmed.reason) }
    const changed = await pinOutcome(() => this.#pins.set(id, pin))
    if (changed.kind === 'changed') {
      this.#gate?.open(id)
      await this.#onDevice.current()
    }
    return changed
  }

  losePin(id: LearnerId): Promise<PinOutcome> {
    return this.#onDevice.losePin(id)
  }

  async signOut(): Promise<void> {
    await this.#left.leave(undefined, () => this.#onDevice.signOut())
  }

  async remove(id: LearnerId): Promise<void> {
    await this.#left.leave(id, () => this.#onDevice.remove(id))
  }

  /** Tries the account with a backup first. If that fails, the learner can still open the data on this device. */
  async #signInBeyond(email: string, password: string): Promise<AccountOutcome> {
    const outcome = await this.#signIn.byPassword(email, password)
    if (outcome.kind === 'signed-in') return outcome
    const here = await this.#onDevice.signIn(email, password)
    return here.kind === 'signed-in' ? here : outcome
  }

  async #keepWithoutAccount(id: LearnerId): Promise<KeepOutcome> {
    try {
      const kept = await writeLearners(this.#device, async (database) => {
        // Without the account, this device couldn't delete the sign-in.
        if ((await deletionNote(database, id)) !== undefined) return 'deleting'
        return { isNoted: await noteLeaving(database, id), row: await leaveAccount(database, id) }
      })
      if (kept === 'deleting') return { kind: kept }
      const { row, isNoted } = kept
      if (row === undefined) return { kind: 'refused', reason: 'no-match' }
      await this.#onDevice.current()
      if (isNoted) void this.#left.end()
      return { kind: 'kept', learner: learnerOf(row) }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  /** A failed write doesn't block the sign-in. It only leaves the count one try too high. */
  async #takeBackTry(email: string): Promise<void> {
    const takeBack = async (database: DeviceTables): Promise<void> => {
      if ((await accountRow(database, normalizeEmail(email) ?? '')) === undefined) await takeBackTry(database)
    }
    await unlessStorageFails(() => writeLearners(this.#device, takeBack), undefined)
  }

  async #sendPasswordReset(emailText: string): Promise<ResetOutcome> {
    const email = normalizeEmail(emailText)
    if (email === undefined) return { kind: 'refused', reason: 'email-invalid' }
    return await this.#service.ask<ResetOutcome>((auth) => auth.sendPasswordReset(email))
  }
}

/**
 * Turns a learner whose account is gone into a learner on this device only. Needs a transaction over `learners` and
 * `settings`.
 */
async function leaveAccount(database: DeviceTables, id: LearnerId): Promise<LearnerRow | undefined> {
  const row = await learnerRow(database, id)
  if (row === undefined) return undefined
  const left: LearnerRow = { ...row, kind: 'device', email: '', displayName: nameOf(row) }
  await database.learners.put(left)
  return left
}
