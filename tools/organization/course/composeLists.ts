import { isDeepStrictEqual } from 'node:util'
import { type Files, type Json, listIn, listOf, objectIn, textOf } from './sources.ts'

export const STATE_NOTES = /^states_[a-z]+\.json$/

/** Our figures, with the organization's own in their places by id, and its new ones after them. */
export function composeFigures(base = '[]', own?: string): string {
  return merged(base, own, 'id')
}

/**
 * The glossary of the served lessons. An entry stays if a lesson lists it. If its own lesson doesn't, the first one that
 * does becomes its lesson.
 *
 * @param files the served lessons, under their file names
 */
export function composeGlossary(base = '[]', own: string | undefined, files: Files): string {
  const text = merged(base, own, 'id')
  const entries = listIn(text)
  if (entries === undefined) return text
  const listing = new Map<string, string[]>()
  for (const [file, lesson] of files) {
    const terms = objectIn(lesson)?.['terms']
    for (const term of Array.isArray(terms) ? terms : []) {
      listing.set(String(term), [...(listing.get(String(term)) ?? []), file.replace(/\.json$/, '')])
    }
  }
  const ownIds = new Set(listIn(own)?.map(({ id }) => id))
  const kept = entries.flatMap((entry): Json[] => {
    const lessons = listing.get(String(entry['id'])) ?? []
    // The content check tells the author what is wrong with an own entry.
    if (ownIds.has(entry['id']) || lessons.includes(String(entry['lessonId']))) return [entry]
    return lessons.length === 0 ? [] : [{ ...entry, lessonId: lessons[0] }]
  })
  return isDeepStrictEqual(kept, entries) ? text : textOf(kept)
}

/** The notes of a topic, with the organization's own in the places of ours by state. */
export function composeNotes(base: string | undefined, own: string | undefined): string {
  const ours = objectIn(base)
  const theirs = objectIn(own)
  const notes = listOf(ours?.['notes'])
  const added = listOf(theirs?.['notes'])
  if (ours === undefined || notes === undefined || own === undefined) return own ?? base ?? ''
  // A damaged file goes on to the content check, which names the fault.
  if (theirs === undefined || added === undefined) return own
  return textOf({ ...ours, ...theirs, notes: byKey(notes, added, 'state') })
}

function merged(base: string, own: string | undefined, key: string): string {
  if (own === undefined) return base
  const ours = listIn(base)
  const theirs = listIn(own)
  return ours === undefined || theirs === undefined ? own : textOf(byKey(ours, theirs, key))
}

function byKey(base: readonly Json[], own: readonly Json[], key: string): Json[] {
  const place = new Map(own.map((entry) => [entry[key], entry]))
  const isNew = (entry: Json) => !base.some((one) => one[key] === entry[key])
  return [...base.map((entry) => place.get(entry[key]) ?? entry), ...own.filter(isNew)]
}
