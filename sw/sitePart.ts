// Role: describes the site that the worker keeps in one language, or in each language that was chosen on this device.
// Guarantee: several languages share one copy of a file that all of them need.
// Must not: fetch or save anything.

import type { LessonCache } from './lessonCache'
import type { Precache } from './precache'

/** The site in one language. */
export interface SitePart {
  readonly precache: Precache
  readonly lessonCache: LessonCache
}

/** Its own files are those of all its parts. */
export interface KeptSite extends SitePart {
  /** In the order to fetch them. The language in use is first. */
  readonly parts: readonly [SitePart, ...SitePart[]]
}

export function siteOfOnePart(part: SitePart): KeptSite {
  return { ...part, parts: [part] }
}
