/**
 * Role: a device account and an account of a service under one e-mail address.
 * Guarantee: a browser that refuses to read, or to stretch a password, answers as if there were no device account.
 * Must not: take the address alone as a proof: the service lets anybody register any.
 */
import type { LearnerId } from '../../core/progress/ids'
import { currentLearner } from '../store/learnerTable'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'
import { unlessStorageFails } from '../store/storeHealth'
import { accountRow } from './learnerRows'
import { isPassword, type Stretching } from './password'
import { refusalOf } from './refusalOf'

/** Whether the device account with this address is open, or its progress in an account of the service by now. */
export async function isBeyondDevice(device: DeviceDatabase, email: string): Promise<boolean> {
  const look = async (database: DeviceTables): Promise<boolean> => {
    const row = await accountRow(database, email)
    return row !== undefined && (row.movedTo !== undefined || (await currentLearner(database))?.id === row.id)
  }
  return await unlessStorageFails(() => device.run(look), false)
}

/** The learner of this device with this address and this password. */
export async function learnerBehind(
  device: DeviceDatabase,
  { email, password }: { readonly email: string; readonly password: string },
  stretching: Stretching,
): Promise<LearnerId | undefined> {
  try {
    const row = await device.run((database) => accountRow(database, email))
    return row !== undefined && (await isPassword(password, row.password, stretching)) ? row.id : undefined
  } catch (error) {
    // Throws what is a bug.
    refusalOf(error)
    return undefined
  }
}
