import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rescueWords } from '../../src/words/en/rescue'
import type { BuiltLanguage, OfflineIndex } from '../../sw/offlineIndex'
import { builtPart, startPageOf, type WrittenLanguage, wholeSite } from '../../tools/build/builtParts'
import { languageLists } from '../../tools/build/languageLists'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { rescuePage } from '../../tools/build/rescuePage'
import { writeOfflineIndex } from '../../tools/build/writeOfflineIndex'
import { ORIGIN } from './lessonServer'

export type Tag = 'en' | 'es' | 'fr'

const folders: Readonly<Record<Tag, string>> = { en: '', es: 'es/', fr: 'fr/' }
const template = readFileSync('sw/rescuePage.html', 'utf8')

/** What the worker has of a built site, and its files as a server has them. */
export interface Deployment {
  readonly manifest: readonly { readonly url: string; readonly revision: string | null; readonly integrity: string }[]
  readonly index: OfflineIndex
  readonly built: readonly BuiltLanguage[] | null
  /** The path below the origin, as in a request. Undefined if there is no such file. */
  readonly read: (path: string) => Buffer | undefined
  readonly write: (file: string, text: string) => void
  /** The files that a language needs, as urls. The list of the language is one of them. */
  readonly urlsOf: (tag: Tag) => ReadonlySet<string>
}

const made: string[] = []

export function removeDists(): void {
  for (const dist of made.splice(0)) rmSync(dist, { recursive: true })
}

/**
 * A small site that the functions of the build list.
 * @param edited texts of files that differ from those of another deployment
 */
export async function languageDist(
  tags: readonly Tag[],
  edited: Readonly<Record<string, string>> = {},
): Promise<Deployment> {
  const dist = mkdtempSync(join(tmpdir(), 'languages-'))
  made.push(dist)
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), edited[file] ?? text)
  }
  const languages: readonly WrittenLanguage[] = tags.map((tag) => ({ tag, folder: folders[tag] }))
  for (const { tag, folder } of languages) {
    for (const page of ['index', 'about', 'shell', 'lesson', 'login']) {
      const file = page === 'index' ? startPageOf({ folder }) : `${folder}${page}.html`
      write(file, `${tag} ${page} <script src="/assets/${tag}-1.js"></script>`)
    }
    write(`assets/${tag}-1.js`, `// ${tag}`)
    write(`${folder}manifest.webmanifest`, JSON.stringify({ lang: tag }))
    const lessons = [{ contentFile: 'saving_1.json' }, { contentFile: 'saving_2.json' }]
    const modules = [{ id: 'saving', lessons, quiz: { contentFile: 'saving_quiz.json' } }]
    write(`${folder}data/lessons/manifest.json`, JSON.stringify({ modules }))
    for (const name of ['saving_1', 'saving_2', 'saving_quiz']) {
      write(`${folder}data/lessons/${name}.json`, JSON.stringify({ name, tag }))
    }
    if (folder !== '') {
      const words = { ...rescueWords, ask: () => ({ ...rescueWords.ask('Site'), title: `Rescue > ${tag}` }) }
      write(`${folder}rescue.html`, rescuePage(template, words, 'Site', { tag, dir: 'ltr' }))
    }
  }
  write('assets/shared-1.js', '// shared')
  write('icons/mark.svg', '<svg/>')
  write('licenses.txt', 'licenses')
  const assets = (tag: Tag) => new Set([`assets/${tag}-1.js`, 'assets/shared-1.js'])
  const assetsOf = new Map(tags.map((tag) => [tag, assets(tag)]))
  const [english] = languages
  const part =
    english === undefined || languages.length === 1 ? wholeSite : builtPart(dist, english, languages, assetsOf)
  const built = languages.length === 1 ? null : await languageLists(dist, '/', languages, assetsOf)
  const index = await writeOfflineIndex(dist, '/', part)
  const manifest = precacheFiles(dist, '/', part).map(({ url, revision, integrity }) => ({ url, revision, integrity }))

  const read = (path: string): Buffer | undefined => {
    const name = path.slice(1)
    const files = [name, `${name}index.html`, `${name}.html`, ...(name.includes('.') ? [] : ['shell.html'])]
    const file = files.find(
      (candidate) => candidate !== '' && /\.\w+$/.test(candidate) && existsSync(join(dist, candidate)),
    )
    return file === undefined ? undefined : readFileSync(join(dist, file))
  }
  const urlsOf = (tag: Tag): ReadonlySet<string> => {
    const list = built?.find((language) => language.tag === tag)?.list
    const own = list ? JSON.parse(read(list.url)?.toString() ?? '') : { precache: manifest, index }
    const urls = own.precache.map(({ url, revision }: Deployment['manifest'][number]) =>
      revision === null ? url : `${url}?__WB_REVISION__=${revision}`,
    )
    const lessons = Object.entries((own.index as OfflineIndex).files).map(
      ([file, { hash }]) => `${new URL(file, `${ORIGIN}/data/lessons/`).pathname}?hash=${hash}`,
    )
    return new Set([...(list ? [list.url] : []), ...urls, ...lessons])
  }
  return { manifest, index, built, read, write: (file, text) => writeFileSync(join(dist, file), text), urlsOf }
}

/** What a device has that keeps these languages, and nothing more. */
export function urlsOf(deployment: Deployment, tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.flatMap((tag) => [...deployment.urlsOf(tag)]))].toSorted()
}

export function listOf({ built }: Deployment, tag: Tag): string {
  return built?.find((language) => language.tag === tag)?.list?.url ?? ''
}

/** Answers as a server does, and rejects bytes without the asked integrity as a browser does. */
export function served({ read }: Deployment, request: Request): Response {
  const bytes = read(new URL(request.url).pathname)
  if (bytes === undefined) return new Response('Not found', { status: 404 })
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
  if (request.integrity !== '' && request.integrity !== integrity) throw new TypeError('Failed to fetch')
  const type = request.url.endsWith('.json') ? 'application/json' : 'text/html'
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
