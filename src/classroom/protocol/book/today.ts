/**
 * Role: the one page that a teacher reads before a lesson: who was not heard, who is stuck, what the class gets wrong.
 * Guarantee: follows from the book, the curriculum and the moment; who has left is in none of it, and who only waits neither.
 * Must not: say of anybody more than their last report does: who is stuck was stuck as of then.
 */
import { dayNumber } from '../../../core/progress/calendar'
import type { ProgressDocument } from '../../../core/progress/document'
import { type Instant, isCount, type LessonId, type ModuleId } from '../../../core/progress/ids'
import { compareScalars, own } from '../../../core/progress/json'
import { isLessonComplete } from '../../../core/progress/lessons'
import { activeDays } from '../../../core/progress/streak'
import type { ClassBook } from './classBook'
import { type ClassCurriculum, dayIn, type ModuleCell, moduleCells } from './grid'
import { daysFrom, type Member, membersOf } from './members'
import { type MissedQuestion, missedQuestions } from './missedQuestions'

/** Days; who was not heard for longer stands under the longest that they reached. */
const SILENCES = [14, 7, 3] as const
const STUCK_AFTER_DAYS = 7
const FAILED_TWICE = 2

export interface SilentMember {
  readonly member: Member
  /** Whole days since they were heard. */
  readonly days: number
  readonly atLeast: (typeof SILENCES)[number]
}

export interface StuckMember {
  readonly member: Member
  readonly moduleId: ModuleId
  /** `begun`: a week without a step in a module that is not finished. `failed`: its quiz was failed twice and never passed. */
  readonly kind: 'begun' | 'failed'
}

/** The one thing to discuss; none where nothing stands out. */
export type Suggestion =
  | { readonly kind: 'question'; readonly question: MissedQuestion }
  | { readonly kind: 'module'; readonly moduleId: ModuleId; readonly stuck: number }
  | { readonly kind: 'none' }

export interface Today {
  /** Learners who are here, not those who left. */
  readonly members: number
  /** The longest first. */
  readonly silent: readonly SilentMember[]
  readonly stuck: readonly StuckMember[]
  readonly missed: readonly MissedQuestion[]
  readonly suggestion: Suggestion
  /** The oldest and the newest of the reports that this is counted from; undefined without any. */
  readonly asOf: { readonly oldest: Instant; readonly newest: Instant } | undefined
}

export function todayOf(book: ClassBook, curriculum: ClassCurriculum, now: Instant): Today {
  const members = membersOf(book).filter(({ leftAt }) => leftAt === undefined)
  const stuck = members.flatMap((member) => stuckIn(member, moduleCells(member.document, curriculum)))
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

/** Only what bears a day can be told to lie: of a module without one nothing is said. */
function isLeftLying({ lessons, complete, quiz }: ModuleCell, { document, asOf }: Member): boolean {
  if (complete === lessons.length && quiz.status === 'passed') return false
  // A lesson done again bears the day on which it was done first: it may have been done again on any active day since.
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

/** What two learners at least got wrong, and a third of those who answered; else where two at least are stuck. */
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
