import { durationText } from '#words/duration'
import { lessonWords } from '#words/lesson'
import type { LessonBlock, Inline, MarkedInline } from '../../core/curriculum/blocks'
import type {
  CalloutColor,
  LessonQuestion,
  LessonContent,
  LessonSection,
  SectionBars,
  SectionTable,
} from '../../core/curriculum/curriculum'
import type { Figure, GlossaryEntry } from '../../core/curriculum/parseLists'
import { openMark } from '../../core/curriculum/languageMark'
import { markTerms } from '../../core/curriculum/markTerms'
import { parseInlines, parseText } from '../../core/curriculum/parseText'

export interface PreparedStep {
  /** The title, or an empty string for a step without one. */
  readonly title: string
  readonly inlines: readonly (Inline | MarkedInline)[]
}

export interface PreparedFold {
  readonly title: string
  readonly blocks: readonly LessonBlock[]
  readonly table?: SectionTable
}

/** A part of the article, parsed into blocks. Each `id` is an element id on the page. */
export type LessonPart =
  | {
      readonly kind: 'text'
      readonly id: string
      readonly title: string
      readonly blocks: readonly LessonBlock[]
      readonly table?: SectionTable
      readonly bars?: SectionBars
      readonly local?: string
      readonly more?: PreparedFold
      readonly decide?: LessonQuestion
    }
  | {
      readonly kind: 'keyPoints'
      readonly id: string
      readonly title: string
      readonly points: readonly (readonly LessonBlock[])[]
    }
  | {
      readonly kind: 'callout'
      readonly id: string
      readonly title: string
      readonly color: CalloutColor
      readonly blocks: readonly LessonBlock[]
    }
  | {
      readonly kind: 'steps'
      readonly id: string
      readonly title: string
      readonly steps: readonly PreparedStep[]
      readonly decide?: LessonQuestion
    }

export type PartGroup =
  | { readonly kind: 'part'; readonly part: Exclude<LessonPart, { kind: 'callout' }> }
  | { readonly kind: 'callouts'; readonly callouts: readonly Extract<LessonPart, { kind: 'callout' }>[] }

export interface PreparedLesson {
  readonly title: string
  readonly subtitle: string
  /** The name of the drawing that the lesson asks for. */
  readonly image: string | undefined
  /** The parts in the order of the file, which is the order of contract, section 4.4. */
  readonly parts: readonly LessonPart[]
  /** The same parts, with callouts that follow each other in one group. */
  readonly groups: readonly PartGroup[]
  /** The dated figures in the text, without duplicates, in the order of their first use. */
  readonly figures: readonly Figure[]
}

/** Returns the time for a lesson in words, which is the reading time plus the time for its worksheet if it has one. */
export function timeOf({ duration, sheet }: LessonContent): string {
  const minutes = Number((sheet as { readonly minutes?: unknown } | null | undefined)?.minutes)
  const reading = Number(/\d+/.exec(duration)?.[0]) - minutes
  return reading > 0 ? lessonWords.readAndDo(String(reading), String(minutes)) : durationText(duration)
}

interface Prepared {
  readonly figures: readonly Figure[]
  readonly glossary: readonly GlossaryEntry[]
  readonly lesson: PreparedLesson
}

const known = new WeakMap<LessonContent, Prepared>()

/** Prepares a lesson once for the same lists. The next lesson can be prepared before it is opened. */
export function prepareLessonOnce(
  content: LessonContent,
  figures: readonly Figure[],
  glossary: readonly GlossaryEntry[],
): PreparedLesson {
  const before = known.get(content)
  if (before?.figures === figures && before.glossary === glossary) return before.lesson
  const lesson = prepareLesson(content, figures, glossary)
  known.set(content, { figures, glossary, lesson })
  return lesson
}

/**
 * Parses every text of a lesson once. Glossary words are marked at their first use in the lesson. Steps and table cells
 * have no marks, because a step is a label and a cell is a figure.
 * @param glossary all entries; only the entries listed in the lesson's `terms` are marked
 */
export function prepareLesson(
  lesson: LessonContent,
  figures: readonly Figure[],
  glossary: readonly GlossaryEntry[],
): PreparedLesson {
  const hero = lesson.sections.find((section) => section.type === 'hero')
  const parts = lesson.sections.flatMap((section, index) => readPart(section, `part-${index + 1}`))
  const named = new Set(lesson.terms)
  const marked = markParts(
    parts,
    glossary.filter((entry) => named.has(entry.id)),
  )
  return {
    title: hero?.title ?? lesson.title,
    subtitle: hero?.subtitle ?? '',
    image: hero?.image,
    parts: marked,
    groups: groupCallouts(marked),
    figures: figuresIn(marked, figures),
  }
}

function readPart(section: LessonSection, id: string): LessonPart[] {
  const title = section.title ?? ''
  switch (section.type) {
    case 'hero':
      return []
    case 'keyPoints':
      return [{ kind: 'keyPoints', id, title, points: (section.items ?? []).map(parseText) }]
    case 'callout':
      return [{ kind: 'callout', id, title, color: section.color ?? 'green', blocks: parseText(section.content ?? '') }]
    case 'steps':
      return [
        {
          kind: 'steps',
          id,
          title,
          steps: (section.steps ?? section.items ?? []).map(readStep),
          ...(section.decide && { decide: section.decide }),
        },
      ]
    case 'text':
    case 'content':
      return [
        {
          kind: 'text',
          id,
          title,
          blocks: parseText(section.content ?? ''),
          ...(section.table && { table: section.table }),
          ...(section.bars && { bars: section.bars }),
          ...(section.local && { local: section.local }),
          ...(section.more && { more: { ...section.more, blocks: parseText(section.more.content) } }),
          ...(section.decide && { decide: section.decide }),
        },
      ]
  }
}

/** Steps are written as `title: description` (contract, section 4.4). */
function readStep(step: string): PreparedStep {
  const colon = step.indexOf(': ')
  if (colon <= 0) return { title: '', inlines: parseInlines(step) }
  const title = step.slice(0, colon + 1)
  return { title, inlines: parseInlines(openMark(title) + step.slice(colon + 2)) }
}

function markParts(parts: readonly LessonPart[], entries: readonly GlossaryEntry[]): readonly LessonPart[] {
  const texts = parts.flatMap((part) => textsOf(part))
  const marked = markTerms(texts, entries)
  let next = 0
  const take = (): readonly LessonBlock[] => marked[next++] ?? []
  return parts.map((part): LessonPart => {
    switch (part.kind) {
      case 'text':
        return { ...part, blocks: take(), ...(part.more && { more: { ...part.more, blocks: take() } }) }
      case 'callout':
        return { ...part, blocks: take() }
      case 'keyPoints':
        return { ...part, points: part.points.map(take) }
      case 'steps':
        return part
    }
  })
}

function textsOf(part: LessonPart): readonly (readonly LessonBlock[])[] {
  switch (part.kind) {
    case 'text':
      return part.more === undefined ? [part.blocks] : [part.blocks, part.more.blocks]
    case 'callout':
      return [part.blocks]
    case 'keyPoints':
      return part.points
    case 'steps':
      return []
  }
}

function figuresIn(parts: readonly LessonPart[], figures: readonly Figure[]): readonly Figure[] {
  const inlines = parts.flatMap((part) => [
    ...textsOf(part).flatMap((blocks) => blocks.flatMap(inlinesOf)),
    ...(part.kind === 'steps' ? part.steps.flatMap((step) => step.inlines) : []),
    ...(part.kind === 'text'
      ? [...(part.table?.rows ?? []), ...(part.more?.table?.rows ?? [])].flat().flatMap((cell) => parseInlines(cell))
      : []),
  ])
  const ids = new Set(inlines.flatMap(figureIds))
  return [...ids].flatMap((id) => figures.filter((figure) => figure.id === id).slice(0, 1))
}

function inlinesOf(block: LessonBlock): readonly Inline[] {
  return block.kind === 'paragraph' ? block.inlines : block.items.flat()
}

function figureIds(inline: Inline | MarkedInline): readonly string[] {
  if (inline.kind === 'figure') return [inline.id]
  return 'inlines' in inline ? inline.inlines.flatMap(figureIds) : []
}

/** Groups consecutive callouts without changing the order. */
export function groupCallouts(parts: readonly LessonPart[]): readonly PartGroup[] {
  const groups: PartGroup[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind !== 'callout') groups.push({ kind: 'part', part })
    else if (last?.kind === 'callouts') groups[groups.length - 1] = { ...last, callouts: [...last.callouts, part] }
    else groups.push({ kind: 'callouts', callouts: [part] })
  }
  return groups
}
