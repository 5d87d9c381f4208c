// Role: joins the lists of a site into the form that the worker uses.
// Guarantee: lists in another order give the same files.
// Must not: fetch or save anything.

import type { LessonFile, ListedFile, OfflineIndex, SiteFacts, SiteList } from './offlineIndex'

/** What the lists of one site, or of one language of it, say. */
export interface ListedSite {
  readonly files: readonly ListedFile[]
  readonly index: OfflineIndex
  readonly facts: SiteFacts
}

/** @throws if no list has the facts of the site */
export function readLists(lists: readonly SiteList[]): ListedSite {
  const facts = lists.find((list) => list.facts)?.facts
  if (facts === undefined) throw new Error('The lists of the site are not complete.')
  const files = lists.flatMap((list) => list.files ?? [])
  const lessons = lists.flatMap((list) => list.lessons ?? [])
  const bundles = lists.flatMap(({ bundle, lessons: own = [] }) =>
    bundle === undefined ? [] : [{ ...bundle, files: own.map(([file]) => file) }],
  )
  const sizes = files.flatMap(([url, , , wire, isBundled]) => (isBundled ? [[url, wire] as const] : []))
  return {
    files,
    index: {
      files: Object.fromEntries(
        lessons.map(([file, hash, size, wire, kind]) => [file, { hash, size, wire, kind } satisfies LessonFile]),
      ),
      bundles,
      site: { ...facts.bundle, sizes: Object.fromEntries(sizes), headers: facts.headers },
      downloadBytes: facts.downloadBytes,
    },
    facts,
  }
}
