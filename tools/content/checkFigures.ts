import type { Inline } from '../../src/core/curriculum/blocks'
import { parseText } from '../../src/core/curriculum/parseText'
import { lessonTexts, quizTexts } from './contentTexts'
import { ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content } from './readContent'

const FILE = 'figures.json'

/** The figure ids in a text, in their order. */
export function figuresIn(text: string): string[] {
  const idsOf = (inline: Inline): string[] => {
    if (inline.kind === 'figure') return [inline.id]
    return inline.kind === 'strong' ? inline.inlines.flatMap(idsOf) : []
  }
  return parseText(text).flatMap((block) =>
    (block.kind === 'paragraph' ? [block.inlines] : block.items).flatMap((inlines) => inlines.flatMap(idsOf)),
  )
}

/**
 * Every `{{figure}}` exists, and no mark is broken. Every figure of our course is used. An own course may have fewer lessons
 * and all of our figures.
 */
export function checkFigures({ modules, figures }: Content, { isOurs } = ourRules): Problem[] {
  const problems: Problem[] = []
  const known = new Set(figures.map(({ id }) => id))
  const used = new Set<string>()
  const look = (file: string, field: string, text: string): void => {
    for (const id of figuresIn(text)) {
      used.add(id)
      if (!known.has(id))
        problems.push({
          file,
          field,
          problem: `{{${id}}} is not in ${FILE}`,
          todo: `Add ${id} to ${FILE}, or use an id from it.`,
        })
    }
    const rest = text.replace(/\{\{[A-Za-z0-9][A-Za-z0-9_-]*\}\}/g, '')
    if (/\{\{|\}\}/.test(rest))
      problems.push({ file, field, problem: 'a broken {{figure}}', todo: 'Write {{id}} without spaces.' })
  }
  for (const { lessons, quiz } of modules) {
    for (const { file, lesson } of lessons) for (const { field, text } of lessonTexts(lesson)) look(file, field, text)
    if (quiz) for (const { field, text } of quizTexts(quiz.quiz)) look(quiz.file, field, text)
  }
  // A text that could not be read may use any figure.
  const isRead = modules.every(({ info, lessons, quiz }) => lessons.length === info.lessons.length && quiz)
  figures.forEach(({ id }, index) => {
    if (isOurs && isRead && !used.has(id))
      problems.push({
        file: FILE,
        field: `[${index}]`,
        problem: `no text uses ${id}`,
        todo: `Write {{${id}}} in a text, or remove the figure.`,
      })
  })
  return problems
}
