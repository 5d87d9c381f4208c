/** The forms of all kinds of course files. Each has a JSON Schema beside this file. */
import type { GenericSchema } from 'valibot'
import { authoredFigures } from '../authored/authoredFigures'
import { authoredGlossary } from '../authored/authoredGlossary'
import { authoredLesson } from '../authored/authoredLesson'
import { authoredManifest } from '../authored/authoredManifest'
import { authoredQuiz } from '../authored/authoredQuiz'
import { authoredSignCards } from '../authored/authoredSignCards'
import { authoredStateNotes } from '../authored/authoredStateNotes'
import { authoredStates } from '../authored/authoredStates'

export const COURSE_FORMS = {
  lesson: authoredLesson,
  quiz: authoredQuiz,
  manifest: authoredManifest,
  figures: authoredFigures,
  glossary: authoredGlossary,
  stateNotes: authoredStateNotes,
  signCards: authoredSignCards,
  states: authoredStates,
} as const satisfies Record<string, GenericSchema>

export type CourseFile = keyof typeof COURSE_FORMS

/** The path of a schema from the root of the repository. */
export function schemaPath(kind: CourseFile): string {
  return `tools/content/schemas/${kind}.schema.json`
}
