import type { MemberId } from '../card/classId'
import type { ClassBook } from './classBook'

/**
 * Returns the earlier members of a learner, from before the class got new cards, latest first. Merging two books can
 * create a cycle. Members in a cycle have no earlier members.
 */
export function idsBefore({ successions }: Pick<ClassBook, 'successions'>, member: MemberId): readonly MemberId[] {
  const ids: MemberId[] = []
  let next = successions[member]?.before
  while (next !== undefined) {
    if (next === member) return []
    if (ids.includes(next)) return ids.slice(0, ids.indexOf(next) + 1)
    ids.push(next)
    next = successions[next]?.before
  }
  return ids
}
