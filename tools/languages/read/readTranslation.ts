import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from '../../organization/chosenOrganization.ts'
import { nearest } from '../../organization/nearest.ts'
import type { Entry, FileTranslation } from '../compose/translation.ts'
import type { EnglishFiles } from '../englishFiles.ts'
import { hashOf } from '../hashOf.ts'
import { englishTexts } from './englishTexts.ts'
import { faultAt, readEntries, type SourceFile } from './readFile.ts'

/** A folder with the files of one language. */
export interface LanguageFolder {
  readonly folder: string
  /** Whether it may have texts that the site doesn’t use, because they are of lessons that an organization left out. */
  readonly mayHaveMore: boolean
}

/** The translations of a language. */
export interface Translation {
  readonly locale: string
  /** By the path of the file in the folder of the language. */
  readonly files: ReadonlyMap<string, FileTranslation>
  /** One line for each mistake in the files. Their entries are left out. */
  readonly faults: readonly string[]
  /** The line for a mistake in a text, with its place. */
  readonly locate: (path: string, key: string, problem: string) => string
}

interface Merged {
  readonly entries: Map<string, Entry>
  readonly sources: Map<string, SourceFile>
}

const LANGUAGE_FILE = 'language.json'

/**
 * Reads the files of a language. An entry of a later folder replaces the one of an earlier folder. A mistake
 * becomes a fault and stops nothing. Its text counts as missing.
 *
 * @param locale the locale that `language.json` says
 */
export function readTranslation(
  locale: string,
  folders: readonly LanguageFolder[],
  english: EnglishFiles,
): Translation {
  const known = englishTexts(english, locale)
  const merged = new Map<string, Merged>()
  const faults: string[] = []
  for (const { folder, mayHaveMore } of folders) {
    for (const path of filesIn(folder)) {
      const source = { name: relative(projectRoot, join(folder, path)), json: readFileSync(join(folder, path), 'utf8') }
      const texts = known.get(path)
      if (texts === undefined) {
        const advice = `The nearest one is ${nearest(path, known.keys()) ?? ''}. Rename the file, or delete it.`
        if (!mayHaveMore) faults.push(`${source.name}:1:1  is the translation of no file. ${advice}`)
        continue
      }
      const keys = new Set(texts.map(({ key }) => key))
      const read = readEntries(source)
      faults.push(...read.faults)
      const file = merged.get(path) ?? { entries: new Map(), sources: new Map() }
      merged.set(path, file)
      const isForeign = mayHaveMore && english.content.get(path)?.isOwn === true
      const hashes = isForeign ? new Set(texts.map(({ text }) => hashOf(text))) : undefined
      for (const [key, entry] of read.entries) {
        if (hashes?.has(entry.of) === false) continue
        file.entries.set(key, entry)
        file.sources.set(key, source)
        if (!keys.has(key) && !mayHaveMore && !isMoved(entry, texts)) faults.push(unknownKey(source, key, keys))
      }
    }
  }
  const elsewhere = sharedTexts(merged, english)
  return {
    locale,
    files: new Map([...known.keys()].map((path) => [path, fileOf(path)])),
    faults,
    locate: (path, key, problem) => {
      const source = merged.get(path)?.sources.get(key)
      return source === undefined ? `${path}  “${key}” ${problem}` : faultAt(source, key, problem)
    },
  }

  function fileOf(path: string): FileTranslation {
    const entries = merged.get(path)?.entries ?? new Map<string, Entry>()
    return english.content.has(path) ? { entries, locale, elsewhere } : { entries, locale }
  }
}

function unknownKey(source: SourceFile, key: string, keys: ReadonlySet<string>): string {
  return faultAt(source, key, `is no text of this file. The nearest one is “${nearest(key, keys) ?? ''}”.`)
}

/** Whether the English text is still there, under another key. */
function isMoved({ of }: Entry, texts: readonly { readonly text: string }[]): boolean {
  return texts.some(({ text }) => hashOf(text) === of)
}

/** The same English text in two files of the course needs one translation only. */
function sharedTexts(merged: ReadonlyMap<string, Merged>, { content }: EnglishFiles): ReadonlyMap<string, string> {
  const files = [...merged].filter(([path]) => content.has(path))
  return new Map(files.flatMap(([, { entries }]) => [...entries.values()].map(({ of, text }) => [of, text] as const)))
}

/** The translation files of a folder, in the order of their names. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && path !== LANGUAGE_FILE)
    .sort()
}
