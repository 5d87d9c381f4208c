import type { LessonPart } from './prepareLesson'

export interface ContentsEntry {
  readonly id: string
  readonly title: string
}

/** Returns a lesson's headings in page order. Callouts are left out, because they belong inside a section. */
export function contentsOf(parts: readonly LessonPart[]): readonly ContentsEntry[] {
  return parts.flatMap((part) =>
    part.kind === 'callout' || part.title === '' ? [] : [{ id: part.id, title: part.title }],
  )
}

export type PartGroup =
  | { readonly kind: 'part'; readonly part: Exclude<LessonPart, { kind: 'callout' }> }
  | { readonly kind: 'callouts'; readonly callouts: readonly Extract<LessonPart, { kind: 'callout' }>[] }

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
