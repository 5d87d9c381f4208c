import type { Achievement, Goal } from '../../core/progress/achievements'

/** The kinds of goals that a learner works toward in parallel: for example, a longer streak and a module do not compete. */
type Way = 'days' | 'modules' | 'lessons' | 'points' | 'quizzes'

const wayOf: Readonly<Record<Goal['kind'], Way>> = {
  streak: 'days',
  module: 'modules',
  'first-lesson': 'lessons',
  'half-of-lessons': 'lessons',
  'all-lessons': 'lessons',
  points: 'points',
  'first-quiz': 'quizzes',
  'perfect-score': 'quizzes',
  'all-quizzes': 'quizzes',
}

export interface OpenAchievements {
  /** The nearest achievement of each kind, sorted by nearness. */
  readonly next: readonly Achievement[]
  /** The others, in the order of the list. */
  readonly rest: readonly Achievement[]
}

/** Divides the open achievements into the next ones and the rest. */
export function inReach(achievements: readonly Achievement[]): OpenAchievements {
  const open = achievements.filter(({ isEarned }) => !isEarned)
  // Sorting is stable, so achievements that tie keep the order of the list.
  const nearestFirst = [...open].sort((a, b) => share(b) - share(a))
  const next = nearestFirst.filter(
    ({ goal }, index) => nearestFirst.findIndex((other) => wayOf[other.goal.kind] === wayOf[goal.kind]) === index,
  )
  return { next, rest: open.filter((achievement) => !next.includes(achievement)) }
}

/**
 * The progress toward the goal, 0 to 1. A quiz score is never partial progress, because even from 90%, reaching 100%
 * takes another attempt.
 */
function share({ goal, done, needed }: Achievement): number {
  return goal.kind === 'perfect-score' ? 0 : done / needed
}

/**
 * Returns the earned achievements, newest first. Achievements without a known day come last, in the order of the list.
 */
export function newestFirst(achievements: readonly Achievement[]): readonly Achievement[] {
  // ISO days sort as text, and sorting is stable.
  return achievements.filter(({ isEarned }) => isEarned).sort((a, b) => compare(b.day ?? '', a.day ?? ''))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
