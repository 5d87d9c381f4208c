import { lessonTexts } from './contentTexts'
import type { Problem } from './problem'
import type { Content } from './readContent'
import { sentencesOf } from './sentencesOf'

/** Sentences that leave the law of a state to the learner. */
const SOME_STATES = /\b(?:some|many) states\b/i
const YOUR_STATE = /\byour state\b/i
const ASK = /\b(?:may|ask|check)\b/i

/** The sentences of each lesson with a note that leave the law to the learner, by file. */
export function handedBack({ modules }: Content): ReadonlyMap<string, readonly string[]> {
  const lessons = modules
    .flatMap((module) => module.lessons)
    .filter(({ lesson }) => lesson.content.sections.some(({ local }) => local !== undefined))
  return new Map(
    lessons.map(({ file, lesson }) => {
      const sentences = lessonTexts(lesson).flatMap(({ text }) => sentencesOf(text))
      return [file, sentences.filter((one) => SOME_STATES.test(one) || (YOUR_STATE.test(one) && ASK.test(one)))]
    }),
  )
}

/** A lesson with a state note gives the law of the state. It does not send the learner to look. */
export function checkHandedBack(content: Content): Problem[] {
  return [...handedBack(content)].flatMap(([file, sentences]): Problem[] => {
    if (sentences.length === 0) return []
    const problem = `leaves the law of the state to the learner ${sentences.length} times: ${sentences.join(' | ')}`
    return [{ file, field: '', problem }]
  })
}
