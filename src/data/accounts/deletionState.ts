/**
 * Role: the state of each account deletion for every page, and its record on this device. Each account has one record.
 * Guarantee: an interrupted deletion and its last step can be read at the next start.
 * Must not: delete anything.
 */
import { createStore } from '../../platform/createStore'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'

/** `begun`: the learner agreed. `erased`: the account's document is gone. `gone`: the sign-in is gone too. */
export type DeletionStep = 'begun' | 'erased' | 'gone'

export interface DeletionNote {
  readonly id: LearnerId
  readonly step: DeletionStep
}

export type DeletionUnderWay =
  | ({ readonly kind: 'working' } & DeletionNote)
  /** The service did not answer. The deletion continues when the device is online. */
  | ({ readonly kind: 'waiting' } & DeletionNote)
  /** The service answered, but can't delete the account now. */
  | ({ readonly kind: 'unavailable' } & DeletionNote)
  /** The learner has to prove their identity again. */
  | ({ readonly kind: 'confirm' } & DeletionNote)
  /** This browser can't save anything now, or can't delete its data. */
  | ({ readonly kind: 'storage-failed' } & DeletionNote)

/** `done` means that a deletion has finished since this page was opened. */
export type DeletionState = { readonly kind: 'none' | 'done' } | DeletionUnderWay

export type DeletionStore = ReturnType<typeof createDeletionStore>

/** `getSnapshot` returns the last change to any account. `of` and `all` return the state of each account. */
export function createDeletionStore() {
  const last = createStore<DeletionState>({ kind: 'none' })
  const standing = new Map<LearnerId, DeletionUnderWay>()
  return {
    subscribe: last.subscribe,
    getSnapshot: last.getSnapshot,
    of: (id: LearnerId): DeletionUnderWay | undefined => standing.get(id),
    all: (): readonly DeletionUnderWay[] => [...standing.values()],
    set: (state: DeletionUnderWay): void => {
      standing.set(state.id, state)
      last.set(state)
    },
    end: (id: LearnerId, kind: 'none' | 'done'): void => {
      standing.delete(id)
      last.set({ kind })
    },
  }
}

/** Returns the deletions in progress on this device. */
export async function deletionNotes(device: DeviceDatabase): Promise<readonly DeletionNote[]> {
  const rows = await device.run((database) => noteRows(database))
  return rows.map(({ note }) => note)
}

/** Returns the deletion of this learner's account. Needs a transaction over `settings`. */
export async function deletionNote(database: DeviceTables, id: LearnerId): Promise<DeletionNote | undefined> {
  return (await noteRows(database)).find(({ note }) => note.id === id)?.note
}

/** Needs a transaction over `settings`. */
export async function writeDeletionNote(database: DeviceTables, note: DeletionNote): Promise<void> {
  await dropDeletionNote(database, note.id)
  await database.settings.put({ key: `${KEY}:${note.id}`, value: JSON.stringify(note) })
}

/**
 * Deletes the note for this learner's account, so that a learner who remains on this device is not removed later. Needs
 * a transaction over `settings`.
 */
export async function dropDeletionNote(database: DeviceTables, id: LearnerId): Promise<void> {
  for (const { key, note } of await noteRows(database)) if (note.id === id) await database.settings.delete(key)
}

/** An earlier version saved one record per device, under the key without an id. */
const KEY = 'account-deletion'
const STEPS: readonly DeletionStep[] = ['begun', 'erased', 'gone']

/** Returns the later of two steps of one deletion. */
export function laterStep(one: DeletionStep, other: DeletionStep): DeletionStep {
  return STEPS.indexOf(one) > STEPS.indexOf(other) ? one : other
}

/** A record that can't be read is ignored, so it never deletes anything. */
async function noteRows(database: DeviceTables) {
  const rows = await database.settings.where('key').startsWith(KEY).toArray()
  return rows.flatMap(({ key, value }) => {
    const note = parseNote(value)
    return note === undefined ? [] : [{ key, note }]
  })
}

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
