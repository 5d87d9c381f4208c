import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rescueWords } from '../../src/words/en/rescue'
import type { LanguageList, ListedFile, SiteList } from '../../sw/offlineIndex'
import { versionOfHeaders } from '../../sw/precache'
import { readLists } from '../../sw/readLists'
import { builtPart, startPageOf, type WrittenLanguage, wholeSite } from '../../tools/build/builtParts'
import { languageLists } from '../../tools/build/languageLists'
import { shortHash } from '../../tools/build/precacheFiles'
import { rescuePage } from '../../tools/build/rescuePage'
import { siteLists } from '../../tools/build/siteLists'
import { listFile, listName, listText, workerStart } from '../../tools/build/workerStart'
import { pageTextPath } from '../../src/platform/pageText'
import { ORIGIN } from './lessonServer'

export type Tag = 'en' | 'es' | 'fr'

const folders: Readonly<Record<Tag, string>> = { en: '', es: 'es/', fr: 'fr/' }
const template = readFileSync('sw/rescuePage.html', 'utf8')

/** What the worker has of a built site, and its files as a server has them. */
export interface Deployment {
  readonly version: string
  readonly lists: readonly SiteList[]
  /** Their names, as sw.js has them. */
  readonly names: string
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
  const [first, ...others] = built ?? []
  const named = await siteLists(dist, '/', part, {
    languages: first === undefined ? null : [first, ...others],
    backup: null,
  })
  const lists = named.map(([, list]) => list)
  const names = named.map(([name, list]) => listName(name, listText(list)))
  for (const [at, list] of lists.entries()) write(listFile(names[at] ?? ''), listText(list))

  const read = (path: string): Buffer | undefined => {
    const name = path.slice(1)
    const files = [name, `${name}index.html`, `${name}.html`, ...(name.includes('.') ? [] : ['shell.html'])]
    const file = files.find(
      (candidate) => candidate !== '' && /\.\w+$/.test(candidate) && existsSync(join(dist, candidate)),
    )
    return file === undefined ? undefined : readFileSync(join(dist, file))
  }
  const urlsOf = (tag: Tag): ReadonlySet<string> => {
    const language = readLists(lists).facts.languages?.find((one) => one.tag === tag)?.list
    const json = (url: string): unknown => JSON.parse(read(url)?.toString() ?? '')
    const root: readonly ListedFile[] = language ? [[language.url, language.hash, 0, 0]] : []
    const ofLanguage = language ? (json(language.url) as LanguageList).lists : []
    const { files, index, facts } = readLists(language ? ofLanguage.map(([url]) => json(url) as SiteList) : lists)
    const urls = [...root, ...ofLanguage, ...files].map(([url, hash]) =>
      url.startsWith('/assets/') ? url : `${url}?hash=${hash}${versionOfHeaders(facts.headers)}`,
    )
    const lessons = Object.entries(index.files).map(
      ([file, { hash }]) => `${new URL(file, `${ORIGIN}/data/lessons/`).pathname}?hash=${hash}`,
    )
    return new Set([...urls, ...lessons])
  }
  const version = shortHash(JSON.stringify(lists))
  write('sw.js', workerStart('worker-1.js', names, version))
  return {
    version,
    lists,
    names: names.join(' '),
    read,
    write: (file, text) => writeFileSync(join(dist, file), text),
    urlsOf,
  }
}

/** What a device has that keeps these languages, and nothing more. */
export function urlsOf(deployment: Deployment, tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.flatMap((tag) => [...deployment.urlsOf(tag)]))].toSorted()
}

/** The address of the list that names the lists of a language. */
export function listOf({ lists }: Deployment, tag: Tag): string {
  return readLists(lists).facts.languages?.find((language) => language.tag === tag)?.list?.url ?? ''
}

/** The address at which the worker asks for a page. */
export function asked({ read }: Deployment, page: string): string {
  return `/${pageTextPath(shortHash(read(page) ?? ''))}`
}

/** Answers as a server does. */
export function served({ read }: Deployment, request: Request): Response {
  const { pathname } = new URL(request.url)
  const bytes = read(pathname)
  if (bytes === undefined) return new Response('Not found', { status: 404 })
  const type = pathname.endsWith('.json')
    ? 'application/json'
    : pathname.endsWith('.js')
      ? 'text/javascript'
      : 'text/html'
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
