import type { Achievement, Goal } from '../../core/progress/achievements'

/** What a learner works towards side by side: a longer streak and a module never stand in each other's way. */
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
  /** Of each way the one that is nearest, the nearest of all first. */
  readonly next: readonly Achievement[]
  /** In the order of the list. */
  readonly rest: readonly Achievement[]
}

/** The open ones, parted into what comes next and what can wait. */
export function inReach(achievements: readonly Achievement[]): OpenAchievements {
  const open = achievements.filter(({ isEarned }) => !isEarned)
  // Sorting is stable: of equal ones the first of the list is the next.
  const nearestFirst = [...open].sort((a, b) => share(b) - share(a))
  const next = nearestFirst.filter(
    ({ goal }, index) => nearestFirst.findIndex((other) => wayOf[other.goal.kind] === wayOf[goal.kind]) === index,
  )
  return { next, rest: open.filter((achievement) => !next.includes(achievement)) }
}

/** How far it is, 0 to 1. A quiz at 90% is no nearer to 100% than any other: what counts there is another attempt. */
function share({ goal, done, needed }: Achievement): number {
  return goal.kind === 'perfect-score' ? 0 : done / needed
}

/** The earned ones, newest first; those without a known day come last, in the order of the list. */
export function newestFirst(achievements: readonly Achievement[]): readonly Achievement[] {
  // Days sort as text, and sorting is stable.
  return achievements.filter(({ isEarned }) => isEarned).sort((a, b) => compare(b.day ?? '', a.day ?? ''))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
