// Role: decides whether a module's missing files come as its one bundle or as single files.
// Guarantee: every missing file is in exactly one download.
// Must not: fetch a bundle for the sake of a few changed files: an edit of one lesson costs one lesson.

import type { LessonBundle, OfflineIndex } from './offlineIndex'

export interface Downloads {
  readonly bundles: readonly LessonBundle[]
  readonly singles: readonly string[]
}

/** A bundle pays once at least this share of its bytes is wanted: it saves requests, and costs what is already here. */
const WORTHWHILE_SHARE = 0.5

export function chooseDownloads(index: OfflineIndex, missing: readonly string[]): Downloads {
  const wanted = new Set(missing)
  const bundles = index.bundles.filter(({ files }) => {
    const wantedFiles = files.filter((file) => wanted.has(file))
    return wantedFiles.length > 1 && bytesOf(index, wantedFiles) >= WORTHWHILE_SHARE * bytesOf(index, files)
  })
  for (const file of bundles.flatMap((bundle) => bundle.files)) wanted.delete(file)
  return { bundles, singles: [...wanted] }
}

function bytesOf(index: OfflineIndex, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (index.files[file]?.size ?? 0), 0)
}
