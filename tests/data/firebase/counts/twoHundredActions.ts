import { FULL_SYLLABUS } from '../../../core/progress/samples'
import type { CourseAction } from '../../../scale/StoredDevice'

/** Two hundred actions of one learner: the entire course, lessons undone, quizzes repeated, and a new name. */
export const TWO_HUNDRED_ACTIONS: readonly CourseAction[] = [
  ...lessons().map((lesson) => ({ kind: 'complete', lesson }) as const),
  ...modules().flatMap((module) => [40, 70, 80, 100].map((score) => ({ kind: 'quiz', module, score }) as const)),
  ...lessons().map((lesson) => ({ kind: 'undo', lesson }) as const),
  ...lessons().map((lesson) => ({ kind: 'complete', lesson }) as const),
  ...Array.from({ length: 13 }, (_, index) => ({ kind: 'name', name: `Ada ${index}` }) as const),
]

function modules() {
  return FULL_SYLLABUS.modules.map(({ id }) => id)
}

function lessons() {
  return FULL_SYLLABUS.modules.flatMap((module) => module.lessons)
}
