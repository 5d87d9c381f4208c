import { lessonTexts } from './contentTexts'
import { countWords } from './countWords'
import FIRST_NAMES from './firstNames.json' with { type: 'json' }
import { HOUSEHOLDS } from './households'
import type { Problem } from './problem'
import type { Content, ReadLesson } from './readContent'
import { FIRST_SENTENCES, type Formula, HEDGES, JOBS, PROMISES, PROPS } from './repeatedWords'
import TOWNS from './towns.json' with { type: 'json' }
import { wholeWords } from './wholeWords'

/** A town may occur in two lessons. If a household lives there, it may occur in each of their lessons. */
const MOST_LESSONS_OF_A_TOWN = 2
const MOST_LESSONS_OF_A_JOB = 3
const MOST_LESSONS_OF_A_THING = 3
/** The most uses of “for example” in one lesson. The average is at most one per lesson. */
const MOST_EXAMPLES_IN_A_LESSON = 3

/** The line under an example that states its limits. */
const LIMITS = '**Not counted:**'
const MOST_WORDS_OF_LIMITS = 25

const NAME = wholeWords(FIRST_NAMES)
const TOWN = wholeWords(Object.keys(TOWNS))
const EXAMPLE = /\bfor example\b/gi

interface Repetition {
  readonly what: string
  /** Files of the lessons that have it. */
  readonly files: readonly string[]
  /** The most lessons that may have it. */
  readonly most: number
}

/** The number of lessons that share each opening, promise, hedge, thing, job and town, in that order. */
export function repetitions({ modules }: Content): Repetition[] {
  const lessons = modules.flatMap((module) => module.lessons)
  const aFifth = Math.max(1, Math.floor(lessons.length / 5))
  const count = (what: string, most: number, has: (read: ReadLesson) => boolean): Repetition => {
    return { what, most, files: lessons.flatMap((read) => (has(read) ? [read.file] : [])) }
  }
  const anywhere = (formulas: readonly Formula[], most: number) =>
    formulas.map(({ name, pattern }) => count(name, most, (read) => pattern.test(told(read))))

  return [
    count('a person and a town in the first paragraph', aFifth, (read) => {
      return hasOne(NAME, firstParagraph(read)) && hasOne(TOWN, firstParagraph(read))
    }),
    count('a person and a town in the introduction', Math.max(2, Math.floor(lessons.length / 2)), ({ lesson }) => {
      return hasOne(NAME, lesson.content.introduction) && hasOne(TOWN, lesson.content.introduction)
    }),
    count('a person in the first sentence', aFifth, (read) => hasOne(NAME, firstSentence(read))),
    ...FIRST_SENTENCES.map(({ name, pattern }) => count(name, aFifth, (read) => pattern.test(firstSentence(read)))),
    ...anywhere(PROMISES, aFifth),
    ...anywhere(HEDGES, aFifth),
    ...anywhere(PROPS, MOST_LESSONS_OF_A_THING),
    ...anywhere(JOBS, MOST_LESSONS_OF_A_JOB),
    ...Object.keys(TOWNS).map((town) => {
      const whole = wholeWords([town])
      return count(town, mostLessonsOf(town), (read) => hasOne(whole, told(read)))
    }),
  ]
}

/** The uses of “for example” in the lessons, by file. */
export function examplesSaid({ modules }: Content): ReadonlyMap<string, number> {
  const lessons = modules.flatMap((module) => module.lessons)
  return new Map(lessons.map((read) => [read.file, told(read).match(EXAMPLE)?.length ?? 0]))
}

/** Nothing is repeated so often that a learner notices, every town is known, and limits have their own line. */
export function checkRepetition(content: Content): Problem[] {
  const often = repetitions(content).flatMap(({ what, files, most }): Problem[] =>
    files.length > most
      ? [
          {
            file: files[0] ?? '',
            field: '',
            problem: `${what}: in ${files.length} lessons, not ${most} (${files.join(', ')})`,
          },
        ]
      : [],
  )
  const examples = examplesSaid(content)
  const inAll = [...examples.values()].reduce((sum, times) => sum + times, 0)
  if (inAll > examples.size) {
    often.push({
      file: 'manifest.json',
      field: '',
      problem: `“for example” ${inAll} times in ${examples.size} lessons`,
    })
  }
  for (const [file, times] of examples) {
    if (times > MOST_EXAMPLES_IN_A_LESSON) often.push({ file, field: '', problem: `“for example” ${times} times` })
  }
  return [...often, ...content.modules.flatMap(({ lessons }) => lessons).flatMap(checkLimits)]
}

/** The line follows an example as its own short paragraph, once a section. */
function checkLimits({ file, lesson }: ReadLesson): Problem[] {
  return lessonTexts(lesson).flatMap(({ field, text }): Problem[] => {
    const times = text.split(LIMITS).length - 1
    if (times === 0) return []
    const line = text.split('\n\n').find((paragraph) => paragraph.startsWith(LIMITS))
    if (times > 1 || line === undefined) {
      return [{ file, field, problem: `“${LIMITS}” is no paragraph of its own, or comes twice` }]
    }
    const words = countWords(line)
    return words > MOST_WORDS_OF_LIMITS
      ? [{ file, field, problem: `“${LIMITS}” has ${words} words, not ${MOST_WORDS_OF_LIMITS}` }]
      : []
  })
}

function mostLessonsOf(town: string): number {
  const household = HOUSEHOLDS.find(({ home }) => home === town)
  return Math.max(MOST_LESSONS_OF_A_TOWN, household?.lessons.length ?? 0)
}

/** The running text of a lesson with its headings, in the learner's order. */
function told({ lesson }: ReadLesson): string {
  return lessonTexts(lesson)
    .flatMap(({ text, counted }) => (counted ? [text] : []))
    .join('\n')
}

function firstParagraph({ lesson }: ReadLesson): string {
  return lesson.content.introduction.split('\n\n')[0] ?? ''
}

function firstSentence(read: ReadLesson): string {
  return /^.*?[.!?][”’]?(?=\s|$)/su.exec(firstParagraph(read))?.[0] ?? firstParagraph(read)
}

/** Whether the pattern, which may be a global one, finds anything. */
function hasOne(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0
}
