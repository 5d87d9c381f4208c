import * as v from 'valibot'
import type { CalloutColor, LessonContent, LessonSection, SectionFold, SectionTable } from './curriculum'
import type { ContentTexts } from './fallbacks'
import { amount, lessonQuestionWith, listOf, points } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const text = v.string()
const textList = listOf(text)

const table = v.object({
  caption: text,
  columns: listOf(v.object({ label: text, kind: v.picklist(['text', 'number']) }), LIMITS.tableColumns),
  rows: listOf(textList, LIMITS.tableRows),
  total: v.nullish(v.boolean()),
})

const bars = v.object({
  caption: text,
  unit: text,
  items: listOf(v.object({ label: text, parts: listOf(v.object({ label: text, value: amount })) })),
})

// An unknown topic from a later version must not hide the lesson.
const local = v.fallback(v.nullish(text), undefined)

// A damaged fold or question must not hide the lesson.
const more = v.fallback(v.nullish(v.object({ title: text, content: text, table: v.nullish(table) })), undefined)
const decide = v.fallback(v.nullish(lessonQuestionWith({})), undefined)

const readySection = v.object({
  type: v.picklist(['hero', 'text', 'keyPoints', 'callout', 'steps', 'content']),
  title: v.nullish(text),
  content: v.nullish(text),
  subtitle: v.nullish(text),
  image: v.nullish(text),
  items: v.nullish(textList),
  // An unknown color must not hide the lesson; the callout is shown without it.
  color: v.fallback(v.nullish(v.picklist(['red', 'blue', 'green'])), undefined),
  steps: v.nullish(textList),
  table: v.nullish(table),
  bars: v.nullish(bars),
  after: v.nullish(text),
  local,
  more,
  decide,
})

const content = v.object({
  hero: v.nullish(v.object({ title: v.nullish(text), subtitle: v.nullish(text), image: v.nullish(text) })),
  introduction: v.nullish(text),
  keyPoints: v.nullish(textList),
  sections: v.nullish(
    listOf(
      v.object({
        title: v.nullish(text),
        content: v.nullish(text),
        table: v.nullish(table),
        bars: v.nullish(bars),
        local,
        more,
        decide,
      }),
      LIMITS.sections,
    ),
  ),
  callouts: v.nullish(
    listOf(
      v.object({ title: v.nullish(text), content: v.nullish(text), type: v.nullish(text), after: v.nullish(text) }),
    ),
  ),
  practicalSteps: v.nullish(listOf(v.object({ title: v.nullish(text), description: v.nullish(text) }))),
  decide,
})

/**
 * The file as stored on the server (contract, section 4.3). Every part may be missing or null; a part that is present
 * must have the right type.
 */
const rawLesson = v.object({
  title: v.nullish(text),
  type: v.nullish(v.literal('reading')),
  duration: v.nullish(text),
  points: v.nullish(points),
  content: v.nullish(content),
  sections: v.nullish(listOf(readySection, LIMITS.sections)),
  objectives: v.nullish(textList),
  standards: v.nullish(textList),
  terms: v.nullish(textList),
  disclaimers: v.nullish(textList),
  // An unknown or damaged value here must not hide the lesson.
  rule: v.fallback(v.nullish(text), undefined),
  sheet: v.nullish(v.unknown()),
  calculator: v.fallback(v.nullish(v.object({ tool: text, numbers: text })), undefined),
})

export type RawLesson = v.InferOutput<typeof rawLesson>
type RawContent = v.InferOutput<typeof content>
type RawTable = v.InferOutput<typeof table>
type RawFold = NonNullable<v.InferOutput<typeof more>>
type ReadySection = v.InferOutput<typeof readySection>

/** Accepts missing parts, as the format allows. A wrong type anywhere makes the lesson invalid. */
export function parseLesson(value: unknown, texts: ContentTexts): Validated<LessonContent> {
  const raw = validate(rawLesson, value)
  if (raw.kind === 'invalid') return raw
  const lesson = convertLesson(raw.value, texts)
  // `{}` is a valid lesson without parts, but the learner would see an empty page without an explanation.
  if (lesson.sections.length === 0) return { kind: 'invalid', reason: 'content: nothing to read' }
  return { kind: 'valid', value: lesson }
}

/**
 * Converts a lesson (contract, section 4.4). The raw `content` object becomes the ordered sections hero, introduction,
 * Key Takeaways, texts, callouts, Practical Steps. A missing or blank part produces no section. A lesson that already
 * has `sections` keeps them unchanged. Every validated raw lesson can be converted.
 */
export function convertLesson(raw: RawLesson, texts: ContentTexts): LessonContent {
  return {
    title: raw.title ?? texts.lesson,
    type: 'reading',
    duration: raw.duration ?? '15 min',
    points: raw.points ?? 100,
    sections: raw.sections ? raw.sections.map(keepSection) : raw.content ? convertContent(raw.content, texts) : [],
    objectives: raw.objectives ?? [],
    standards: raw.standards ?? [],
    terms: raw.terms ?? [],
    disclaimers: raw.disclaimers ?? [],
    ...(raw.rule && { rule: raw.rule }),
    ...(raw.sheet !== undefined && { sheet: raw.sheet }),
    ...(raw.calculator && { calculator: raw.calculator }),
  }
}

function convertContent(content: RawContent, texts: ContentTexts): LessonSection[] {
  const sections: LessonSection[] = []
  const { hero, introduction } = content
  if (hero && isShown(hero.title, hero.subtitle, hero.image)) sections.push({ type: 'hero', ...present(hero) })
  if (isShown(introduction)) sections.push({ type: 'text', content: introduction ?? '' })
  const items = (content.keyPoints ?? []).filter((item) => isShown(item))
  if (items.length > 0) sections.push({ type: 'keyPoints', title: texts.keyTakeaways, items })
  for (const section of content.sections ?? []) {
    const { table, bars, more: fold, ...words } = section
    if (!table && !bars && !isShown(words.title, words.content)) continue
    sections.push({
      type: 'text',
      ...present(words),
      ...(table && { table: keepTable(table) }),
      ...(bars && { bars }),
      ...(fold && { more: keepFold(fold) }),
    })
  }
  for (const { type, ...callout } of content.callouts ?? []) {
    if (!isShown(callout.title, callout.content)) continue
    sections.push({ type: 'callout', ...present(callout), color: calloutColor(type) })
  }
  const steps = (content.practicalSteps ?? [])
    .map(({ title, description }) => [title, description].filter(isText).join(': '))
    .filter((step) => isShown(step))
  if (steps.length > 0) {
    sections.push({
      type: 'steps',
      title: texts.practicalSteps,
      steps,
      ...(content.decide && { decide: content.decide }),
    })
  }
  return sections
}

function calloutColor(type: string | null | undefined): CalloutColor {
  if (type === 'warning') return 'red'
  return type === 'tip' ? 'blue' : 'green'
}

function keepSection({ table, more: fold, ...section }: ReadySection): LessonSection {
  const kept = present(section)
  return {
    ...kept,
    type: section.type,
    ...(table && { table: keepTable(table) }),
    ...(fold && { more: keepFold(fold) }),
  }
}

function keepFold({ table, ...fold }: RawFold): SectionFold {
  return { ...fold, ...(table && { table: keepTable(table) }) }
}

function keepTable({ total, ...table }: RawTable): SectionTable {
  return { ...table, total: total === true }
}

function isText(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== ''
}

function isShown(...texts: (string | null | undefined)[]): boolean {
  return texts.some((text) => isText(text) && text.trim() !== '')
}

type Present<T> = { [Key in keyof T]?: NonNullable<T[Key]> }

/** Returns the object without its missing and null parts. */
function present<T extends object>(parts: T): Present<T> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null && part !== undefined),
  ) as Present<T>
}
