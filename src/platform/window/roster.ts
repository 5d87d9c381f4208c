/**
 * Role: a short list, in local storage, of the learners of this device: what is left when the browser deletes its databases.
 * Guarantee: small, and nobody's secret: no email, no password, no PIN. It never throws.
 * Must not: be the truth: the device database is, and a learner who is on this list only has been lost.
 */
const KEY = 'ledger-learners'

export interface ListedLearner {
  readonly id: string
  readonly firstName: string
  /** `cloud`: an account has a copy of their progress. */
  readonly kind: 'device' | 'cloud'
  /** A PIN or a password kept others out. */
  readonly isProtected: boolean
}

type Place = Pick<Storage, 'getItem' | 'setItem'>

export interface Roster {
  read(): readonly ListedLearner[]
  /** Adds these, or brings them up to date. Leaves the others: who is not named may have been lost. */
  note(learners: readonly ListedLearner[]): void
  /** For somebody who was removed from this device. */
  forget(id: string): void
}

/** @param place only tests keep it elsewhere. Reading `localStorage` itself throws where storage is blocked */
export function createRoster(place: () => Place = () => window.localStorage): Roster {
  const read = (): readonly ListedLearner[] => {
    try {
      const listed: unknown = JSON.parse(place().getItem(KEY) ?? '[]')
      return Array.isArray(listed) ? listed.flatMap((each) => parse(each) ?? []) : []
    } catch {
      return []
    }
  }
  const write = (listed: readonly ListedLearner[]): void => {
    try {
      const text = JSON.stringify(listed)
      if (place().getItem(KEY) !== text) place().setItem(KEY, text)
    } catch {
      // Blocked or full: the databases are all that there is.
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

function parse(value: unknown): ListedLearner | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, firstName, kind, isProtected } = value as Readonly<Record<keyof ListedLearner, unknown>>
  if (typeof id !== 'string' || typeof firstName !== 'string' || id === '') return undefined
  return { id, firstName, kind: kind === 'cloud' ? kind : 'device', isProtected: isProtected === true }
}
