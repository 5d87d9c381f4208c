import type { MemberId } from '../card/classId'
import type { ClassBook } from './classBook'

/** Who somebody was before the class had a new card, the last one first. In a circle, which two books may make that join, nobody was anybody. */
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
