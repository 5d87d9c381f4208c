import type { Entry } from '../compose/translation.ts'
import type { EnglishFiles } from '../englishFiles.ts'
import { hashOf } from '../hashOf.ts'
import { nearest } from '../../organization/nearest.ts'
import { englishTexts } from '../read/englishTexts.ts'
import type { Translation } from '../read/readTranslation.ts'
import { OLDER_ENGLISH, TAKEN } from './poEntries.ts'
import type { ReadPoEntry } from './readPo.ts'

export interface Imported {
  /** The entries of each file that has some, in the order of the English file. */
  readonly files: ReadonlyMap<string, ReadonlyMap<string, Entry>>
  /** One line for each entry that was left out, with its line in the PO file. */
  readonly faults: readonly string[]
}

/**
 * Puts the entries of a PO file over a translation. A text notes the English of its `msgid`, so a translation of older
 * English is stale. An empty text deletes the translation.
 *
 * @param name the PO file, for messages
 * @param others the translation without the folder that is written. Its texts are not written again.
 */
export function importPo(
  entries: readonly ReadPoEntry[],
  name: string,
  english: EnglishFiles,
  translation: Translation,
  others?: Translation,
): Imported {
  const known = englishTexts(english, translation.locale)
  const contexts = new Set([...known].flatMap(([path, texts]) => texts.map(({ key }) => `${path}#${key}`)))
  const made = new Map([...known.keys()].map((path) => [path, new Map(translation.files.get(path)?.entries)]))
  const faults: string[] = []
  const taken: { readonly path: string; readonly key: string; readonly entry: Entry }[] = []
  for (const { context, english: msgid, text, isFuzzy, notes, line } of entries) {
    const at = context.indexOf('#')
    const [path, key] = [context.slice(0, at), context.slice(at + 1)]
    const file = made.get(path)
    if (file === undefined || !contexts.has(context)) {
      faults.push(`${name}:${line}  “${context}” is no text. The nearest one is “${nearest(context, contexts) ?? ''}”.`)
      continue
    }
    const older = notes.find((note) => note.startsWith(OLDER_ENGLISH))?.slice(OLDER_ENGLISH.length)
    if (text === '') file.delete(key)
    else if (isFuzzy && older === undefined)
      faults.push(`${name}:${line}  “${context}” is fuzzy. Confirm it, and read the file again.`)
    else {
      const entry = { of: isFuzzy && older !== undefined ? older : hashOf(msgid), text }
      if (notes.includes(TAKEN)) taken.push({ path, key, entry })
      else file.set(key, entry)
    }
  }
  const written = new Set([...made.values()].flatMap((file) => [...file.values()].map(nameOf)))
  for (const { path, key, entry } of taken) if (!written.has(nameOf(entry))) made.get(path)?.set(key, entry)
  const files = [...made].map(([path, file]) => {
    const below = others?.files.get(path)?.entries
    const own = [...file].filter(([key, entry]) => nameOf(entry) !== nameOf(below?.get(key)))
    return [path, inOrder(new Map(own), known.get(path) ?? [])] as const
  })
  return { files: new Map(files.filter(([, file]) => file.size > 0)), faults }
}

function nameOf(entry: Entry | undefined): string {
  return `${entry?.of} ${entry?.text}`
}

/** Entries of texts that are no longer there come last. */
function inOrder(
  entries: ReadonlyMap<string, Entry>,
  texts: readonly { readonly key: string }[],
): ReadonlyMap<string, Entry> {
  const keys = new Set([...texts.map(({ key }) => key), ...entries.keys()])
  return new Map(
    [...keys].flatMap((key) => {
      const entry = entries.get(key)
      return entry === undefined ? [] : [[key, entry] as const]
    }),
  )
}
