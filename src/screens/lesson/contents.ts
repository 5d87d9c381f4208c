import type { LessonPart } from './prepareLesson'

export interface ContentsEntry {
  readonly id: string
  readonly title: string
}

/** The headings of a lesson in the order of the page. Callouts stand inside a lesson, not between its headings. */
export function contentsOf(parts: readonly LessonPart[]): readonly ContentsEntry[] {
  return parts.flatMap((part) =>
    part.kind === 'callout' || part.title === '' ? [] : [{ id: part.id, title: part.title }],
  )
}

export type PartGroup =
  | { readonly kind: 'part'; readonly part: Exclude<LessonPart, { kind: 'callout' }> }
  | { readonly kind: 'callouts'; readonly callouts: readonly Extract<LessonPart, { kind: 'callout' }>[] }

/** Callouts that follow each other become one group. Nothing changes its place. */
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
