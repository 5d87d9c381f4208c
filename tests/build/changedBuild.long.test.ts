import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtLanguages } from '../../tools/build/builtLanguages'
import type { ChunkManifest } from '../../tools/build/chunkManifest'
import { type BuiltSite, buildSite } from './buildSite'
import { changes, WORDS_FILE } from './changes'

/** The worker and the files that it reads. They name each file of the site by a hash of its content. */
const OF_WORKER =
  /^(?:sw\.js|assets\/list-[\w-]+\.json|es\/(?:files|list-[\w-]+)-[\w-]{8}\.json|(?:es\/)?data\/bundles\/site\.[\w-]+\.json|data\/pages\/[\w-]+\.json)$/
const HASHED = /^(.+)-[\w-]{8}(\.\w+)$/

let before: BuiltSite
let after: BuiltSite
beforeAll(async () => {
  const origin = 'https://ledger.example.org'
  const changed = ['--config', 'tests/build/changedSite.config.ts']
  ;[before, after] = await Promise.all([buildSite(origin), buildSite(origin, {}, changed)])
  expect([before.status, after.status]).toEqual([0, 0])
})
afterAll(() => {
  for (const built of [before, after]) built.remove()
})

const filesOf = ({ dist }: BuiltSite): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((file) => !file.startsWith('.vite/'))
const read = ({ dist }: BuiltSite, file: string): Buffer => readFileSync(join(dist, file))
const stable = (file: string): string => (file.startsWith('assets/') ? file.replace(HASHED, '$1$2') : file)
/** The files that a person in English gets. */
const inEnglish = (built: BuiltSite): readonly string[] => filesOf(built).filter(builtLanguages(built.dist)[0].part.has)

/**
 * The content of each file by its name without a hash, with the names of other files without their hashes. Scripts of
 * another language have the names of the English ones, so those that are not for English have the language before it.
 */
function contents(built: BuiltSite): ReadonlyMap<string, string> {
  const files = filesOf(built)
  const assets = files.filter((file) => stable(file) !== file).map((file) => basename(file))
  const names = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const plain = (file: string) =>
    read(built, file)
      .toString('latin1')
      .replaceAll(names, (name) => stable(`assets/${name}`))
  const english = new Set(inEnglish(built))
  const nameOf = (file: string) => (english.has(file) ? stable(file) : `es: ${stable(file)}`)
  return new Map(files.filter((file) => !OF_WORKER.test(file)).map((file) => [nameOf(file), plain(file)]))
}

/** The parts of two texts between their equal starts and their equal ends. */
function difference(one: string, other: string): readonly [string, string] {
  const least = Math.min(one.length, other.length)
  let start = 0
  while (start < least && one[start] === other[start]) start++
  let end = 0
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

describe('a version that changes one word and one number', () => {
  it('changes one script for each, apart from names of files', () => {
    const [old, now] = [contents(before), contents(after)]
    expect([...now.keys()].toSorted()).toEqual([...old.keys()].toSorted())
    const changed = [...now].filter(([file, text]) => text !== old.get(file))
    expect(new Map(changed.map(([file, text]) => [file, difference(old.get(file) ?? '', text)]))).toEqual(
      new Map(
        // The number is in both languages, and the word is an English one.
        changes.flatMap(({ script, isWord, before: was, after: is }) =>
          ['', ...(isWord ? [] : ['es: '])].map((language) => [`${language}assets/${script}`, [was, is]] as const),
        ),
      ),
    )
  })

  it('renames many files, because each names its neighbors', () => {
    const old = new Set(filesOf(before))
    expect(filesOf(after).filter((file) => !old.has(file)).length).toBeGreaterThan(50)
  })
})

it('names each file of a language differently without the hashes too', () => {
  for (const { part } of builtLanguages(before.dist)) {
    const names = filesOf(before).filter(part.has).map(stable)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

describe('the scripts', () => {
  const kilobytes = (file: string) => brotliCompressSync(read(before, file)).length / 1000

  it('have at most 30 kB when they contain words', () => {
    const withWords: readonly string[] = JSON.parse(read(after, WORDS_FILE).toString()).map(stable)
    const files = filesOf(before).filter((file) => withWords.includes(stable(file)))
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => kilobytes(file) > 30)).toEqual([])
  })

  it('have at most 40 kB when they change rarely, and no words', () => {
    const withWords: readonly string[] = JSON.parse(read(after, WORDS_FILE).toString()).map(stable)
    for (const [name, limit] of [
      ['core', 38],
      ['dexie', 40],
      ['packages', 40],
    ] as const) {
      const file = filesOf(before).find((one) => stable(one) === `assets/${name}.js`) ?? name
      expect(kilobytes(file), name).toBeLessThanOrEqual(limit)
      expect(withWords).not.toContain(stable(file))
    }
  })

  // A circle could change the order in which modules run.
  it('never import each other in a circle', () => {
    const manifest: ChunkManifest = JSON.parse(read(before, '.vite/manifest.json').toString())
    const circles: string[] = []
    const done = new Set<string>()
    const visit = (key: string, path: readonly string[]): void => {
      if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' > '))
      if (path.includes(key) || done.has(key)) return
      for (const imported of manifest[key]?.imports ?? []) visit(imported, [...path, key])
      done.add(key)
    }
    for (const key of Object.keys(manifest)) visit(key, [])
    expect(circles).toEqual([])
  })
})
