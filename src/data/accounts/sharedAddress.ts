/**
 * Role: a device account and a service account with the same email address.
 * Guarantee: if the browser can't read or can't stretch a password, the result is as if there were no device account.
 * Must not: accept the address alone as proof. The service lets anyone register any address.
 */
import type { LearnerId } from '../../core/progress/ids'
import { currentLearner } from '../store/learnerTable'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'
import { unlessStorageFails } from '../store/storeHealth'
import { accountRow } from './learnerRows'
import { isPassword, type Stretching } from './password'
import { refusalOf } from './refusalOf'

/** Returns whether the device account with this address is open, or its progress has moved to a service account. */
export async function isBeyondDevice(device: DeviceDatabase, email: string): Promise<boolean> {
  const look = async (database: DeviceTables): Promise<boolean> => {
    const row = await accountRow(database, email)
    return row !== undefined && (row.movedTo !== undefined || (await currentLearner(database))?.id === row.id)
  }
  return await unlessStorageFails(() => device.run(look), false)
}

/** Returns the learner on this device with this address and this password. */
export async function learnerBehind(
  device: DeviceDatabase,
  { email, password }: { readonly email: string; readonly password: string },
  stretching: Stretching,
): Promise<LearnerId | undefined> {
  try {
    const row = await device.run((database) => accountRow(database, email))
    return row !== undefined && (await isPassword(password, row.password, stretching)) ? row.id : undefined
  } catch (error) {
    // Rethrows bugs.
    refusalOf(error)
    return undefined
  }
}
