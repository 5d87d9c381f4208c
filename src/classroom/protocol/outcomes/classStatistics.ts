/**
 * Role: the exact outcomes of a class. They are active learners, finished modules, passed quizzes, and self-checks.
 * Guarantee: depends only on the learners, the course and the day; counts each learner at most once in each number.
 * Must not: leave the device as it is. `publishedOf` makes the numbers that may.
 */
import { dateOfNumber, dayNumber } from '../../../core/progress/calendar'
import type { LocalDate, ModuleId } from '../../../core/progress/ids'
import { compareScalars, own } from '../../../core/progress/json'
import { attemptsOf, bestResult, latestResult } from '../../../core/progress/quizzes'
import { activeDays } from '../../../core/progress/streak'
import { type ClassCurriculum, moduleCells } from '../../protocol/book/grid'
import type { OutcomeLearner } from './outcomeLearner'

/** The questions of one self-check. */
export const CHECK_QUESTIONS = 6
export const WEEKS = 12
/** A learner is active if a lesson, a quiz or a review was done in so many days. They are the last four weeks. */
const ACTIVE_DAYS = 28
const WEEK = 7

export interface WeekCount {
  /** The first of seven days. */
  readonly from: LocalDate
  readonly active: number
}

/** A learner's right answers, 0 to 6, in the first self-check before a module and the first one after it. */
export interface CheckPair {
  readonly before: number
  readonly after: number
  /** The day of the second one; undefined if the clock was wrong. */
  readonly day: LocalDate | undefined
  readonly order: string
}

export interface ModuleStatistics {
  readonly id: ModuleId
  readonly title: string
  /** Learners who completed all lessons. */
  readonly finished: number
  /** Learners who passed the quiz in every attempt, and so in the first one. */
  readonly passedFirst: number
  /** Learners whose best attempt was good enough. */
  readonly passedBest: number
  /** Sorted by the day of the second self-check, then by the learner's order. */
  readonly pairs: readonly CheckPair[]
}

export interface ClassStatistics {
  readonly asOf: LocalDate
  readonly enrolled: number
  readonly active: number
  /** Learners whose last report arrived in the month of `asOf`. */
  readonly handedIn: number
  /** Oldest first. The last week ends with `asOf`. */
  readonly weeks: readonly WeekCount[]
  readonly modules: readonly ModuleStatistics[]
  /** Sorted by state. */
  readonly states: readonly StateCount[]
}

export interface StateCount {
  readonly state: string
  readonly learners: number
}

export function statisticsOf(
  learners: readonly OutcomeLearner[],
  curriculum: ClassCurriculum,
  asOf: LocalDate,
): ClassStatistics {
  const days = learners.map(({ document }) => activeDays(document).map(dayNumber))
  const last = dayNumber(asOf)
  const activeFrom = (first: number, to: number): number =>
    days.filter((active) => active.some((day) => day >= first && day <= to)).length
  return {
    asOf,
    enrolled: learners.length,
    active: activeFrom(last - ACTIVE_DAYS + 1, last),
    handedIn: learners.filter(({ heardOn }) => heardOn?.slice(0, 7) === asOf.slice(0, 7)).length,
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const first = last - (WEEKS - index) * WEEK + 1
      return { from: dateOfNumber(first) ?? asOf, active: activeFrom(first, first + WEEK - 1) }
    }),
    modules: curriculum.modules.map((_, place) => moduleStatistics(learners, curriculum, place)),
    states: stateCounts(learners),
  }
}

function moduleStatistics(
  learners: readonly OutcomeLearner[],
  { modules, quizzes }: ClassCurriculum,
  place: number,
): ModuleStatistics {
  const only = modules.slice(place, place + 1)
  const { id, title } = only[0] as (typeof modules)[number]
  const cells = learners.flatMap(({ document }) =>
    moduleCells(document, { modules: only, quizzes }).map((cell) => ({ document, cell })),
  )
  const passed = cells.filter(({ cell }) => cell.quiz.status === 'passed')
  return {
    id,
    title,
    finished: cells.filter(({ cell }) => cell.complete === cell.lessons.length && cell.complete > 0).length,
    passedFirst: passed.filter(({ document }) => isPassedEachTime(document, id)).length,
    passedBest: passed.length,
    pairs: learners.flatMap((learner) => pairOf(learner, id) ?? []).sort(compareDays),
  }
}

/** Attempts are counted, and passed ones are counted again. The first one was passed for sure if both counts are equal. */
function isPassedEachTime(document: OutcomeLearner['document'], id: ModuleId): boolean {
  const attempts = attemptsOf(document, id)
  return attempts > 0 && bestResult(document, id) !== undefined && latestResult(document, id)?.turn === attempts
}

function pairOf({ checks, order }: OutcomeLearner, id: ModuleId): CheckPair | undefined {
  const taken = (own(checks, id) ?? []).filter(({ right }) => right <= CHECK_QUESTIONS)
  const before = taken.find(({ kind }) => kind === 'before')
  const after = taken.find(({ kind }) => kind === 'after')
  if (before === undefined || after === undefined) return undefined
  return { before: before.right, after: after.right, day: after.day, order }
}

/** By the day of the second self-check, then by the learner’s order. */
export function compareDays(a: CheckPair, b: CheckPair): number {
  return compareScalars(a.day ?? '', b.day ?? '') || compareScalars(a.order, b.order)
}

function stateCounts(learners: readonly OutcomeLearner[]): readonly StateCount[] {
  const counts = new Map<string, number>()
  for (const { state } of learners) if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1)
  return [...counts]
    .map(([state, count]) => ({ state, learners: count }))
    .sort((a, b) => compareScalars(a.state, b.state))
}

export interface Gains {
  readonly n: number
  readonly gained: number
  readonly same: number
  readonly lost: number
  /** Of 6; undefined for no learners. */
  readonly medianBefore: number | undefined
  readonly medianAfter: number | undefined
}

export function gainsOf(pairs: readonly Pick<CheckPair, 'before' | 'after'>[]): Gains {
  const gains = pairs.map(({ before, after }) => after - before)
  return {
    n: pairs.length,
    gained: gains.filter((gain) => gain > 0).length,
    same: gains.filter((gain) => gain === 0).length,
    lost: gains.filter((gain) => gain < 0).length,
    medianBefore: median(pairs.map(({ before }) => before)),
    medianAfter: median(pairs.map(({ after }) => after)),
  }
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
