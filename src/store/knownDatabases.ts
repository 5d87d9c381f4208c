/**
 * Role: which learners' databases exist on this device, so that a cleared one is noticed.
 * Guarantee: a device database that fails makes nobody's progress unreachable: it is then simply not known.
 * Must not: decide anything about the learner's document.
 */
import type { LearnerId } from '../progress/ids'
import type { DeviceDatabase } from './deviceDatabase'
import { learnerRow } from './learnerTable'
import { unlessStorageFails } from './unlessStorageFails'

export async function hasKnownDatabase(device: DeviceDatabase, learnerId: LearnerId): Promise<boolean> {
  const row = await unlessStorageFails(() => device.run((database) => learnerRow(database, learnerId)), undefined)
  return row?.hasDatabase === true
}

export async function noteDatabase(device: DeviceDatabase, learnerId: LearnerId): Promise<void> {
  await unlessStorageFails(
    () => device.run((database) => database.learners.update(learnerId, { hasDatabase: true })),
    0,
  )
}
