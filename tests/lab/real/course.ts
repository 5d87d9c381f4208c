/**
 * Decides which lessons the learner of the laboratory does on which device. A lesson that is undone later belongs to one
 * device, so that the last press counts in every exchange. A lesson of both devices is never undone.
 */
export type DeviceName = 'phone' | 'tablet'

export const MODULES = [
  { id: 'insurance', owner: 'phone', lessons: 4 },
  { id: 'saving', owner: 'tablet', lessons: 5 },
  { id: 'banking', owner: undefined, lessons: 4 },
] as const

const LESSON_POINTS = 50
const QUIZ_POINTS = 100

export const LESSONS: readonly string[] = MODULES.flatMap(({ id }) => lessonsOf(id))

export function lessonsOf(module: string): readonly string[] {
  const count = MODULES.find(({ id }) => id === module)?.lessons ?? 0
  return Array.from({ length: count }, (_, index) => `${module}_${index + 1}`)
}

export function moduleOf(lesson: string): string {
  return lesson.slice(0, lesson.lastIndexOf('_'))
}

export function ownerOf(lesson: string): DeviceName | undefined {
  return MODULES.find(({ id }) => id === moduleOf(lesson))?.owner
}

export function isShared(lesson: string): boolean {
  return ownerOf(lesson) === undefined
}

/** By the contract, section 6.1. All of them are beginner modules. */
export function pointsFor(lessons: number, quizzes: number): number {
  return lessons * LESSON_POINTS + quizzes * QUIZ_POINTS
}
