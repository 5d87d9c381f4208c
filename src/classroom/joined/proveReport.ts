import type { Instant } from '../../core/progress/ids'
import type { HandInProof } from '../ports/JoinedClasses'
import { type JoinedRow, MOST_HANDED_IN, type ReportRow } from './classRow'

/** An answer code proves more than bytes on a relay, and these prove more than a tick. */
const WEIGHT: Readonly<Record<HandInProof, number>> = { ticked: 0, 'on-relay': 1, answered: 2 }

/** Returns the row after its report has arrived. Nothing of a class that the learner has left needs to be stored. */
export function provenRow(
  row: JoinedRow,
  report: ReportRow,
  proof: HandInProof,
  at: Instant,
): JoinedRow | 'deleted' | 'unchanged' {
  if (row.signing === undefined) return 'deleted'
  const before = row.handedIn.find(({ sequence }) => sequence === report.sequence)
  if (before !== undefined && WEIGHT[before.proof] >= WEIGHT[proof]) return 'unchanged'
  const others = row.handedIn.filter((other) => other !== before)
  const isNewest = others.every(({ sequence }) => sequence < report.sequence)
  const handedIn = [...others, { at, proof, sequence: report.sequence }]
    .sort((a, b) => b.sequence - a.sequence)
    .slice(0, MOST_HANDED_IN)
  return { ...row, handedIn, ...(isNewest && { provedMarks: report.marks }) }
}
