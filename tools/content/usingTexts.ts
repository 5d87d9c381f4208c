import { parseStateNotes } from '../../src/core/curriculum/parseStateNotes'
import { lessonTexts, quizTexts } from './contentTexts'
import type { Content } from './readContent'

/** A text that can say a figure. */
export interface UsingText {
  readonly file: string
  readonly text: string
  /** The text is part of a worked example, whose results were computed with the figure. */
  readonly isExample?: boolean
}

const EXAMPLE = /^Worked example\b/

/** Every text of the lessons, quizzes and state notes. */
export function usingTexts({ modules, stateNotes }: Content): readonly UsingText[] {
  return [
    ...modules.flatMap(({ lessons, quiz }) => [
      ...lessons.flatMap(({ file, lesson }): UsingText[] => {
        const examples = lesson.content.sections.flatMap(({ title }, index) =>
          EXAMPLE.test(title) ? [`content.sections[${index}].`] : [],
        )
        return lessonTexts(lesson).map(({ field, text }) => {
          const isExample = examples.some((section) => field.startsWith(section))
          return { file, text, ...(isExample && { isExample }) }
        })
      }),
      ...(quiz === undefined ? [] : quizTexts(quiz.quiz).map(({ text }) => ({ file: quiz.file, text }))),
    ]),
    ...[...stateNotes].flatMap(([file, value]) => {
      const parsed = parseStateNotes(value)
      return parsed.kind === 'valid' ? parsed.value.notes.map(({ text }) => ({ file, text })) : []
    }),
  ]
}
