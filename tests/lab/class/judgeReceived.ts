import type { Collected } from '../../../src/classroom/ports/TaughtClasses'
import { Violation } from '../Violation'
import type { Fact, Reports } from './Reports'

interface Seen {
  /** Undefined of bytes that no learner has made. */
  readonly fact: Fact | undefined
  readonly collected: Collected
  /** It was shown as received by this device before. */
  readonly wasHere: boolean
  /** A transaction that wrote rows has ended since it was brought in. */
  readonly hasWritten: boolean
}

/** The report that a teacher was shown as received, if it is one. */
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
