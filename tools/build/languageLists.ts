import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltLanguage, LanguageList } from '../../sw/offlineIndex.ts'
import { type BuiltPart, builtPart, type WrittenLanguage } from './builtParts.ts'
import { precacheFiles } from './precacheFiles.ts'
import { transferBytes, writeOfflineIndex } from './writeOfflineIndex.ts'

/**
 * Writes `files.<hash>.json` with the list of its files into the folder of each language but English, and returns what
 * the worker knows of all languages (`__LANGUAGES__`). Call it when all pages are written.
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
    const list = folder === '' ? null : await writeList(dist, base, builtPart(dist, language, languages, assetsOf))
    built.push({ tag, folder, list })
  }
  return built
}

async function writeList(dist: string, base: string, part: BuiltPart): Promise<BuiltLanguage['list']> {
  const index = await writeOfflineIndex(dist, base, part)
  const precache = precacheFiles(dist, base, part).map(({ url, revision, integrity }) => ({ url, revision, integrity }))
  const text = JSON.stringify({ precache, index } satisfies LanguageList)
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const file = `${part.folder}files.${hash.digest('base64url').slice(0, 12)}.json`
  await writeFile(join(dist, file), text)
  return {
    url: base + file,
    integrity,
    files: 1 + precache.length + Object.keys(index.files).length,
    bytes: index.downloadBytes + transferBytes(join(dist, file)),
  }
}
