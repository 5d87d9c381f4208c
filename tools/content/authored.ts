/**
 * The form in which authors write lessons. It is stricter than the site's parser: every field of a finished lesson is
 * required, and a misspelled field is an error. The site would silently ignore it.
 */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { sheet } from '../../src/core/curriculum/parseSheet'

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'empty text'),
)
const texts = v.array(text)
const amount = v.pipe(v.number(), v.finite('not a finite number'))
/** A value that an agency publishes again each year. */
const YEARLY = /Revenue Procedure|IRS (?:Notice|Announcement)|poverty guideline|COLA|memo of/
const points = v.pipe(v.number(), v.integer('not a whole number'))

const table = v.pipe(
  v.strictObject({
    caption: text,
    columns: v.pipe(
      v.array(v.strictObject({ label: text, kind: v.picklist(['text', 'number']) })),
      v.minLength(2, 'fewer than two columns'),
    ),
    rows: v.pipe(v.array(v.array(v.string())), v.minLength(1, 'no rows')),
    total: v.optional(v.literal(true)),
  }),
  v.check(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'a row has not one cell per column',
  ),
)

const bars = v.strictObject({
  caption: text,
  unit: text,
  items: v.pipe(
    v.array(
      v.strictObject({
        label: text,
        parts: v.pipe(v.array(v.strictObject({ label: text, value: amount })), v.minLength(1, 'no parts')),
      }),
    ),
    v.minLength(2, 'fewer than two bars'),
    v.maxLength(5, 'more than five bars'),
  ),
})

/** The site's own form, without fields that it would silently ignore. */
const authoredSheet = v.pipe(
  v.unknown(),
  v.check((value) => {
    const read = v.safeParse(sheet, value)
    return !read.success || isDeepStrictEqual(read.output, value)
  }, 'a field that no sheet has'),
  sheet,
)

/** A question in a lesson, after a section or after the steps. `why` explains each option. It has no points. */
const decision = v.strictObject({ id: text, question: text, options: texts, correct: v.number(), why: texts })

export const authoredLesson = v.strictObject({
  title: text,
  type: v.literal('reading'),
  duration: text,
  points,
  objectives: v.pipe(texts, v.minLength(1, 'no objectives')),
  standards: texts,
  terms: texts,
  disclaimers: texts,
  /** One sentence that helps the learner decide. */
  rule: v.optional(text),
  sheet: v.optional(authoredSheet),
  /** The calculator that computes its worked example. */
  calculator: v.optional(v.strictObject({ tool: text, numbers: text })),
  content: v.strictObject({
    hero: v.strictObject({ title: text, subtitle: text, image: v.optional(text) }),
    introduction: text,
    keyPoints: texts,
    sections: v.array(
      v.strictObject({
        title: text,
        content: text,
        table: v.optional(table),
        bars: v.optional(bars),
        local: v.optional(text),
        /** Details that the learner can open. */
        more: v.optional(v.strictObject({ title: text, content: text, table: v.optional(table) })),
        decide: v.optional(decision),
      }),
    ),
    callouts: v.array(
      v.strictObject({
        title: text,
        content: text,
        type: v.picklist(['tip', 'warning', 'info']),
        after: v.optional(text),
      }),
    ),
    practicalSteps: v.array(v.strictObject({ title: text, description: text })),
    decide: v.optional(decision),
  }),
})

const question = {
  id: text,
  type: v.literal('multiple-choice'),
  question: text,
  options: texts,
  correct: v.number(),
  explanation: text,
  /** What is right or wrong about each option, in the order of `options`. */
  why: v.optional(texts),
}
const questions = v.array(v.strictObject({ ...question, lessonId: v.optional(text) }))

export const authoredQuiz = v.strictObject({
  title: text,
  type: v.literal('quiz'),
  duration: text,
  points,
  passingScore: v.number(),
  questions,
  /** The second form of the quiz, for every other try. */
  again: v.optional(questions),
  /** The parallel form, for practice and checks. */
  practice: v.optional(questions),
  /** Questions about the rules of thumb in the lessons. The id is `rule-<lessonId>-<n>`. */
  rules: v.optional(v.array(v.strictObject({ ...question, lessonId: text, rule: text }))),
  /** The questions in the module's lessons, for the review. The id is `decide-<lessonId>-<n>`. */
  decide: v.optional(v.array(v.strictObject({ ...decision.entries, lessonId: text }))),
  /** Retired questions, whose earlier answers must stay readable. */
  retired: v.optional(questions),
})

export const authoredManifest = v.strictObject({
  modules: v.array(
    v.strictObject({
      id: text,
      title: text,
      description: text,
      duration: text,
      difficulty: text,
      icon: text,
      color: text,
      lessons: v.pipe(
        v.array(
          v.strictObject({
            id: text,
            title: text,
            type: v.literal('reading'),
            duration: text,
            points,
            contentFile: text,
          }),
        ),
        v.minLength(1, 'no lessons'),
      ),
      quiz: v.strictObject({ id: text, title: text, duration: text, points, contentFile: text }),
    }),
  ),
})

/** The day after a day, both `YYYY-MM-DD`. */
function dayAfter(day = ''): string {
  const time = Date.parse(day)
  return Number.isNaN(time) ? '' : new Date(time + 86_400_000).toISOString().slice(0, 10)
}

const figure = v.pipe(
  v.strictObject({
    id: text,
    label: text,
    value: amount,
    unit: text,
    year: v.pipe(v.number(), v.minValue(2020, 'before 2020')),
    source: text,
    url: text,
    compiledOn: text,
    sourceDated: v.optional(text),
    checked: v.optional(v.strictObject({ on: text, by: text })),
    expiresOn: v.optional(text),
    /** The value of the following year, once it is published. */
    next: v.optional(
      v.strictObject({
        value: amount,
        year: amount,
        from: text,
        source: text,
        url: text,
        sourceDated: v.optional(text),
      }),
    ),
    /** The reason why a figure has no last day: it is set by a law or a program's rule, or it is for a past year. */
    steady: v.optional(v.picklist(['law', 'rule', 'count'])),
  }),
  v.check(
    ({ expiresOn, steady }) => (expiresOn === undefined) !== (steady === undefined),
    'a figure has either expiresOn or a reason to be steady',
  ),
  v.check(
    ({ expiresOn, year }) => expiresOn === undefined || expiresOn.slice(0, 4) >= String(year),
    'expires before its year',
  ),
  v.check(
    ({ next, year, expiresOn }) => next === undefined || (next.year === year + 1 && next.from === dayAfter(expiresOn)),
    'its next value is of the year after, from the day after expiresOn',
  ),
  v.check(
    ({ steady, source }) => steady === undefined || !YEARLY.test(source),
    'a yearly document, so it has expiresOn',
  ),
  v.check(
    ({ steady, year, compiledOn }) => steady !== 'count' || String(year) < compiledOn.slice(0, 4),
    'the year is not over',
  ),
)
export const authoredFigures = v.array(figure)

export const authoredGlossary = v.array(
  v.strictObject({ id: text, term: text, aliases: texts, definition: text, lessonId: text }),
)

export type AuthoredLesson = v.InferOutput<typeof authoredLesson>
export type AuthoredQuiz = v.InferOutput<typeof authoredQuiz>
