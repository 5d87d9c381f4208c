import type { Clock } from '../../platform/clock'
import { instantOf } from '../../core/progress/calendar'
import { withMemberDeleted } from '../protocol/book/deletedSenders'
import { idsBefore } from '../protocol/book/idsBefore'
import type { MemberId } from '../protocol/card/classId'
import { nextPlanSequence } from '../protocol/plan/plan'
import type { BookContent } from './bookContent'

/** Deletes a learner's reports, the teacher's notes about them, and their name in the list of rejected envelopes. */
export function withoutMember(content: BookContent, member: MemberId, clock: Clock): BookContent {
  const { book, notes, refused } = content
  const now = clock.now()
  const ids = [member, ...idsBefore(book, member)]
  const names = new Set(
    Object.values(book.reports).flatMap(({ report }) => (ids.includes(report.member) ? [report.name] : [])),
  )
  const emptied = ids.flatMap((id) => {
    const before = notes[id]
    const sequence = nextPlanSequence(before?.sequence ?? 0, now.getTime())
    return before === undefined ? [] : [[id, { member: id, text: '', sequence }] as const]
  })
  return {
    ...content,
    book: withMemberDeleted(book, member, instantOf(now)),
    notes: { ...notes, ...Object.fromEntries(emptied) },
    refused: Object.fromEntries(
      Object.entries(refused).filter(([, { name }]) => name === undefined || !names.has(name)),
    ),
  }
}
