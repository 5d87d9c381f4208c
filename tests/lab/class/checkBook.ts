/** Compares a class book with the reports that the teacher saw as received, and with the reports that learners made. */
import type { BookState } from '../../../src/classroom/ports/TaughtClasses'
import { Violation } from '../Violation'
import { handedIn } from './handedIn'
import { LEFT, type Fact, type Held, type Reports } from './Reports'

export function checkBook(name: string, state: BookState, confirmed: Held, reports: Reports): void {
  const newest = newestIn(name, state, reports)
  for (const [sender, fact] of confirmed) {
    const there = newest.get(sender)
    if (there === undefined || there.sequence < fact.sequence)
      throw new Violation(
        `${name}: report ${fact.sequence} was shown as received, and the book has ${there?.sequence ?? 'none'}.`,
      )
  }
  if (state.damaged > 0) throw new Violation(`${name}: ${state.damaged} rows of the book can not be read.`)
}

/**
 * Returns the newest report of each sender in the book. Every row must match, byte for byte, a report that a learner has made.
 */
export function newestIn(name: string, { book }: BookState, reports: Reports): ReadonlyMap<string, Fact> {
  const newest = new Map<string, Fact>()
  const counted = new Set<string>()
  const note = (bytes: Uint8Array, sequence: number, says: string, of: string) => {
    const fact = reports.of(bytes)
    if (fact === undefined) throw new Violation(`${name} has a report that no learner has made.`)
    if (fact.sequence !== sequence || fact.says !== says)
      throw new Violation(`${name}: report ${sequence} says ${says} and should say ${fact.says}.`)
    const row = `${fact.sender} ${of}`
    if (counted.has(row)) throw new Violation(`${name} has two reports of one learner for one time.`)
    counted.add(row)
    if ((newest.get(fact.sender)?.sequence ?? -1) < sequence) newest.set(fact.sender, fact)
  }
  for (const { bytes, sequence, report } of Object.values(book.reports))
    note(bytes, sequence, handedIn(report.document), String(report.document.epoch))
  for (const { bytes, sequence } of Object.values(book.leavings)) note(bytes, sequence, LEFT, LEFT)
  return newest
}
