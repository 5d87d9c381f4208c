import type { Achievement } from '../../progress/achievements'

/** The earned ones, newest first; those without a known day come last, in the order of the list. */
export function newestFirst(achievements: readonly Achievement[]): readonly Achievement[] {
  // Days sort as text, and sorting is stable.
  return achievements.filter(({ isEarned }) => isEarned).sort((a, b) => compare(b.day ?? '', a.day ?? ''))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
