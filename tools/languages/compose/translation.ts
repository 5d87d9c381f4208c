import { hashOf } from '../hashOf.ts'

/** One translated text. */
export interface Entry {
  /** The hash of the English text that was translated. */
  readonly of: string
  readonly text: string
}

/** The translated texts of a file. */
export interface FileTranslation {
  /** By the key of the block. */
  readonly entries: ReadonlyMap<string, Entry>
  /** The language, as `Intl` knows it. */
  readonly locale: string
  /** Texts of other files of the course, by the hash of their English. A file that lacks a text takes it from there. */
  readonly elsewhere?: ReadonlyMap<string, string>
}

/**
 * The state of a text. `fresh` is of today’s English, and `stale` of an earlier one. A `missing` text has no translation,
 * and a `wrong` one has a mistake, so both are English.
 */
export type BlockState = 'fresh' | 'stale' | 'missing' | 'wrong'

export interface Candidate {
  readonly text: string
  readonly isFresh: boolean
}

/** A form of a plural. Its text fits no other form, though the English may be the same. */
const FORM = /\.(?:zero|one|two|few|many|other)$/

/** Finds the translation of texts, also of those that moved to another key. */
export function candidateFinder(translation: FileTranslation): (key: string, english: string) => Candidate | undefined {
  const { entries, elsewhere } = translation
  const moved = new Map([...entries].map(([key, { of, text }]) => [of + formOf(key), text]))
  return (key, english) => {
    const hash = hashOf(english)
    const entry = entries.get(key)
    if (entry?.of === hash) return { text: entry.text, isFresh: true }
    const text = moved.get(hash + formOf(key)) ?? elsewhere?.get(hash)
    if (text !== undefined) return { text, isFresh: true }
    return entry && { text: entry.text, isFresh: false }
  }
}

function formOf(key: string): string {
  return FORM.exec(key)?.[0] ?? ''
}
