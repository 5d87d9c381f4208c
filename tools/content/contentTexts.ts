import type { AuthoredLesson } from './authored/authoredLesson'
import type { AuthoredQuiz } from './authored/authoredQuiz'

type Section = AuthoredLesson['content']['sections'][number]
type Table = NonNullable<Section['table']>
type Decision = NonNullable<Section['decide']>

export interface FieldText {
  readonly field: string
  readonly text: string
  /**
   * The text counts toward the length of the lesson: introduction, key points, sections with tables and bars, callouts,
   * steps.
   */
  readonly counted: boolean
  /** Running text, which sets the reading level. It has no titles, tables or labels. */
  readonly prose: boolean
  /** The learner can tap glossary words here, but not in a step. */
  readonly marked: boolean
  /** The learner sees this text after opening a fold. */
  readonly folded?: boolean
}

const HEADING = { counted: true, prose: false, marked: false }
const PROSE = { counted: true, prose: true, marked: true }
const STEP = { counted: true, prose: true, marked: false }
const BESIDE = { counted: false, prose: false, marked: false }
const FOLDED_HEADING = { ...HEADING, folded: true }
const FOLDED = { ...PROSE, folded: true }

/** Every text of a lesson that a learner sees. */
export function lessonTexts(lesson: AuthoredLesson): FieldText[] {
  const texts: FieldText[] = []
  const add = (field: string, text: string, use: typeof HEADING) => texts.push({ field, text, ...use })
  const addTable = (field: string, table: Table, use: typeof HEADING = HEADING) => {
    add(`${field}.caption`, table.caption, use)
    table.columns.forEach(({ label }, column) => add(`${field}.columns[${column}].label`, label, use))
    table.rows.forEach((row, line) => {
      row.forEach((cell, column) => add(`${field}.rows[${line}][${column}]`, cell, use))
    })
  }
  const addDecision = (field: string, { question, options, why }: Decision) => {
    add(`${field}.question`, question, BESIDE)
    options.forEach((text, option) => add(`${field}.options[${option}]`, text, BESIDE))
    why.forEach((text, option) => add(`${field}.why[${option}]`, text, BESIDE))
  }
  const { hero, introduction, keyPoints, sections, callouts, practicalSteps } = lesson.content

  add('title', lesson.title, BESIDE)
  lesson.objectives.forEach((text, index) => add(`objectives[${index}]`, text, BESIDE))
  lesson.disclaimers.forEach((text, index) => add(`disclaimers[${index}]`, text, BESIDE))
  add('content.hero.title', hero.title, BESIDE)
  add('content.hero.subtitle', hero.subtitle, BESIDE)
  add('content.introduction', introduction, PROSE)
  keyPoints.forEach((text, index) => add(`content.keyPoints[${index}]`, text, PROSE))
  sections.forEach(({ title, content, table, bars, more, decide }, index) => {
    const field = `content.sections[${index}]`
    add(`${field}.title`, title, HEADING)
    add(`${field}.content`, content, PROSE)
    if (table) addTable(`${field}.table`, table)
    if (bars) {
      add(`${field}.bars.caption`, bars.caption, HEADING)
      bars.items.forEach(({ label, parts }, item) => {
        add(`${field}.bars.items[${item}].label`, label, HEADING)
        parts.forEach((part, place) => add(`${field}.bars.items[${item}].parts[${place}].label`, part.label, HEADING))
      })
    }
    if (more) {
      add(`${field}.more.title`, more.title, FOLDED_HEADING)
      add(`${field}.more.content`, more.content, FOLDED)
      if (more.table) addTable(`${field}.more.table`, more.table, FOLDED_HEADING)
    }
    if (decide) addDecision(`${field}.decide`, decide)
  })
  callouts.forEach(({ title, content }, index) => {
    add(`content.callouts[${index}].title`, title, HEADING)
    add(`content.callouts[${index}].content`, content, PROSE)
  })
  if (lesson.rule) add('rule', lesson.rule, BESIDE)
  for (const [field, text] of textsWithin(lesson.sheet, 'sheet')) add(field, text, BESIDE)
  practicalSteps.forEach(({ title, description }, index) => {
    add(`content.practicalSteps[${index}].title`, title, HEADING)
    add(`content.practicalSteps[${index}].description`, description, STEP)
  })
  if (lesson.content.decide) addDecision('content.decide', lesson.content.decide)
  return texts
}

/** Fields of a worksheet that name something and are never shown. */
const NAMES = new Set(['id', 'type', 'kind', 'style', 'unit', 'remember', 'of', 'line'])

/** Every visible text of a worksheet. */
function* textsWithin(value: unknown, field: string): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (NAMES.has(key) || (key === 'total' && 'columns' in value)) continue
    yield* textsWithin(part, Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`)
  }
}

/** Every text of a quiz that a learner sees, with its field. */
export function quizTexts(quiz: AuthoredQuiz): { field: string; text: string }[] {
  return [
    { field: 'title', text: quiz.title },
    ...(['questions', 'again', 'practice', 'rules'] as const).flatMap((place) =>
      (quiz[place] ?? []).flatMap(({ question, options, explanation, why = [] }, index) => [
        { field: `${place}[${index}].question`, text: question },
        ...options.map((text, option) => ({ field: `${place}[${index}].options[${option}]`, text })),
        { field: `${place}[${index}].explanation`, text: explanation },
        ...why.map((text, option) => ({ field: `${place}[${index}].why[${option}]`, text })),
      ]),
    ),
  ]
}
