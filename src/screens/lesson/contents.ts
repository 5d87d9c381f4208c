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
