/**
 * Role: the three figures at the top of Today.
 * Guarantee: screen, print and CSV show the same values. The CSV has the time of each figure.
 * Must not: count learners who are still waiting or have left.
 */
import type { ClassBook } from '../../protocol/book/classBook'
import { gridOf, isWithinWeek, type ClassCurriculum } from '../../protocol/book/grid'
import { waitingSenders } from '../../protocol/book/members'
import { localDateOf } from '../../../core/progress/calendar'
import type { Instant } from '../../../core/progress/ids'
import { compareScalars } from '../../../core/progress/json'
import { isToday } from './moments'

export interface ClassFigures {
  /** Learners in the class, without those who left. */
  readonly members: number
  readonly handedInToday: number
  readonly lessonsThisWeek: number
  readonly waiting: number
  /** The time of the newest report in the figures. Undefined if there is none. */
  readonly asOf: Instant | undefined
}

export function figuresOf(book: ClassBook, curriculum: ClassCurriculum, now: Date): ClassFigures {
  const rows = gridOf(book, curriculum).filter(({ member }) => member.leftAt === undefined)
  const today = localDateOf(now)
  const lessons = rows.flatMap(({ modules }) => modules.flatMap((module) => module.lessons))
  return {
    members: rows.length,
    handedInToday: rows.filter(({ member }) => isToday(member.heardAt, now)).length,
    lessonsThisWeek: lessons.filter(
      ({ completedOn }) => completedOn !== undefined && today !== undefined && isWithinWeek(completedOn, today),
    ).length,
    waiting: waitingSenders(book).length,
    asOf: rows
      .map(({ member }) => member.asOf)
      .sort(compareScalars)
      .at(-1),
  }
}
