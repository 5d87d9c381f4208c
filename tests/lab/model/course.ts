/**
 * A small course, and the contract's rules for points and locks (sections 5.4 to 5.6 and 6), written independently for the
 * laboratory.
 */
import type { Syllabus } from '../../../src/core/progress/syllabus'
import { lesson, moduleId } from '../../core/progress/samples'
import type { View } from './view'

export const MODULES = [
  { id: 'saving', level: 'Beginner', lessons: ['saving_1', 'saving_2'], pass: 70 },
  { id: 'credit', level: 'Intermediate', lessons: ['credit_1'], pass: 70 },
  { id: 'taxes', level: 'Advanced', lessons: ['taxes_1'], pass: 80 },
] as const

export const LESSONS = ['saving_1', 'saving_2', 'credit_1', 'taxes_1']

export const SYLLABUS: Syllabus = {
  modules: MODULES.map(({ id, level, lessons, pass }) => ({
    id: moduleId(id),
    difficulty: level,
    lessons: lessons.map(lesson),
    passingScore: pass,
  })),
}

const POINTS: Readonly<Record<string, readonly [lesson: number, quiz: number]>> = {
  saving: [50, 100],
  insurance: [50, 100],
  banking: [50, 100],
  credit: [100, 150],
  investing: [100, 150],
  entrepreneurship: [100, 150],
  real_estate: [100, 150],
  retirement: [150, 200],
  taxes: [150, 200],
}

const COSTS = { Beginner: 0, Intermediate: 800, Advanced: 1200 }

export function pointsOf({ complete, latest, unlocks }: View): number {
  const lessons = complete.map((id) => POINTS[id.slice(0, id.lastIndexOf('_'))]?.[0] ?? 100)
  const quizzes = Object.keys(latest).map((id) => POINTS[id]?.[1] ?? 100)
  const earned = [...lessons, ...quizzes].reduce((sum, points) => sum + points, 0)
  return Math.max(0, earned - Object.values(unlocks).reduce((sum, paid) => sum + paid, 0))
}

/**
 * Returns the points that unlocking a module costs, or 0 if it is unlocked. `begun`: modules in which anything was ever
 * started.
 */
export function costOf(view: View, begun: ReadonlySet<string>, id: string): number {
  const module = MODULES.find((one) => one.id === id)
  if (module === undefined || module.level === 'Beginner' || id in view.unlocks || begun.has(id)) return 0
  const needed = MODULES.filter(
    ({ level }) => level === 'Beginner' || (module.level === 'Advanced' && level === 'Intermediate'),
  )
  const isOpen = needed.every(({ lessons }) => lessons.every((one) => view.complete.includes(one)))
  return isOpen ? 0 : COSTS[module.level]
}

/** The score that passed each quiz when it was taken. Only `taxes` asks for more today. */
export const PASSED = 70

/**
 * Returns the certificates that a learner has earned so far.
 *
 * @param keepsPassed Whether this version of the app keeps a passed quiz passed when the passing score rises. All results of the laboratory passed.
 */
export function certificatesDue({ complete, best }: View, keepsPassed: boolean): readonly string[] {
  const done = MODULES.filter(
    ({ id, lessons, pass }) =>
      lessons.every((one) => complete.includes(one)) &&
      (best[id]?.score ?? -1) >= (keepsPassed ? Math.min(PASSED, pass) : pass),
  )
  return [...done.map(({ id }) => id), ...(done.length === MODULES.length ? ['course'] : [])]
}
