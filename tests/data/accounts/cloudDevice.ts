import { Dexie } from 'dexie'
import { vi } from 'vitest'
import type { AccountOutcome, Accounts, Learner, AccountRefusal } from '../../../src/data/accounts/accounts'
import type { CloudAuth } from '../../../src/data/accounts/CloudAuth'
import { createCloudAccounts } from '../../../src/data/accounts/cloudAccounts'
import { createDeviceAccounts } from '../../../src/data/accounts/deviceAccounts'
import { systemRandom } from '../../../src/platform/random'
import { createDeviceDatabase, DEVICE_DATABASE_NAME } from '../../../src/data/store/deviceDatabase'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { TurnableClock } from '../../fakes/TurnableClock'

export const MAYA = {
  displayName: 'Maya Larsen',
  email: 'maya@example.org',
  password: 'tall grass prairie',
  isThirteenOrOlder: true,
}

function parts(mirror: MemoryMirror) {
  const clock = new TurnableClock('2026-03-02T09:00:00')
  return { device: createDeviceDatabase(), clock, random: systemRandom, mirror, rounds: 2 }
}

/** Starts a new device by emptying the device database. */
export async function emptyDevice(): Promise<void> {
  await Dexie.delete(DEVICE_DATABASE_NAME)
}

/** Returns the accounts of a page that was just opened on the device. */
export function openPage(cloud: () => Promise<CloudAuth>, mirror = new MemoryMirror()): Accounts {
  return createCloudAccounts({ ...parts(mirror), cloud })
}

/**
 * Asks on a network that does not answer, and lets the deadline pass by a clock of its own. A short real deadline would
 * also pass on a busy machine where the network does answer.
 */
export async function askTooLong<T>(ask: () => Promise<T>, meanwhile?: () => Promise<void>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answer = ask()
    const isAnswered = answer.then(
      () => true,
      () => true,
    )
    const passSecond = async (): Promise<boolean> => {
      await vi.advanceTimersByTimeAsync(1000)
      return await new Promise((resolve) => setImmediate(() => resolve(false)))
    }
    await meanwhile?.()
    while (!(await Promise.race([isAnswered, passSecond()])));
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

/** Returns the same device with a build that has no service. */
export function openPageOfDeviceBuild(): Accounts {
  return createDeviceAccounts(parts(new MemoryMirror()))
}

export function signedIn(outcome: AccountOutcome): Learner {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.reason}`)
  return outcome.learner
}

export function refused(reason: AccountRefusal): AccountOutcome {
  return { kind: 'refused', reason }
}
