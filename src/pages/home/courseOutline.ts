import manifest from '../../../public/data/lessons/manifest.json'

export interface OutlineModule {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly lessons: number
  readonly weeks: number
  readonly difficulty: string
}

export interface OutlineLesson {
  readonly moduleId: string
  readonly id: string
  readonly title: string
  readonly minutes: number
}

/** The curriculum as a visitor reads it, from the very file that learners get. */
export const outline: readonly OutlineModule[] = manifest.modules.map((module) => ({
  id: module.id,
  title: module.title,
  description: module.description,
  lessons: module.lessons.length,
  weeks: Number.parseInt(module.duration, 10),
  difficulty: module.difficulty,
}))

export const totals = {
  modules: outline.length,
  lessons: outline.reduce((sum, { lessons }) => sum + lessons, 0),
  weeks: outline.reduce((sum, { weeks }) => sum + weeks, 0),
  quizzes: manifest.modules.filter(({ quiz }) => quiz.id !== '').length,
  beginnerModules: outline.filter(({ difficulty }) => difficulty === 'Beginner').length,
}

/** A lesson by its id; undefined when the curriculum has no such lesson. */
export function outlineLesson(id: string): OutlineLesson | undefined {
  for (const module of manifest.modules) {
    const lesson = module.lessons.find((candidate) => candidate.id === id)
    if (lesson !== undefined) {
      return { moduleId: module.id, id, title: lesson.title, minutes: Number.parseInt(lesson.duration, 10) }
    }
  }
  return undefined
}
