/**
 * Role: how the deletion of an account stands, as screens of any page see it, and the note of it on this device: one for each account.
 * Guarantee: a deletion that was cut off is known at the next start, and where it stopped.
 * Must not: delete anything.
 */
import { createStore } from '../../platform/createStore'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'

/** `begun`: agreed to. `erased`: the account's document is gone. `gone`: the sign-in too. */
export type DeletionStep = 'begun' | 'erased' | 'gone'

export interface DeletionNote {
  readonly id: LearnerId
  readonly step: DeletionStep
}

export type DeletionUnderWay =
  | ({ readonly kind: 'working' } & DeletionNote)
  /** No answer: it goes on with a connection. */
  | ({ readonly kind: 'waiting' } & DeletionNote)
  /** The service answers, and can't do it now. */
  | ({ readonly kind: 'unavailable' } & DeletionNote)
  /** The learner has to show once more who they are. */
  | ({ readonly kind: 'confirm' } & DeletionNote)
  /** This browser keeps nothing just now, or does not let go of what it keeps. */
  | ({ readonly kind: 'storage-failed' } & DeletionNote)

/** `done`: in this page's life. */
export type DeletionState = { readonly kind: 'none' | 'done' } | DeletionUnderWay

export type DeletionStore = ReturnType<typeof createDeletionStore>

/** `getSnapshot` is what was last said of any account; `of` and `all` what stands of each. */
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

/** The deletions that are under way on this device. */
export async function deletionNotes(device: DeviceDatabase): Promise<readonly DeletionNote[]> {
  const rows = await device.run((database) => noteRows(database))
  return rows.map(({ note }) => note)
}

/** The deletion of this learner's account. Needs a transaction over `settings`. */
export async function deletionNote(database: DeviceTables, id: LearnerId): Promise<DeletionNote | undefined> {
  return (await noteRows(database)).find(({ note }) => note.id === id)?.note
}

/** Needs a transaction over `settings`. */
export async function writeDeletionNote(database: DeviceTables, note: DeletionNote): Promise<void> {
  await dropDeletionNote(database, note.id)
  await database.settings.put({ key: `${KEY}:${note.id}`, value: JSON.stringify(note) })
}

/** Forgets the deletion of this learner's account: whoever stays is not removed later. Needs a transaction over `settings`. */
export async function dropDeletionNote(database: DeviceTables, id: LearnerId): Promise<void> {
  for (const { key, note } of await noteRows(database)) if (note.id === id) await database.settings.delete(key)
}

/** An earlier version knew one note a device, under the key alone. */
const KEY = 'account-deletion'
const STEPS: readonly DeletionStep[] = ['begun', 'erased', 'gone']

/** The later of two steps of one deletion. */
export function laterStep(one: DeletionStep, other: DeletionStep): DeletionStep {
  return STEPS.indexOf(one) > STEPS.indexOf(other) ? one : other
}

/** A note that can't be read is none: nothing is deleted for it. */
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
