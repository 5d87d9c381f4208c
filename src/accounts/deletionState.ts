/**
 * Role: how the deletion of an account stands, as screens of any page see it, and the note of it on this device.
 * Guarantee: a deletion that was cut off is known at the next start, and where it stopped.
 * Must not: delete anything.
 */
import { createStore } from '../platform/createStore'
import { type LearnerId, parseLearnerId } from '../progress/ids'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'

/** `begun`: agreed to. `erased`: the account's document is gone. `gone`: the sign-in too. */
export type DeletionStep = 'begun' | 'erased' | 'gone'

export interface DeletionNote {
  readonly id: LearnerId
  readonly step: DeletionStep
}

export type DeletionState =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'working' } & DeletionNote)
  /** No answer: it goes on with a connection. */
  | ({ readonly kind: 'waiting' } & DeletionNote)
  /** The service answers, and can't do it now. */
  | ({ readonly kind: 'unavailable' } & DeletionNote)
  /** The learner has to show once more who they are. */
  | ({ readonly kind: 'confirm' } & DeletionNote)
  /** This browser keeps nothing just now. */
  | ({ readonly kind: 'storage-failed' } & DeletionNote)
  /** In this page's life. */
  | { readonly kind: 'done' }

export type DeletionStore = ReturnType<typeof createDeletionStore>

export function createDeletionStore() {
  return createStore<DeletionState>({ kind: 'none' })
}

/** The deletion that is under way on this device. */
export async function deletionNote(device: DeviceDatabase): Promise<DeletionNote | undefined> {
  const row = await device.run((database) => database.settings.get('account-deletion'))
  return row && parseNote(row.value)
}

export async function writeDeletionNote(database: DeviceTables, note: DeletionNote): Promise<void> {
  await database.settings.put({ key: 'account-deletion', value: JSON.stringify(note) })
}

/** Forgets the deletion of this learner's account: whoever stays is not removed later. Needs a transaction over `settings`. */
export async function dropDeletionNote(database: DeviceTables, id: LearnerId): Promise<void> {
  const row = await database.settings.get('account-deletion')
  if (row !== undefined && parseNote(row.value)?.id === id) await database.settings.delete('account-deletion')
}

const STEPS: readonly DeletionStep[] = ['begun', 'erased', 'gone']

/** A note that can't be read is none: nothing is deleted for it. */
function parseNote(text: string): DeletionNote | undefined {
  try {
    const value = JSON.parse(text) as { readonly id?: unknown; readonly step?: unknown } | null
    const id = parseLearnerId(value?.id)
    const step = STEPS.find((one) => one === value?.step)
    return id && step && { id, step }
  } catch {
    return undefined
  }
}
