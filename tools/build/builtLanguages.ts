import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltPart, builtPart, wholeSite, type WrittenLanguage } from './builtParts.ts'
import type { ChunkManifest } from './chunkManifest.ts'

/** What the build notes beside the site, for tools and tests. Hosts leave this folder out. */
const NOTES = '.vite'
const FILE = `${NOTES}/languages.json`

interface NotedLanguage extends WrittenLanguage {
  readonly assets: readonly string[]
}

/** One language of a built site: the files that its readers get, and the list of the scripts that its build wrote. */
export interface BuiltLanguagePart extends WrittenLanguage {
  readonly part: BuiltPart
  readonly manifest: ChunkManifest
}

/** The list of scripts of a language, below dist. */
export function manifestOf({ folder }: { readonly folder: string }): string {
  return `${NOTES}/manifest${folder === '' ? '' : `.${folder.slice(0, -1)}`}.json`
}

/** Notes which assets each language of a built site has. A site with one language needs no note. */
export async function noteLanguages(
  dist: string,
  languages: readonly WrittenLanguage[],
  assetsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const noted = languages.map(
    ({ tag, folder }): NotedLanguage => ({ tag, folder, assets: [...(assetsOf.get(tag) ?? [])].sort() }),
  )
  await mkdir(dirname(join(dist, FILE)), { recursive: true })
  await writeFile(join(dist, FILE), JSON.stringify(noted))
}

/** The languages of a built site, English first. */
export function builtLanguages(dist: string): readonly [BuiltLanguagePart, ...BuiltLanguagePart[]] {
  const read = (language: { readonly folder: string }): ChunkManifest =>
    JSON.parse(readFileSync(join(dist, manifestOf(language)), 'utf8'))
  const noted: readonly NotedLanguage[] = existsSync(join(dist, FILE))
    ? JSON.parse(readFileSync(join(dist, FILE), 'utf8'))
    : []
  const assetsOf = new Map(noted.map(({ tag, assets }) => [tag, new Set(assets)]))
  const [first, ...others] = noted.map((language) => ({
    ...language,
    part: builtPart(dist, language, noted, assetsOf),
    manifest: read(language),
  }))
  return first === undefined
    ? [{ tag: 'en', folder: '', part: wholeSite, manifest: read({ folder: '' }) }]
    : [first, ...others]
}
