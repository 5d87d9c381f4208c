/**
 * Role: a short list of this device's learners in local storage, which remains when the browser deletes its databases.
 * Guarantee: it is small and has no secrets: no email, password or PIN. It never throws.
 * Must not: be the source of truth, which is the device database. A learner who is only on this list has been lost.
 */
import { LEARNERS } from '../lessonAhead'
import { storageName } from '../storageName'
import { readStoredJson } from './readStoredJson'

const KEY = storageName(LEARNERS)

export interface RosterEntry {
  readonly id: string
  readonly firstName: string
  /** `cloud`: an account has a copy of their progress. */
  readonly kind: 'device' | 'cloud'
  /** Whether a PIN or a password protected the profile. */
  readonly isProtected: boolean
}

type Place = Pick<Storage, 'getItem' | 'setItem'>

export interface Roster {
  read(): readonly RosterEntry[]
  /**
   * Adds or updates these learners. Other learners stay on the list, because a learner who isn't passed here may have
   * been lost.
   */
  note(learners: readonly RosterEntry[]): void
  /** Deletes a learner who was removed from this device. */
  forget(id: string): void
}

/** @param place only tests pass a different one. Reading `localStorage` itself throws if storage is blocked */
export function createRoster(place: () => Place = () => window.localStorage): Roster {
  const read = (): readonly RosterEntry[] => {
    const listed = readStoredJson(KEY, place)
    return Array.isArray(listed) ? listed.flatMap((each) => parse(each) ?? []) : []
  }
  const write = (listed: readonly RosterEntry[]): void => {
    try {
      const text = JSON.stringify(listed)
      if (place().getItem(KEY) !== text) place().setItem(KEY, text)
    } catch {
      // If storage is blocked or full, the list of learners is only in the databases.
    }
  }
  return {
    read,
    note: (learners) => {
      const listed = new Map(read().map((each) => [each.id, each]))
      for (const { id, firstName, kind, isProtected } of learners) {
        listed.set(id, { id, firstName, kind, isProtected })
      }
      write([...listed.values()])
    },
    forget: (id) => write(read().filter((each) => each.id !== id)),
  }
}

function parse(value: unknown): RosterEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, firstName, kind, isProtected } = value as Readonly<Record<keyof RosterEntry, unknown>>
  if (typeof id !== 'string' || typeof firstName !== 'string' || id === '') return undefined
  return { id, firstName, kind: kind === 'cloud' ? kind : 'device', isProtected: isProtected === true }
}
