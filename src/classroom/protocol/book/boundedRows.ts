import type { MemberId, SenderHash } from '../card/classId'

/** The fields of a report that identify its learner. */
interface SaidRow {
  readonly sender: SenderHash
  readonly report: { readonly member: MemberId }
}

/**
 * Maximum rows per sender and member, which are the newest and those from before the last two times the learner started
 * over. Without a limit, starting over repeatedly would fill the teacher's disk.
 */
const MOST_BEGINNINGS = 3
/** Maximum rows per sender, for all members that the sender claims to be. */
const MOST_ROWS = 4

/**
 * Returns each sender's newest rows, which a book keeps. Both limits use the same order, so the result is the same
 * before and after a merge.
 *
 * @param compare returns a positive number if the first row is newer
 */
export function boundedRows<Row extends SaidRow>(
  reports: Readonly<Record<string, Row>>,
  compare: (a: Row, b: Row) => number,
): Readonly<Record<string, Row>> {
  const bySender = new Map<SenderHash, [key: string, row: Row][]>()
  for (const entry of Object.entries(reports)) {
    const rows = bySender.get(entry[1].sender)
    if (rows === undefined) bySender.set(entry[1].sender, [entry])
    else rows.push(entry)
  }
  if ([...bySender.values()].every((rows) => rows.length <= MOST_BEGINNINGS)) return reports
  return Object.fromEntries([...bySender.values()].flatMap((rows) => newestOf(rows, compare)))
}

function newestOf<Row extends SaidRow>(
  entries: readonly (readonly [key: string, row: Row])[],
  compare: (a: Row, b: Row) => number,
) {
  const beginnings = new Map<MemberId, number>()
  const newestFirst = [...entries].sort(([, a], [, b]) => compare(b, a))
  const kept = newestFirst.filter(([, { report }]) => {
    const count = (beginnings.get(report.member) ?? 0) + 1
    beginnings.set(report.member, count)
    return count <= MOST_BEGINNINGS
  })
  return kept.slice(0, MOST_ROWS)
}
