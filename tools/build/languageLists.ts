import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltLanguage, LanguageList, ListedFile, SiteList } from '../../sw/offlineIndex.ts'
import { type BuiltPart, builtPart, type WrittenLanguage } from './builtParts.ts'
import { compressedBytes } from './compressedBytes.ts'
import { shortHash } from './precacheFiles.ts'
import { hashedName, siteLists } from './siteLists.ts'

/**
 * Writes the lists of the files of each language but English into its folder, as JSON, and one that names them all.
 * Returns what the worker knows of the languages. Call it when all pages are written.
 */
export async function languageLists(
  dist: string,
  base: string,
  languages: readonly WrittenLanguage[],
  assetsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<readonly BuiltLanguage[]> {
  const built: BuiltLanguage[] = []
  for (const language of languages) {
    const { tag, folder } = language
    const list = folder === '' ? null : await writeLists(dist, base, builtPart(dist, language, languages, assetsOf))
    built.push({ tag, folder, list })
  }
  return built
}

async function writeLists(dist: string, base: string, part: BuiltPart): Promise<BuiltLanguage['list']> {
  const named = await siteLists(dist, base, part)
  const write = async (name: string, value: LanguageList | SiteList): Promise<ListedFile> => {
    const text = JSON.stringify(value)
    const file = part.folder + hashedName(name, text, 'json')
    await writeFile(join(dist, file), text)
    return [base + file, shortHash(text), Buffer.byteLength(text), compressedBytes(Buffer.from(text))]
  }
  const lists: ListedFile[] = []
  for (const [name, list] of named) lists.push(await write(`list-${name}`, list))
  const [url, hash, , wire] = await write('files', { lists })
  const all = named.map(([, list]) => (list.files?.length ?? 0) + (list.lessons?.length ?? 0))
  const bytes = named.reduce((sum, [, { facts }]) => sum + (facts?.downloadBytes ?? 0), 0)
  return {
    url,
    hash,
    files: 1 + lists.length + all.reduce((sum, count) => sum + count, 0),
    bytes: bytes + wire + lists.reduce((sum, [, , , size]) => sum + size, 0),
  }
}
