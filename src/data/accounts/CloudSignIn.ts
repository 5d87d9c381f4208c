/**
 * Role: makes whoever the service knows the learner of this device.
 * Guarantee: no session stays that nobody is learning in; a learner whose account was deleted still gets at what is here.
 * Must not: take the address alone for the learner: it may belong to another account by now.
 */
import type { Clock } from '../../platform/clock'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type DeviceTables, type LearnerRow, writeLearners } from '../store/deviceDatabase'
import { learnerRow, learnerRows } from '../store/learnerTable'
import type { AccountOutcome, AccountRefusal, Learner } from './accounts'
import { normalizeEmail } from './checkRegistration'
import type { CloudAccount, CloudOutcome, CloudRefusal } from './CloudAuth'
import type { CloudService } from './CloudService'
import type { LearnerGate } from './CurrentLearner'
import type { DevicePins } from './DevicePins'
import { cleanName, nameOf } from './learnerName'
import { addRow, learnerOf, openRow } from './learnerRows'
import { refusalOf } from './refusalOf'

export interface CloudSignInParts {
  readonly service: CloudService
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly gate: LearnerGate | undefined
  readonly pins: DevicePins
  /** Brings the mirror in step with who is learning here. */
  readonly refresh: () => Promise<Learner | undefined>
}

export class CloudSignIn {
  readonly #parts: CloudSignInParts
  /** By address. A registration may be cut off when the account is made and its name, or the answer, is still on its way. */
  readonly #typedNames = new Map<string, string>()

  constructor(parts: CloudSignInParts) {
    this.#parts = parts
  }

  /** What somebody who registers with this (normalised) address wants to be called. */
  noteName(email: string, displayName: string): void {
    this.#typedNames.set(email, displayName)
  }

  byPassword(email: string, password: string): Promise<AccountOutcome> {
    return this.enter(this.#parts.service.signIn((auth) => auth.signIn(email, password)))
  }

  /** Opens a known learner, and nobody else. */
  async open(id: LearnerId, email: string, password: string): Promise<AccountOutcome> {
    const { service } = this.#parts
    const outcome = await service.signIn((auth) => auth.signIn(email, password))
    if (outcome.kind === 'signed-in' && outcome.account.id !== id) {
      // The address belongs to another account by now. Its password opens that one, and this learner only as any would.
      await service.endSession()
      return await this.openDeleted(id)
    }
    if (outcome.kind === 'refused' && outcome.reason === 'no-match') return await this.openDeleted(id)
    return await this.enter(Promise.resolve(outcome))
  }

  /** @param shown the learner of this device whose password was given too */
  async enter(asking: Promise<CloudOutcome>, shown?: LearnerId): Promise<AccountOutcome> {
    const outcome = await asking
    if (outcome.kind === 'refused') return refused(refusalOfService(outcome.reason))
    try {
      return await this.#become(outcome.account, shown)
    } catch (error) {
      // A session that nobody is learning in would be left to whoever comes next.
      await this.#parts.service.endSession()
      return refused(refusalOf(error))
    }
  }

  /**
   * Opens a learner whose account is gone, and refuses (`no-match`) every other: its screens say so, and what can be done.
   * Whoever has a PIN puts that in, or waits until a forgotten one has come off.
   */
  async openDeleted(id: LearnerId): Promise<AccountOutcome> {
    const { device, clock, service, pins } = this.#parts
    if ((await service.ask<boolean>((auth) => auth.isDeleted(id))) !== true) return refused('no-match')
    try {
      await pins.takeOffIfDue(id)
      const row = await writeLearners(device, async (database) => {
        const known = await learnerRow(database, id)
        return known?.pin === undefined ? await openRow(database, id, clock) : undefined
      })
      return row === undefined ? refused('no-match') : await this.#entered(row)
    } catch (error) {
      return refused(refusalOf(error))
    }
  }

  async #become(account: CloudAccount, shown: LearnerId | undefined): Promise<AccountOutcome> {
    const { device, service } = this.#parts
    const displayName = account.displayName || (this.#typedNames.get(normalizeEmail(account.email) ?? '') ?? '')
    const row = await writeLearners(device, (database) =>
      enterCloudRow(database, { ...account, displayName }, this.#parts, shown),
    )
    if (row === undefined) return refused('storage-refused')
    const outcome = await this.#entered(row)
    // What the address alone says is no name.
    const isNamed = row.displayName !== '' && row.displayName !== nameOf({ displayName: '', email: row.email })
    if (account.displayName === '' && isNamed) void service.ask((auth) => auth.nameAccount(row.displayName))
    return outcome
  }

  async #entered(row: LearnerRow): Promise<AccountOutcome> {
    this.#parts.gate?.open(row.id)
    await this.#parts.refresh()
    return { kind: 'signed-in', learner: learnerOf(row) }
  }
}

/**
 * Makes the learner of an account the current one, and known here if they weren't. A known one keeps their name and
 * cloth. A session that was still to be ended is theirs now, or gone. Needs a transaction over `learners` and `settings`.
 *
 * @param shown the learner of this device whose password was given too
 */
async function enterCloudRow(
  database: DeviceTables,
  account: CloudAccount,
  { clock, gate }: CloudSignInParts,
  shown?: LearnerId,
): Promise<LearnerRow | undefined> {
  const { id } = account
  await noteSamePerson(database, id, gate, shown)
  const email = normalizeEmail(account.email) ?? account.email
  const known = await learnerRow(database, id)
  if (known === undefined) {
    const displayName = cleanName(nameOf({ displayName: account.displayName, email })) ?? ''
    await addRow(database, { id, kind: 'cloud', displayName, email }, clock)
  } else {
    await database.learners.put({ ...known, email })
  }
  await database.settings.delete('left-session')
  return await openRow(database, id, clock)
}

/**
 * Whoever goes from a session on this device straight to an account, or gave the password of both, is one person. Who was
 * learning here last is in no session while their PIN was not put in on this page.
 */
async function noteSamePerson(
  database: DeviceTables,
  accountId: LearnerId,
  gate: LearnerGate | undefined,
  shown: LearnerId | undefined,
): Promise<void> {
  const current = await database.settings.get('current-learner')
  const rows = await learnerRows(database)
  for (const row of rows) {
    const isLetIn = row.pin === undefined || gate?.isOpen(row.id) !== false
    const isOwn = row.id === shown || (row.id === current?.value && isLetIn)
    if (!isOwn || row.kind !== 'device' || (row.password === undefined && row.pin === undefined)) continue
    if (row.sameAs?.includes(accountId) === true) continue
    await database.learners.put({ ...row, sameAs: [...(row.sameAs ?? []), accountId] })
  }
}

export function refused(reason: AccountRefusal): AccountOutcome {
  return { kind: 'refused', reason }
}

export function refusalOfService(reason: CloudRefusal): AccountRefusal {
  return reason === 'unavailable' ? 'service-unavailable' : reason
}
