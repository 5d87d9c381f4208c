import type { MemberId, SenderHash } from '../card/classId'

/** As much of a report as tells whose it is. */
interface SaidRow {
  readonly sender: SenderHash
  readonly report: { readonly member: MemberId }
}

/**
 * Of one sender for one member: the newest, and what stood before starting over once and twice. Who starts over again and
 * again would fill the disk of the teacher otherwise.
 */
const MOST_BEGINNINGS = 3
/** Of one sender, whoever it says to be. */
const MOST_ROWS = 4

/**
 * The rows of each sender that a book keeps, the newest. Both bounds go by the same order, so that it does not matter
 * whether rows are bounded before books join or after.
 *
 * @param compare positive when the first is the newer.
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
