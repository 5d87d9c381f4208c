import type { Range } from '../organization/boundsFile.ts'
import { lessonTexts } from './contentTexts'
import { countWords } from './countWords'
import { boundsFor, ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { ReadLesson } from './readContent'
import { HIGHEST_GRADE, readingLevel } from './readingLevel'

const WORDS_A_MINUTE = 200
const MOST_WORDS_OF_A_FOLD = 200

/** The time that a lesson takes: its words to read, and its worksheet to fill in. */
export function lessonMinutes(read: ReadLesson): number {
  return Math.round(lessonWords(read) / WORDS_A_MINUTE) + (read.lesson.sheet?.minutes ?? 0)
}

/** The number of words in a lesson: introduction, key points, sections with their tables, callouts and steps. */
export function lessonWords({ lesson }: ReadLesson): number {
  return sum(lessonTexts(lesson).map(({ text, counted }) => (counted ? countWords(text) : 0)))
}

/** The number of words outside folds. */
export function openWords({ lesson }: ReadLesson): number {
  return sum(
    lessonTexts(lesson).map(({ text, counted, folded }) => (counted && folded !== true ? countWords(text) : 0)),
  )
}

/** A figure, or anything with a digit: `$1,200`, `5%`, `2026`, `12-month`. */
const NUMBER = /\{\{[a-z0-9-]+\}\}|\$?\d[\d,]*(?:\.\d+)?%?/g

/** The numbers outside folds, in the same texts as the words. */
export function openNumbers({ lesson }: ReadLesson): number {
  return sum(
    lessonTexts(lesson).map(({ text, counted, folded }) =>
      counted && folded !== true ? (text.match(NUMBER)?.length ?? 0) : 0,
    ),
  )
}

/** Flesch-Kincaid grade of a lesson's running text. */
export function lessonGrade({ lesson }: ReadLesson): number {
  return readingLevel(lessonTexts(lesson).flatMap(({ text, prose }) => (prose ? [text] : [])))
}

/**
 * Checks one lesson: its time, its reading level, the places of its callouts, its folds, and the lengths and numbers of
 * parts that its course demands.
 */
export function checkLesson(read: ReadLesson, rules = ourRules): Problem[] {
  const { file, lesson } = read
  const { hero, introduction, keyPoints, sections, callouts, practicalSteps } = lesson.content
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo?: string) =>
    problems.push({ file, field, problem, ...(todo !== undefined && { todo }) })
  const { lesson: bounds = {}, short } = boundsFor(rules, file)
  const within = (field: string, what: string, count: number, range: Range | undefined) => {
    const [fewest, most] = range ?? [0, Number.POSITIVE_INFINITY]
    if (count < fewest || count > most)
      report(field, `${count} ${what}, not ${fewest} to ${most}`, count < fewest ? 'Write more.' : 'Write less.')
  }

  within('content.hero.title', 'words', countWords(hero.title), bounds.titleWords)
  within('content.introduction', 'words', countWords(introduction), bounds.introductionWords)
  within('content.keyPoints', 'key points', keyPoints.length, bounds.keyPoints)
  within('content.sections', 'sections', sections.length, bounds.sections)
  within('content.practicalSteps', 'steps', practicalSteps.length, bounds.steps)
  within('content', 'words in all', lessonWords(read), bounds.words)
  if (short?.lessons.includes(read.info.id)) {
    within('content', 'words outside folds', openWords(read), short.words)
    within('content', 'numbers outside folds', openNumbers(read), short.numbers)
  }
  const duration = `${lessonMinutes(read)} min`
  if (lesson.duration !== duration)
    report(
      'duration',
      `"${lesson.duration}", but its words and its sheet take ${duration}`,
      `Write "${duration}" here and in manifest.json.`,
    )
  sections.forEach((_, index) => {
    const field = `content.sections[${index}]`
    const own = lessonTexts(lesson).filter((text) => text.field.startsWith(field))
    const words = (isFolded: boolean) =>
      sum(own.map(({ text, counted, folded = false }) => (counted && folded === isFolded ? countWords(text) : 0)))
    within(field, 'words with its table', words(false), bounds.sectionWords)
    within(`${field}.more`, 'words', words(true), [0, MOST_WORDS_OF_A_FOLD])
  })

  const titles = sections.map(({ title }) => title)
  callouts.forEach(({ content, after }, index) => {
    within(`content.callouts[${index}].content`, 'words', countWords(content), bounds.calloutWords)
    if (after !== undefined && !titles.includes(after)) {
      report(
        `content.callouts[${index}].after`,
        `no section is called "${after}"`,
        'Write the title of a section, to the letter.',
      )
    }
  })

  const grade = lessonGrade(read)
  if (!(grade <= HIGHEST_GRADE))
    report(
      'content',
      `reading level ${grade.toFixed(1)}, above ${HIGHEST_GRADE}`,
      'Use shorter sentences and shorter words.',
    )
  return problems
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
