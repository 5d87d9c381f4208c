import type { ActionResult } from '../../../src/core/progress/addTo'
import { emptyDocument, type ProgressDocument } from '../../../src/core/progress/document'
import {
  parseDeviceId,
  parseInstant,
  parseLearnerId,
  parseLessonId,
  parseLocalDate,
  parseModuleId,
  type QuestionKey,
} from '../../../src/core/progress/ids'
import type { Syllabus } from '../../../src/core/progress/syllabus'

function parsedBy<T>(parse: (text: unknown) => T | undefined): (text: string) => T {
  return (text) => {
    const value = parse(text)
    if (value === undefined) throw new Error(`The test's own sample ${text} is not valid.`)
    return value
  }
}

export const learner = parsedBy(parseLearnerId)
export const device = parsedBy(parseDeviceId)
export const lesson = parsedBy(parseLessonId)
export const moduleId = parsedBy(parseModuleId)
export const day = parsedBy(parseLocalDate)
export const instant = parsedBy(parseInstant)

export const question = (key: string): QuestionKey => key as QuestionKey

export const OWNER = learner('ada')
export const JOINED = instant('2026-01-05T15:00:00.000Z')

export function fresh(): ProgressDocument {
  return emptyDocument(OWNER, JOINED)
}

/** The document after an action that must succeed. */
export function doneBy(result: ActionResult): ProgressDocument {
  if (result.kind === 'refused') throw new Error(`The action was refused: ${result.reason}.`)
  return result.document
}

/** Two levels are enough for every rule. The ids are those of the real curriculum. */
export const SMALL_SYLLABUS: Syllabus = {
  modules: [
    { id: moduleId('foundations'), difficulty: 'Beginner', lessons: lessons('foundations', 2), passingScore: 70 },
    { id: moduleId('credit'), difficulty: 'Intermediate', lessons: lessons('credit', 1), passingScore: 70 },
    { id: moduleId('taxes'), difficulty: 'Advanced', lessons: lessons('taxes', 1), passingScore: 80 },
  ],
}

/** Content that an app of a year later might teach. */
export const LATER_SYLLABUS: Syllabus = {
  modules: [
    ...SMALL_SYLLABUS.modules.slice(0, 2),
    { id: moduleId('taxes'), difficulty: 'Advanced', lessons: lessons('taxes', 2), passingScore: 60 },
  ],
}

export const FULL_SYLLABUS: Syllabus = {
  modules: [
    { id: moduleId('foundations'), difficulty: 'Beginner', lessons: lessons('foundations', 8), passingScore: 70 },
    { id: moduleId('saving'), difficulty: 'Beginner', lessons: lessons('saving', 5), passingScore: 70 },
    { id: moduleId('insurance'), difficulty: 'Beginner', lessons: lessons('insurance', 4), passingScore: 70 },
    { id: moduleId('banking'), difficulty: 'Beginner', lessons: lessons('banking', 4), passingScore: 70 },
    { id: moduleId('credit'), difficulty: 'Intermediate', lessons: lessons('credit', 5), passingScore: 70 },
    { id: moduleId('investing'), difficulty: 'Intermediate', lessons: lessons('investing', 5), passingScore: 70 },
    {
      id: moduleId('entrepreneurship'),
      difficulty: 'Intermediate',
      lessons: lessons('entrepreneurship', 5),
      passingScore: 70,
    },
    { id: moduleId('real_estate'), difficulty: 'Intermediate', lessons: lessons('real_estate', 4), passingScore: 70 },
    { id: moduleId('retirement'), difficulty: 'Advanced', lessons: lessons('retirement', 5), passingScore: 70 },
    { id: moduleId('taxes'), difficulty: 'Advanced', lessons: lessons('taxes', 4), passingScore: 70 },
  ],
}

function lessons(module: string, count: number) {
  return Array.from({ length: count }, (_, index) => lesson(`${module}_${index + 1}`))
}
