import type { Collected } from '../../../src/classroom/ports/TaughtClasses'
import { Violation } from '../Violation'
import type { Fact, Reports } from './Reports'

interface Seen {
  /** The fact is undefined if no learner has made these bytes. */
  readonly fact: Fact | undefined
  readonly collected: Collected
  /** This device showed the report as received before. */
  readonly wasHere: boolean
  /** A transaction that wrote rows has ended since the report was added. */
  readonly hasWritten: boolean
}

/** Returns the report that a teacher saw as received, if there is one. */
export function receivedIn(name: string, seen: Seen, reports: Reports): Fact | undefined {
  const { fact, collected, wasHere, hasWritten } = seen
  if (collected.kind === 'not-taken') return undefined
  if (fact === undefined) throw new Violation(`${name} was shown a report that no learner has made.`)
  if (collected.kind === 'refused') {
    if (collected.reason !== 'older' || reports.newest(fact.sender) === fact)
      throw new Violation(`${name} refused a sound report: ${collected.reason}.`)
    return undefined
  }
  if (collected.kind === 'stored' && wasHere) throw new Violation(`${name} counted one report twice.`)
  if (collected.kind === 'stored' && !hasWritten)
    throw new Violation(`${name} was shown a report as received, and it is not on the disk.`)
  return fact
}
