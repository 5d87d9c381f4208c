import { createServer } from 'node:http'
import { createHash } from 'node:crypto'
import type { ListedFile, SiteList } from '../../sw/offlineIndex'
import { isPageAddress, pageTextOf, pageTextPath } from '../../src/platform/pageText'
import { listFile, listName, listText, workerStart } from '../../tools/build/workerStart'

export interface SmallSite {
  readonly address: string
  /** Its answers, by path. A number is a status without a body. The text `half` ends in the middle. */
  readonly files: Map<string, string | Uint8Array | number>
  /** The paths that were requested. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

export const hash = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url')

/** Where the hub asks for a page with this text. */
export const pageAt = (text: string) => `/learn/${pageTextPath(hash(text))}`

const whole = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A site with a page, a lesson and a language, in the folder `/learn/`. Its lists are as the build writes them. */
export async function smallSite(): Promise<SmallSite> {
  const files: SmallSite['files'] = new Map()
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    const there = files.get(url) ?? 404
    if (there === 'half') {
      answer.writeHead(200, { 'content-length': '100' })
      answer.write('only the beginning', () => answer.destroy())
    } else if (typeof there === 'number') answer.writeHead(there, { location: '/elsewhere' }).end()
    else answer.end(there)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    address: `http://127.0.0.1:${address.port}/learn/`,
    files,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Puts a version of the site on its server, with these pages and files besides one lesson and one Spanish page. */
export function deploy({ files }: SmallSite, pages: Readonly<Record<string, string>>): void {
  const listed = (path: string, text: string): ListedFile => [path, hash(text), text.length, text.length]
  const put = (path: string, text: string): ListedFile => {
    files.set(path, text)
    return listed(path, text)
  }
  /** The hub asks for a page as JSON. */
  const putPage = (path: string, text: string): ListedFile => {
    files.set(pageAt(text), pageTextOf(text))
    return listed(path, text)
  }
  files.set('/learn/data/lessons/one.json', LESSON)
  const ofSpanish = JSON.stringify({ files: [putPage('/learn/es/', SPANISH)] } satisfies SiteList)
  const root = JSON.stringify({ lists: [put(`/learn/es/list-pages-${hash(ofSpanish).slice(0, 8)}.json`, ofSpanish)] })
  const [url, rootHash] = put(`/learn/es/files-${hash(root).slice(0, 8)}.json`, root)
  const lists: Readonly<Record<string, SiteList>> = {
    pages: { files: Object.entries(pages).map(([path, text]) => (isPageAddress(path) ? putPage : put)(path, text)) },
    course: { lessons: [['one.json', whole(LESSON), LESSON.length, LESSON.length, 'lesson']] },
    site: {
      facts: {
        bundle: { url: '/learn/site.json', bytes: 1, wire: 1 },
        headers: {},
        downloadBytes: 1,
        languages: [
          { tag: 'en', folder: '', list: null },
          { tag: 'es', folder: 'es/', list: { url, hash: rootHash, files: 2, bytes: 1 } },
        ],
        backup: null,
      },
    },
  }
  const names = Object.entries(lists).map(([name, list]) => {
    const text = listText(list)
    files.set(`/learn/${listFile(listName(name, text))}`, text)
    return listName(name, text)
  })
  files.set('/learn/sw.js', workerStart('worker-12345678.js', names, hash(names.join()).slice(0, 12)))
}

export const LESSON = '{"title":"One"}'
export const SPANISH = '<h1>Hola</h1>'
