// Role: the shape of the list that the build writes into the worker: lesson files with their hashes, and the bundles.
// Guarantee: a changed file has a different hash, so files from different deployments are never confused.
// Must not: change without the build step that writes it (tools/build/lessonBundles.ts, siteBundle.ts, languageLists.ts).

/**
 * `support` is data that screens don't count as lessons or quizzes, such as the manifest, figures, glossary, notes by
 * state.
 */
export type LessonKind = 'lesson' | 'quiz' | 'support'

export interface LessonFile {
  /** SHA-256 of the bytes, base64url without padding. */
  readonly hash: string
  /** Bytes, uncompressed. */
  readonly size: number
  readonly kind: LessonKind
}

/** One JSON object, from file name to text, with all files in one module. */
export interface LessonBundle {
  /** The module's id, `states` for the notes by state, or `shared` for other data that belongs to no module. */
  readonly id: string
  readonly url: string
  /** Uncompressed. */
  readonly bytes: number
  readonly files: readonly string[]
}

/**
 * One JSON object, from url to BundledFile, with the small precached files that a first visit to `/` does not load
 * anyway.
 */
export interface SiteBundle {
  readonly url: string
  /** Uncompressed. */
  readonly bytes: number
  /** Bytes, uncompressed, by the file's url without its origin. */
  readonly sizes: Readonly<Record<string, number>>
  /** The headers that firebase.json sets on every precached file, besides its type. */
  readonly headers: Readonly<Record<string, string>>
}

/** A file in the site bundle. */
export type BundledFile = { readonly text: string } | { readonly base64: string }

export interface OfflineIndex {
  /** Files by path below /data/lessons/. A language in a folder of its own has whole paths. */
  readonly files: Readonly<Record<string, LessonFile>>
  readonly bundles: readonly LessonBundle[]
  readonly site: SiteBundle
  /** The size of a first visit's download of the full site, compressed, in bytes. */
  readonly downloadBytes: number
}

/** A language of the site. The build writes all of them into the worker, with English first. */
export interface BuiltLanguage {
  readonly tag: string
  /** The folder of its pages below that of the site, such as `es/`. Empty for English. */
  readonly folder: string
  /** The address of its list, with the number and size of its files. Null for English, whose list is in the worker itself. */
  readonly list: {
    readonly url: string
    readonly integrity: string
    /** How many files the language has, with the list. */
    readonly files: number
    /** The size of their download, compressed, in bytes. */
    readonly bytes: number
  } | null
}

/** The list of a language's files. It is a file of its own, so that only its readers download it. */
export interface LanguageList {
  readonly precache: readonly ListedFile[]
  readonly index: OfflineIndex
}

/** A precached file, in the form that Workbox reads. */
export interface ListedFile {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
}
