import course from '#course'
// By name, so that the rest of the file doesn’t ship.
import { modules } from '#lessons/manifest.json'

export interface OutlineLesson {
  readonly moduleId: string
  readonly id: string
  readonly title: string
  readonly minutes: number
  readonly points: number
}

export interface OutlineQuiz {
  readonly minutes: number
  readonly points: number
}

export interface OutlineModule {
  readonly id: string
  readonly title: string
  readonly description: string
  /** The names of its quilt block and its color. */
  readonly icon: string
  readonly color: string
  /** The number of lessons. */
  readonly lessons: number
  readonly weeks: number
  readonly difficulty: string
  readonly entries: readonly OutlineLesson[]
  readonly quiz: OutlineQuiz
  /** The time for lessons and quiz together, in minutes. */
  readonly minutes: number
  readonly points: number
}

/** The curriculum for visitors, from the same file that learners get. */
export const outline: readonly OutlineModule[] = modules.map((module) => {
  const entries = module.lessons.map(({ id, title, duration, points }) => ({
    moduleId: module.id,
    id,
    title,
    minutes: numberIn(duration),
    points,
  }))
  const quiz = { minutes: numberIn(module.quiz.duration), points: module.quiz.points }
  const total = (of: 'minutes' | 'points') => [...entries, quiz].reduce((sum, entry) => sum + entry[of], 0)
  return {
    id: module.id,
    title: module.title,
    description: module.description,
    icon: module.icon,
    color: module.color,
    lessons: module.lessons.length,
    weeks: numberIn(module.duration),
    difficulty: module.difficulty,
    entries,
    quiz,
    minutes: total('minutes'),
    points: total('points'),
  }
})

export const totals = {
  modules: outline.length,
  lessons: outline.reduce((sum, { lessons }) => sum + lessons, 0),
  weeks: outline.reduce((sum, { weeks }) => sum + weeks, 0),
  quizzes: modules.filter(({ quiz }) => quiz.id !== '').length,
  minutes: outline.reduce((sum, { minutes }) => sum + minutes, 0),
  points: outline.reduce((sum, { points }) => sum + points, 0),
}

/** The modules that are open from the start. */
export const openModules =
  course.locks.rule === 'open' ? outline : outline.filter(({ difficulty }) => difficulty === 'Beginner')

/** The first lesson of the course. */
export const firstLesson: OutlineLesson | undefined = outline.flatMap(({ entries }) => entries)[0]

/** A lesson by its id; undefined when the curriculum has no such lesson. */
export function outlineLesson(id: string): OutlineLesson | undefined {
  return outline.flatMap(({ entries }) => entries).find((lesson) => lesson.id === id)
}

/** The number in `15 min` and `4 weeks`, also when the text has a mark in front. */
function numberIn(duration: string): number {
  return Number(/\d+/.exec(duration)?.[0])
}
