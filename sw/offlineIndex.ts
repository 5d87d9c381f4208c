// Role: the shape of the lists that the build writes for the worker: all files of the site with their hashes and sizes.
// Guarantee: a changed file has a different hash, so files from different deployments are never confused.
// Must not: change without the build steps that write it (tools/build/siteLists.ts, languageLists.ts). A later worker reads
// the record of the version before it, so a field never changes its meaning.

/**
 * `support` is data that screens don't count as lessons or quizzes, such as the manifest, figures, glossary, notes by
 * state.
 */
export type LessonKind = 'lesson' | 'quiz' | 'support'

/**
 * A page, script or picture: its address at the host, the first 16 bytes of its SHA-256 (base64url, 22 characters), its
 * size in bytes, its size compressed, and 1 if the bundle of the site has it. A page's address has no ending.
 */
export type ListedFile = readonly [url: string, hash: string, size: number, wire: number, isBundled?: 1]

/**
 * A lesson file: its name, its SHA-256 (base64url without padding), its size in bytes, its size compressed, and its kind.
 */
export type ListedLesson = readonly [file: string, hash: string, size: number, wire: number, kind: LessonKind]

/**
 * One list. The files of a site are in several, so that a change downloads only the lists that it is in. Each list is
 * named by its own hash.
 */
export interface SiteList {
  readonly files?: readonly ListedFile[]
  readonly lessons?: readonly ListedLesson[]
  /** The bundle of these lessons. */
  readonly bundle?: ListedBundle
  readonly facts?: SiteFacts
}

interface ListedBundle {
  /** The module's id, `states` for the notes by state, or `shared` for other data that belongs to no module. */
  readonly id: string
  readonly url: string
  /** Uncompressed. */
  readonly bytes: number
  /** Compressed. */
  readonly wire: number
}

/** What the worker knows of the site besides its files. One list has it. */
export interface SiteFacts {
  readonly bundle: Omit<ListedBundle, 'id'>
  /** The headers that firebase.json sets on every precached file, besides its type. */
  readonly headers: Readonly<Record<string, string>>
  /** The size of a first visit's download of the full site, compressed, in bytes. */
  readonly downloadBytes: number
  /** Null in a site with one language. */
  readonly languages: readonly [BuiltLanguage, ...BuiltLanguage[]] | null
  /** The address of the worker's second script. Null in a build without cloud accounts. */
  readonly backup: string | null
}

export interface LessonFile {
  /** SHA-256 of the bytes, base64url without padding. */
  readonly hash: string
  /** Bytes, uncompressed. */
  readonly size: number
  /** Bytes, compressed. */
  readonly wire: number
  readonly kind: LessonKind
}

/** One JSON object, from file name to text, with all files in one module. */
export interface LessonBundle extends ListedBundle {
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
  /** Compressed. */
  readonly wire: number
  /** Bytes, compressed, by the file's url without its origin. */
  readonly sizes: Readonly<Record<string, number>>
  /** The headers that firebase.json sets on every precached file, besides its type. */
  readonly headers: Readonly<Record<string, string>>
}

/** A file in the site bundle. */
export type BundledFile = { readonly text: string } | { readonly base64: string }

/** What the lists say of the lessons and bundles. */
export interface OfflineIndex {
  /** Files by path below /data/lessons/. A language in a folder of its own has whole paths. */
  readonly files: Readonly<Record<string, LessonFile>>
  readonly bundles: readonly LessonBundle[]
  readonly site: SiteBundle
  /** The size of a first visit's download of the full site, compressed, in bytes. */
  readonly downloadBytes: number
}

/** A language of the site, with English first. */
export interface BuiltLanguage {
  readonly tag: string
  /** The folder of its pages below that of the site, such as `es/`. Empty for English. */
  readonly folder: string
  /** The address of its list, with the number and size of its files. Null for English, whose lists are in the worker itself. */
  readonly list: {
    readonly url: string
    /** As of a listed file. */
    readonly hash: string
    /** How many files the language has, with its lists. */
    readonly files: number
    /** The size of their download, compressed, in bytes. */
    readonly bytes: number
  } | null
}

/** The list of a language. It names the lists of its files, which are files too, so that only its readers download them. */
export interface LanguageList {
  readonly lists: readonly ListedFile[]
}
