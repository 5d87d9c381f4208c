import { lessonTexts } from './contentTexts'
import { countWords } from './countWords'
import type { Problem } from './problem'
import type { ReadLesson } from './readContent'
import { HIGHEST_GRADE, readingLevel } from './readingLevel'
import { STANDARD_DISCLAIMER } from './standardSentences'

const FEWEST_WORDS = 700
const MOST_WORDS = 1600
const WORDS_A_MINUTE = 200
const MOST_WORDS_OF_A_FOLD = 200
/** Lessons with enough for four. Outside folds they have fewer words and numbers than the others may have. */
const FULL_LESSONS = new Set([
  'taxes_3',
  'retirement_3',
  'entrepreneurship_5',
  'real_estate_3',
  'insurance_2',
  'credit_4',
  'investing_2',
])
const MOST_OPEN_WORDS = 1150
const MOST_OPEN_NUMBERS = 60
const STANDARD_CODE = /^(?:EI|SP|SV|IN|MC|MR) (?:8|12)-[1-9]\d?$/

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

/** Checks one lesson: lengths, number of parts, reading level, objectives, standards, disclaimer. */
export function checkLesson(read: ReadLesson): Problem[] {
  const { file, lesson } = read
  const { hero, introduction, keyPoints, sections, callouts, practicalSteps } = lesson.content
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo?: string) =>
    problems.push({ file, field, problem, ...(todo !== undefined && { todo }) })
  const within = (field: string, what: string, count: number, fewest: number, most: number) => {
    if (count < fewest || count > most)
      report(field, `${count} ${what}, not ${fewest} to ${most}`, count < fewest ? 'Write more.' : 'Write less.')
  }

  within('content.hero.title', 'words', countWords(hero.title), 1, 7)
  within('content.introduction', 'words', countWords(introduction), 60, 120)
  within('content.keyPoints', 'key points', keyPoints.length, 4, 6)
  within('content.sections', 'sections', sections.length, 3, 5)
  within('content.practicalSteps', 'steps', practicalSteps.length, 3, 5)
  within('content', 'words in all', lessonWords(read), FEWEST_WORDS, MOST_WORDS)
  if (FULL_LESSONS.has(read.info.id)) {
    within('content', 'words outside folds', openWords(read), FEWEST_WORDS, MOST_OPEN_WORDS)
    within('content', 'numbers outside folds', openNumbers(read), 0, MOST_OPEN_NUMBERS)
  }
  const duration = `${lessonMinutes(read)} min`
  if (lesson.duration !== duration)
    report(
      'duration',
      `"${lesson.duration}", but its words and its sheet take ${duration}`,
      `Write "${duration}" here and in manifest.json.`,
    )

  if (lesson.objectives.length < 2) report('objectives', `${lesson.objectives.length} objectives, not 2 or more`)
  if (lesson.standards.length === 0) report('standards', 'no standards')
  sections.forEach((_, index) => {
    const field = `content.sections[${index}]`
    const own = lessonTexts(lesson).filter((text) => text.field.startsWith(field))
    const words = (isFolded: boolean) =>
      sum(own.map(({ text, counted, folded = false }) => (counted && folded === isFolded ? countWords(text) : 0)))
    within(field, 'words with its table', words(false), 100, 240)
    within(`${field}.more`, 'words', words(true), 0, MOST_WORDS_OF_A_FOLD)
  })

  const titles = sections.map(({ title }) => title)
  callouts.forEach(({ content, after }, index) => {
    within(`content.callouts[${index}].content`, 'words', countWords(content), 1, 60)
    if (after !== undefined && !titles.includes(after)) {
      report(
        `content.callouts[${index}].after`,
        `no section is called "${after}"`,
        'Write the title of a section, to the letter.',
      )
    }
  })
  for (const type of ['tip', 'warning'] as const) {
    if (!callouts.some((callout) => callout.type === type))
      report('content.callouts', `no ${type}`, `Add a callout of the type "${type}".`)
  }

  const grade = lessonGrade(read)
  if (!(grade <= HIGHEST_GRADE))
    report(
      'content',
      `reading level ${grade.toFixed(1)}, above ${HIGHEST_GRADE}`,
      'Use shorter sentences and shorter words.',
    )
  lesson.standards.forEach((code, index) => {
    if (!STANDARD_CODE.test(code)) report(`standards[${index}]`, `"${code}" is not a code like "SP 12-1"`)
  })
  if (lesson.disclaimers[0] !== STANDARD_DISCLAIMER)
    report('disclaimers[0]', 'not the standard disclaimer', `Write: ${STANDARD_DISCLAIMER}`)
  return problems
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
