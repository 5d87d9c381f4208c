import { markedParts } from './languageMark'

export interface MarkCounts {
  readonly english: number
  readonly old: number
}

/** Counts the texts in a lesson that are English on a page in another language, and those with an old wording. */
export function countMarks(value: unknown): MarkCounts {
  // JSON leaves marks as they are, so one text has all of them.
  const parts = markedParts(JSON.stringify(value))
  return {
    english: parts.filter(({ lang }) => lang !== undefined).length,
    old: parts.filter(({ isOld }) => isOld).length,
  }
}
