/**
 * Role: the table of points (contract, section 6.1).
 * Guarantee: an id that the table does not list gives 100 points.
 * Must not: be read from lesson files: points a learner earned must not change with a download.
 */
import { moduleOfQuiz } from './quizzes'

interface ModulePoints {
  readonly lessons: number
  readonly perLesson: number
  readonly quiz: number
}

const UNKNOWN_ID_POINTS = 100

const MODULES: ReadonlyMap<string, ModulePoints> = new Map([
  ['foundations', { lessons: 8, perLesson: 50, quiz: 100 }],
  ['saving', { lessons: 5, perLesson: 50, quiz: 100 }],
  ['insurance', { lessons: 4, perLesson: 50, quiz: 100 }],
  ['banking', { lessons: 4, perLesson: 50, quiz: 100 }],
  ['credit', { lessons: 5, perLesson: 100, quiz: 150 }],
  ['investing', { lessons: 5, perLesson: 100, quiz: 150 }],
  ['entrepreneurship', { lessons: 5, perLesson: 100, quiz: 150 }],
  ['real_estate', { lessons: 4, perLesson: 100, quiz: 150 }],
  ['retirement', { lessons: 5, perLesson: 150, quiz: 200 }],
  ['taxes', { lessons: 4, perLesson: 150, quiz: 200 }],
])

const LESSON_ID = /^(.+)_([1-9]\d*)$/

/** Lessons are numbered from 1 within their module: `real_estate_4`. */
export function pointsForLesson(lessonId: string): number {
  const [, moduleId = '', place = ''] = LESSON_ID.exec(lessonId) ?? []
  const module = MODULES.get(moduleId)
  return module !== undefined && Number(place) <= module.lessons ? module.perLesson : UNKNOWN_ID_POINTS
}

/** By the module's id or the quiz's own. */
export function pointsForQuiz(id: string): number {
  return (MODULES.get(id) ?? MODULES.get(moduleOfQuiz(id)))?.quiz ?? UNKNOWN_ID_POINTS
}
