import type { ContentTexts } from './contentTexts'
import type { CalloutColor, LessonContent, LessonSection, SectionTable } from './curriculum'
import type { RawContent, RawLesson, RawTable, ReadySection } from './rawLesson'

/**
 * Conversion (contract, section 4.4): the raw `content` object becomes the ordered sections hero, introduction,
 * Key Takeaways, texts, callouts, Practical Steps. A part that is missing or blank leaves no section behind.
 * A lesson that already has `sections` keeps them as they are. Total: any validated raw lesson has a result.
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
    const { table, bars, ...words } = section
    if (!table && !bars && !isShown(words.title, words.content)) continue
    sections.push({ type: 'text', ...present(words), ...(table && { table: keepTable(table) }), ...(bars && { bars }) })
  }
  for (const { type, ...callout } of content.callouts ?? []) {
    if (!isShown(callout.title, callout.content)) continue
    sections.push({ type: 'callout', ...present(callout), color: calloutColor(type) })
  }
  const steps = (content.practicalSteps ?? [])
    .map(({ title, description }) => [title, description].filter(isText).join(': '))
    .filter((step) => isShown(step))
  if (steps.length > 0) sections.push({ type: 'steps', title: texts.practicalSteps, steps })
  return sections
}

function calloutColor(type: string | null | undefined): CalloutColor {
  if (type === 'warning') return 'red'
  return type === 'tip' ? 'blue' : 'green'
}

function keepSection({ table, ...section }: ReadySection): LessonSection {
  const kept = present(section)
  return { ...kept, type: section.type, ...(table && { table: keepTable(table) }) }
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

/** The same object without its missing and null parts. */
function present<T extends object>(parts: T): Present<T> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null && part !== undefined),
  ) as Present<T>
}
