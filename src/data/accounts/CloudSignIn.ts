/**
 * Role: makes the owner of a cloud account the current learner on this device.
 * Guarantee: no session stays open after its learner has left. A learner whose account was deleted can still open their
 * data on this device.
 * Must not: identify the learner by the address alone. The address may now belong to another account.
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
  /** Updates the mirror to the current learner. */
  readonly refresh: () => Promise<Learner | undefined>
}

export class CloudSignIn {
  readonly #parts: CloudSignInParts
  /**
   * Typed names, by email address. A registration may be interrupted after the account exists but before its name or
   * the answer arrives.
   */
  readonly #typedNames = new Map<string, string>()

  constructor(parts: CloudSignInParts) {
    this.#parts = parts
  }

  /** Remembers the name that a person typed when registering with this (normalized) address. */
  noteName(email: string, displayName: string): void {
    this.#typedNames.set(email, displayName)
  }

  byPassword(email: string, password: string): Promise<AccountOutcome> {
    return this.enter(this.#parts.service.signIn((auth) => auth.signIn(email, password)))
  }

  /** Opens this learner only if they are known on this device. */
  async open(id: LearnerId, email: string, password: string): Promise<AccountOutcome> {
    const { service } = this.#parts
    const outcome = await service.signIn((auth) => auth.signIn(email, password))
    if (outcome.kind === 'signed-in' && outcome.account.id !== id) {
      // The address now belongs to another account. Its password opens that account, not this learner.
      await service.endSession()
      return await this.openDeleted(id)
    }
    if (outcome.kind === 'refused' && outcome.reason === 'no-match') return await this.openDeleted(id)
    return await this.enter(Promise.resolve(outcome))
  }

  /** @param shown the learner of this device whose password was also entered */
  async enter(asking: Promise<CloudOutcome>, shown?: LearnerId): Promise<AccountOutcome> {
    const outcome = await asking
    if (outcome.kind === 'refused') return refusedSignIn(refusalOfService(outcome.reason))
    try {
      return await this.#become(outcome.account, shown)
    } catch (error) {
      // Without this, the next person would inherit a session that no learner uses.
      await this.#parts.service.endSession()
      return refusedSignIn(refusalOf(error))
    }
  }

  /**
   * Opens a learner whose account is gone, and returns `no-match` for all others. The screens explain what happened and
   * offer the next steps. A learner with a PIN enters it, or waits until a forgotten PIN expires.
   */
  async openDeleted(id: LearnerId): Promise<AccountOutcome> {
    const { device, clock, service, pins } = this.#parts
    if ((await service.ask<boolean>((auth) => auth.isDeleted(id))) !== true) return refusedSignIn('no-match')
    try {
      await pins.takeOffIfDue(id)
      const row = await writeLearners(device, async (database) => {
        const known = await learnerRow(database, id)
        return known?.pin === undefined ? await openRow(database, id, clock) : undefined
      })
      return row === undefined ? refusedSignIn('no-match') : await this.#entered(row)
    } catch (error) {
      return refusedSignIn(refusalOf(error))
    }
  }

  async #become(account: CloudAccount, shown: LearnerId | undefined): Promise<AccountOutcome> {
    const { device, service } = this.#parts
    const displayName = account.displayName || (this.#typedNames.get(normalizeEmail(account.email) ?? '') ?? '')
    const row = await writeLearners(device, (database) =>
      enterCloudRow(database, { ...account, displayName }, this.#parts, shown),
    )
    if (row === undefined) return refusedSignIn('storage-refused')
    const outcome = await this.#entered(row)
    // A name that was made from the address is not the learner's name.
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
 * Makes the owner of an account the current learner, and adds them to this device if they are new. A known learner
 * keeps their name and color. If an old session still had to end, it now belongs to this learner or no longer exists.
 * Needs a transaction over `learners` and `settings`.
 * @param shown the learner of this device whose password was also entered
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
 * A learner who switches directly from a session on this device to an account, or who entered both passwords, is the
 * same person. A previous learner with a PIN has no session until they enter it on this page.
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

export function refusedSignIn(reason: AccountRefusal): AccountOutcome {
  return { kind: 'refused', reason }
}

export function refusalOfService(reason: CloudRefusal): AccountRefusal {
  return reason === 'unavailable' ? 'service-unavailable' : reason
}
