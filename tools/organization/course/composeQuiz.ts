import { isDeepStrictEqual } from 'node:util'
import { type Json, listOf, objectIn, textOf } from './sources.ts'

/** The lists of a quiz whose questions may be about one lesson. Retired ones stay, so that no id is used again. */
const ASKED = ['questions', 'again', 'practice', 'rules', 'decide'] as const

/**
 * Fits one of our quizzes to the lessons that the course has. Questions about the others are left out.
 *
 * @param lessons the lessons of the module as they are served, by id
 * @param isChanged one of them is the organization's own. Then the questions in lessons and those about rules of thumb
 * are taken from the lessons.
 */
export function composeQuiz(text: string, lessons: ReadonlyMap<string, Json | undefined>, isChanged: boolean): string {
  const quiz = objectIn(text)
  if (quiz === undefined) return text
  const fitted = { ...quiz }
  for (const place of ASKED) {
    const asked = listOf(quiz[place])
    if (asked === undefined) continue
    fitted[place] = asked.filter(({ lessonId, rule }) => {
      if (typeof lessonId !== 'string') return true
      const lesson = lessons.get(lessonId)
      return lesson !== undefined && (place !== 'rules' || lesson['rule'] === rule)
    })
  }
  if (isChanged) fitted['decide'] = [...lessons].flatMap(([id, lesson]) => decisionsOf(id, lesson))
  return isDeepStrictEqual(fitted, quiz) ? text : textOf(fitted)
}

/** An organization's own quiz, with the questions in the lessons of its module. */
export function withDecisions(text: string, lessons: ReadonlyMap<string, Json | undefined>): string {
  const quiz = objectIn(text)
  if (quiz === undefined) return text
  const decide = [...lessons].flatMap(([id, lesson]) => decisionsOf(id, lesson))
  return isDeepStrictEqual(decide, quiz['decide'] ?? []) ? text : textOf({ ...quiz, decide })
}

/** The questions in a lesson, in the learner's order, as the quiz file has them for the review. */
function decisionsOf(lessonId: string, lesson: Json | undefined): Json[] {
  const content = lesson?.['content'] as Json | undefined
  const sections = listOf(content?.['sections']) ?? []
  return [...sections.map(({ decide }) => decide), content?.['decide']].flatMap((decide) =>
    typeof decide === 'object' && decide !== null ? [{ ...(decide as Json), lessonId }] : [],
  )
}
