/**
 * Role: the page that a teacher reads before a lesson: learners not heard from, learners who are stuck, and questions
 * that the class gets wrong.
 * Guarantee: depends only on the book, the curriculum and the time; leaves out learners who left or are waiting.
 * Must not: claim more than a learner's last report says. A learner who is listed as stuck was stuck at that time.
 */
import { dayNumber } from '../../../core/progress/calendar'
import type { ProgressDocument } from '../../../core/progress/document'
import { type Instant, isCount, type LessonId, type ModuleId } from '../../../core/progress/ids'
import { compareScalars, own } from '../../../core/progress/json'
import { isLessonComplete } from '../../../core/progress/lessons'
import { activeDays } from '../../../core/progress/streak'
import type { ClassBook } from './classBook'
import { type ClassCurriculum, dayIn, type GridRow, gridOf, type ModuleCell } from './grid'
import { daysFrom, type Member, membersOf } from './members'
import { type MissedQuestion, missedQuestions } from './missedQuestions'

/** Limits in days. A learner is listed under the longest limit that they reached. */
const SILENCES = [14, 7, 3] as const
const STUCK_AFTER_DAYS = 7
const FAILED_TWICE = 2

export interface SilentMember {
  readonly member: Member
  /** Full days since their last report. */
  readonly days: number
  readonly atLeast: (typeof SILENCES)[number]
}

export interface StuckMember {
  readonly member: Member
  readonly moduleId: ModuleId
  /** `begun`: no activity for a week in an unfinished module. `failed`: failed its quiz twice and never passed it. */
  readonly kind: 'begun' | 'failed'
}

/** The one thing to discuss; undefined if there is nothing to discuss. */
export type Suggestion =
  | { readonly kind: 'question'; readonly question: MissedQuestion }
  | { readonly kind: 'module'; readonly moduleId: ModuleId; readonly stuck: number }
  | { readonly kind: 'none' }

export interface Today {
  /** Number of learners in the class, not counting those who left. */
  readonly members: number
  /** Sorted with the longest first. */
  readonly silent: readonly SilentMember[]
  readonly stuck: readonly StuckMember[]
  readonly missed: readonly MissedQuestion[]
  readonly suggestion: Suggestion
  /** The times of the oldest and newest reports that were counted; undefined if none were counted. */
  readonly asOf: { readonly oldest: Instant; readonly newest: Instant } | undefined
}

export function todayOf(book: ClassBook, curriculum: ClassCurriculum, now: Instant): Today {
  const members = membersOf(book).filter(({ leftAt }) => leftAt === undefined)
  const stuck = stuckOf(gridOf(book, curriculum))
  const missed = missedQuestions(members, curriculum)
  const moments = members.map(({ asOf }) => asOf).sort(compareScalars)
  const [oldest, newest] = [moments[0], moments.at(-1)]
  return {
    members: members.length,
    silent: members.flatMap((member) => silent(member, now)).sort((a, b) => b.days - a.days),
    stuck,
    missed,
    suggestion: suggestionOf(missed, stuck),
    asOf: oldest === undefined || newest === undefined ? undefined : { oldest, newest },
  }
}

/** The learners who are stuck, in the order of the rows. */
export function stuckOf(rows: readonly GridRow[]): readonly StuckMember[] {
  return rows
    .filter(({ member }) => member.leftAt === undefined)
    .flatMap(({ member, modules }) => stuckIn(member, modules))
}

function silent(member: Member, now: Instant): readonly SilentMember[] {
  const days = daysFrom(member.heardAt, now)
  const atLeast = SILENCES.find((silence) => days >= silence)
  return atLeast === undefined ? [] : [{ member, days, atLeast }]
}

function stuckIn(member: Member, modules: readonly ModuleCell[]): readonly StuckMember[] {
  return modules.flatMap((module): StuckMember[] => {
    const { id: moduleId, quiz } = module
    if (quiz.status !== 'passed' && quiz.attempts >= FAILED_TWICE) return [{ member, moduleId, kind: 'failed' }]
    return isLeftLying(module, member) ? [{ member, moduleId, kind: 'begun' }] : []
  })
}

/** Only a module with dated entries can be called inactive. */
function isLeftLying({ lessons, complete, quiz }: ModuleCell, { document, asOf }: Member): boolean {
  if (complete === lessons.length && quiz.status === 'passed') return false
  // A repeated lesson keeps the date of the first time, so it may have been repeated on any active day since.
  const again = lessons.some(({ id }) => wasDoneAgain(document, id)) ? activeDays(document).at(-1) : undefined
  const days = lessons.map(({ completedOn }) => completedOn)
  const steps = [...days, quiz.on, again].filter((day) => day !== undefined)
  const [last, day] = [steps.sort(compareScalars).at(-1), dayIn(asOf)]
  return last !== undefined && day !== undefined && dayNumber(day) - dayNumber(last) >= STUCK_AFTER_DAYS
}

function wasDoneAgain(document: ProgressDocument, id: LessonId): boolean {
  const wasUndone = Object.values(own(document.lessons, id) ?? {}).some((counter) => isCount(counter) && counter > 1)
  return wasUndone && isLessonComplete(document, id)
}

/**
 * Suggests the question that at least two learners, and a third of those who answered, got wrong. Otherwise suggests a
 * module in which at least two are stuck.
 */
function suggestionOf(missed: readonly MissedQuestion[], stuck: readonly StuckMember[]): Suggestion {
  const question = missed.find(({ wrong, answered }) => wrong >= 2 && wrong * 3 >= answered)
  if (question !== undefined) return { kind: 'question', question }
  const modules = [...new Set(stuck.map(({ moduleId }) => moduleId))].map((moduleId) => ({
    moduleId,
    stuck: stuck.filter((one) => one.moduleId === moduleId).length,
  }))
  const [most] = modules.sort((a, b) => b.stuck - a.stuck || compareScalars(a.moduleId, b.moduleId))
  return most !== undefined && most.stuck >= 2 ? { kind: 'module', ...most } : { kind: 'none' }
}
