import type { Clock } from '../platform/clock'
import type { LearnerId } from '../progress/ids'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'
import { learnerRow } from '../store/learnerTable'
import { unlessStorageFails } from '../store/storeHealth'
import type {
  AccountOutcome,
  Accounts,
  CloudCalls,
  KeepOutcome,
  PinOutcome,
  Learner,
  LookOutcome,
  AccountRefusal,
  Registration,
  RenameOutcome,
} from './accounts'
import type { CloudAccount, CloudAuth, CloudOutcome, ConfirmOutcome, CloudRefusal, ResetOutcome } from './CloudAuth'
import { CloudService } from './CloudService'
import { enterCloudRow, hasLeftSession, leaveAccount, noteLeaving } from './cloudRows'
import { createDeviceAccounts, type DeviceAccountsParts } from './deviceAccounts'
import { checkRegistration, normalizeEmail } from './checkRegistration'
import type { LearnerGate } from './LearnerGate'
import type { LearnerLook } from './learnerLook'
import { accountRow, learnerOf, openRow, takeOffPin } from './learnerRows'
import { isPin } from './pin'
import { type Stretching, stretchingOf } from './password'
import { isBeyondDevice, learnerBehind } from './sharedAddress'
import { refusalOf } from './refusalOf'
import { takeBackTry } from './wrongTries'
import { nameOf } from './learnerName'

export interface CloudAccountsParts extends DeviceAccountsParts {
  /** Fetches the service's code. Called when it is needed first, and again after a failure. */
  readonly cloud: () => Promise<CloudAuth>
  /** Only tests wait for less. */
  readonly deadlineMs?: number
}

/**
 * The accounts of this device first, then those of a service; the service first where a learner's progress was moved
 * there, or where they ask for more than the account that is open. Who is learning here is what the device database says
 * and nothing else: a session of the service that ends by itself stops the mirror, and only the learner's own sign-out,
 * or their removal, ends both.
 */
export function createCloudAccounts(parts: CloudAccountsParts): Accounts {
  return new CloudAccounts(parts)
}

class CloudAccounts implements Accounts {
  readonly cloud: CloudCalls = {
    prepare: () => this.#service.prepare(),
    signInWithGoogle: () => this.#enter(this.#service.signInByWindow((auth) => auth.signInWithGoogle())),
    sendPasswordReset: (email) => this.#sendPasswordReset(email),
    endLeftSession: () => this.#endLeftSession(),
    keepWithoutAccount: (id) => this.#keepWithoutAccount(id),
  }
  readonly #onDevice: Accounts
  readonly #device: DeviceDatabase
  readonly #clock: Clock
  readonly #stretching: Stretching
  readonly #service: CloudService
  readonly #gate: LearnerGate | undefined
  /** By address. A registration may be cut off when the account is made and its name, or the answer, is still on its way. */
  readonly #typedNames = new Map<string, string>()

  constructor(parts: CloudAccountsParts) {
    this.#onDevice = createDeviceAccounts(parts)
    this.#device = parts.device
    this.#clock = parts.clock
    this.#stretching = stretchingOf(parts)
    this.#service = new CloudService(parts.cloud, parts.deadlineMs)
    this.#gate = parts.gate
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
    if (email === undefined) return refused('email-invalid')
    this.#service.prepare()
    if (await isBeyondDevice(this.#device, email)) return await this.#signInBeyond(email, password)
    const here = await this.#onDevice.signIn(email, password)
    // Where the device can't stretch a password it can't know one either.
    if (here.kind === 'signed-in') return here
    if (here.reason !== 'wait' && here.reason !== 'no-match' && here.reason !== 'unavailable') return here
    // The account of the service may have the same address, and its password is no wrong one there.
    const there = await this.#askService(email, password)
    if (there.kind === 'signed-in' && here.reason !== 'wait') await this.#takeBackTry(email)
    return there.kind === 'refused' && here.reason === 'wait' ? here : there
  }

  /** A device account with the same address is no hindrance: this is how its learner gets one that is backed up. */
  async register(registration: Registration): Promise<AccountOutcome> {
    const checked = checkRegistration(registration)
    if (checked.kind === 'refused') return checked
    const { displayName, email, password } = checked
    this.#typedNames.set(email, displayName)
    const outcome = await this.#service.signIn((auth) => auth.register({ displayName, email, password }))
    const shown =
      outcome.kind === 'refused' ? undefined : await learnerBehind(this.#device, { email, password }, this.#stretching)
    return await this.#enter(Promise.resolve(outcome), shown)
  }

  learnOnThisDevice(firstName: string, look?: LearnerLook): Promise<AccountOutcome> {
    return this.#onDevice.learnOnThisDevice(firstName, look)
  }

  async open(id: LearnerId, password?: string): Promise<AccountOutcome> {
    let email: string | undefined
    try {
      const row = await this.#device.run((database) => learnerRow(database, id))
      const isByPin = row?.pin !== undefined && isPin(password ?? '')
      if (row?.kind === 'cloud' && !isByPin) email = row.email
    } catch (error) {
      return refused(refusalOf(error))
    }
    if (email === undefined) return await this.#onDevice.open(id, password)
    if (password === undefined || password === '') return refused('no-match')
    return await this.#openCloud(id, email, password)
  }

  rename(id: LearnerId, name: string): Promise<RenameOutcome> {
    return this.#onDevice.rename(id, name)
  }

  changeLook(id: LearnerId, look: LearnerLook): Promise<LookOutcome> {
    return this.#onDevice.changeLook(id, look)
  }

  /** An account's own password proves as much as the PIN; only its service knows it. */
  async changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome> {
    const outcome = await this.#onDevice.changePin(id, pin, present)
    if (outcome.kind === 'changed' || present === undefined || isPin(present)) return outcome
    const row = await unlessStorageFails(() => this.#device.run((database) => learnerRow(database, id)), undefined)
    if (row?.kind !== 'cloud') return outcome
    const confirmed = await this.#service.ask<ConfirmOutcome>((auth) =>
      auth.confirm({ id, email: row.email }, { kind: 'password', password: present }),
    )
    if (confirmed.kind === 'refused') return { kind: 'refused', reason: refusalOfService(confirmed.reason) }
    await this.#write((database) => takeOffPin(database, id))
    return await this.#onDevice.changePin(id, pin)
  }

  losePin(id: LearnerId): Promise<PinOutcome> {
    return this.#onDevice.losePin(id)
  }

  async signOut(): Promise<void> {
    await this.#leave(undefined, () => this.#onDevice.signOut())
  }

  async remove(id: LearnerId): Promise<void> {
    await this.#leave(id, () => this.#onDevice.remove(id))
  }

  /** The account that is backed up comes first. Without it, its learner still gets at what is on this device. */
  async #signInBeyond(email: string, password: string): Promise<AccountOutcome> {
    const outcome = await this.#askService(email, password)
    if (outcome.kind === 'signed-in') return outcome
    const here = await this.#onDevice.signIn(email, password)
    return here.kind === 'signed-in' ? here : outcome
  }

  #askService(email: string, password: string): Promise<AccountOutcome> {
    return this.#enter(this.#service.signIn((auth) => auth.signIn(email, password)))
  }

  async #openCloud(id: LearnerId, email: string, password: string): Promise<AccountOutcome> {
    const outcome = await this.#service.signIn((auth) => auth.signIn(email, password))
    if (outcome.kind === 'signed-in' && outcome.account.id !== id) {
      // The address belongs to another account by now. Its password opens that one, but not this learner.
      await this.#service.endSession()
      return refused('no-match')
    }
    if (outcome.kind === 'refused' && outcome.reason === 'no-match') {
      const isDeleted = await this.#service.ask<boolean>((auth) => auth.isDeleted(id))
      if (isDeleted === true) return await this.#openDeleted(id)
    }
    return await this.#enter(Promise.resolve(outcome))
  }

  /** Its screens say that the account is gone, and what can be done. */
  async #openDeleted(id: LearnerId): Promise<AccountOutcome> {
    try {
      const row = await this.#write((database) => openRow(database, id, this.#clock))
      if (row === undefined) return refused('no-match')
      this.#gate?.open(row.id)
      await this.#onDevice.current()
      return { kind: 'signed-in', learner: learnerOf(row) }
    } catch (error) {
      return refused(refusalOf(error))
    }
  }

  async #keepWithoutAccount(id: LearnerId): Promise<KeepOutcome> {
    try {
      const { row, isNoted } = await this.#write(async (database) => ({
        isNoted: await noteLeaving(database, id),
        row: await leaveAccount(database, id),
      }))
      if (row === undefined) return { kind: 'refused', reason: 'no-match' }
      await this.#onDevice.current()
      if (isNoted) void this.#endLeftSession()
      return { kind: 'kept', learner: learnerOf(row) }
    } catch (error) {
      return { kind: 'refused', reason: refusalOf(error) }
    }
  }

  async #enter(asking: Promise<CloudOutcome>, shown?: LearnerId): Promise<AccountOutcome> {
    const outcome = await asking
    if (outcome.kind === 'refused') return refused(refusalOfService(outcome.reason))
    try {
      return await this.#become(outcome.account, shown)
    } catch (error) {
      // A session that nobody is learning in would be left to whoever comes next.
      await this.#service.endSession()
      return refused(refusalOf(error))
    }
  }

  /** A device that refuses this is no reason to refuse the sign-in: it only counts one try too many. */
  async #takeBackTry(email: string): Promise<void> {
    const takeBack = async (database: DeviceTables): Promise<void> => {
      if ((await accountRow(database, normalizeEmail(email) ?? '')) === undefined) await takeBackTry(database)
    }
    await unlessStorageFails(() => this.#write(takeBack), undefined)
  }

  async #become(account: CloudAccount, shown: LearnerId | undefined): Promise<AccountOutcome> {
    const displayName = account.displayName || (this.#typedNames.get(normalizeEmail(account.email) ?? '') ?? '')
    const row = await this.#write((database) =>
      enterCloudRow(database, { ...account, displayName }, this.#clock, shown),
    )
    if (row === undefined) return refused('storage-refused')
    this.#gate?.open(row.id)
    // Brings the mirror in step.
    await this.#onDevice.current()
    // What the address alone says is no name.
    const isNamed = row.displayName !== '' && row.displayName !== nameOf({ displayName: '', email: row.email })
    if (account.displayName === '' && isNamed) void this.#service.ask((auth) => auth.nameAccount(row.displayName))
    return { kind: 'signed-in', learner: learnerOf(row) }
  }

  /** The note comes first, so that a session which can't be ended now is ended at a later start. */
  async #leave(id: LearnerId | undefined, leave: () => Promise<void>): Promise<void> {
    const isNoted = await unlessStorageFails(() => this.#write((database) => noteLeaving(database, id)), false)
    await leave()
    if (isNoted) await this.#endLeftSession()
  }

  async #endLeftSession(): Promise<void> {
    const isLeft = () => unlessStorageFails(() => this.#device.run(hasLeftSession), false)
    if (!(await isLeft()) || !(await this.#service.endSession(isLeft))) return
    await unlessStorageFails(
      () =>
        this.#write(async (database) => {
          if (await hasLeftSession(database)) await database.settings.delete('left-session')
        }),
      undefined,
    )
  }

  async #sendPasswordReset(emailText: string): Promise<ResetOutcome> {
    const email = normalizeEmail(emailText)
    if (email === undefined) return { kind: 'refused', reason: 'email-invalid' }
    return await this.#service.ask<ResetOutcome>((auth) => auth.sendPasswordReset(email))
  }

  #write<T>(work: (database: DeviceTables) => Promise<T>): Promise<T> {
    return this.#device.run((database) =>
      database.transaction('rw', database.settings, database.learners, () => work(database)),
    )
  }
}

function refused(reason: AccountRefusal): AccountOutcome {
  return { kind: 'refused', reason }
}

function refusalOfService(reason: CloudRefusal): AccountRefusal {
  return reason === 'unavailable' ? 'service-unavailable' : reason
}
