// Role: the shape of the list that the build writes into the worker: every lesson file, its hash and its bundle.
// Guarantee: a file whose text changed has another hash, so another deployment's file is never taken for this one's.
// Must not: be changed without the build step that writes it (tools/build/lessonBundles.ts).

/** `support` is the data that no screen counts as a lesson or quiz: the lesson manifest, figures, glossary. */
export type LessonKind = 'lesson' | 'quiz' | 'support'

export interface LessonFile {
  /** SHA-256 of the bytes, base64url without padding. */
  readonly hash: string
  /** Bytes, uncompressed. */
  readonly size: number
  readonly kind: LessonKind
}

/** One JSON object, file name to text, holding all files of one module. */
export interface LessonBundle {
  readonly url: string
  readonly files: readonly string[]
}

export interface OfflineIndex {
  /** By path below /data/lessons/. */
  readonly files: Readonly<Record<string, LessonFile>>
  readonly bundles: readonly LessonBundle[]
  /** What a first visit downloads for the whole site, compressed, in bytes. */
  readonly downloadBytes: number
}
