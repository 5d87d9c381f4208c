import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptHeaders } from '../../tools/build/keptHeaders'
import { readSiteLists } from '../../tools/build/readSiteLists'
import { hashedName, type NamedList, siteLists } from '../../tools/build/siteLists'
import { codeOfWorker, listsOfWorker, listText, workerStart } from '../../tools/build/workerStart'

let dist = ''
const put = (name: string, text = name): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'site-lists-'))
  for (const file of ['index.html', 'about.html', 'icons/mark.svg', 'assets/app-1.js', 'assets/app-1.css']) put(file)
  put('assets/large-1.js', '1'.repeat(9000))
  const modules = ['saving', 'taxes'].map((id) => ({
    id,
    lessons: [{ contentFile: `${id}_1.json` }],
    quiz: { contentFile: `${id}_quiz.json` },
  }))
  put('data/lessons/manifest.json', JSON.stringify({ modules }))
  for (const { lessons, quiz } of modules)
    for (const { contentFile } of [...lessons, quiz]) put(`data/lessons/${contentFile}`, '{}')
})
afterEach(() => rmSync(dist, { recursive: true }))

/** The file name of each list. */
const namesOf = (lists: readonly NamedList[]): readonly string[] =>
  lists.map(([name, list]) => hashedName(name, listText(list), 'js'))
const changedBy = async (change: () => void): Promise<readonly string[]> => {
  const before = namesOf(await siteLists(dist, '/'))
  change()
  const after = namesOf(await siteLists(dist, '/')).filter((name) => !before.includes(name))
  return after.map((name) => name.slice(0, -'-12345678.js'.length))
}

describe('the lists of a site', () => {
  it('have pages, scripts, styles, other files and modules apart', async () => {
    const lists = await siteLists(dist, '/')
    expect(
      lists.map(([name, { files = [], lessons = [] }]) => [name, [...files, ...lessons].map(([file]) => file)]),
    ).toEqual([
      ['pages', ['/about', '/']],
      ['styles', ['/assets/app-1.css']],
      ['scripts', ['/assets/app-1.js', '/assets/large-1.js']],
      ['others', ['/icons/mark.svg']],
      ['course-saving', ['saving_1.json', 'saving_quiz.json']],
      ['course-taxes', ['taxes_1.json', 'taxes_quiz.json']],
      ['course-shared', ['manifest.json']],
      ['site', []],
    ])
  })

  it('stay as they are unless their own files change', async () => {
    expect(await changedBy(() => undefined)).toEqual([])
    // The list of the site has the size of the whole download, and the address of the bundle with the small files.
    expect(
      await changedBy(() => put('assets/large-1.js', Array.from({ length: 4000 }, (_, at) => at * at).join())),
    ).toEqual(['scripts', 'site'])
    expect(await changedBy(() => put('about.html', 'edited'))).toEqual(['pages', 'site'])
    expect(await changedBy(() => put('data/lessons/taxes_1.json', '{"a":1}'))).toEqual(['course-taxes', 'site'])
  })

  it('are read again from the files that sw.js names', async () => {
    const lists = await siteLists(dist, '/', undefined, { languages: null, backup: '/assets/backup-1.js' })
    for (const [name, list] of lists) put(`assets/list-${name}-1.json`, listText(list))
    put(
      'sw.js',
      workerStart(
        'worker-1.js',
        lists.map(([name]) => `${name}-1`),
        'version',
      ),
    )
    const { files, index, facts } = readSiteLists(dist)
    expect(files).toEqual(lists.flatMap(([, list]) => list.files ?? []))
    expect(facts).toMatchObject({ headers: keptHeaders(), backup: '/assets/backup-1.js' })
    expect(index.bundles.map(({ id }) => id)).toEqual(['saving', 'taxes', 'shared'])
    const bundled = Object.keys(JSON.parse(readFileSync(join(dist, index.site.url), 'utf8')) as object)
    expect(Object.keys(index.site.sizes).toSorted()).toEqual(bundled.toSorted())
    expect(bundled).toContain('/about')
    expect(bundled).not.toContain('/assets/large-1.js')
  })
})

describe('sw.js', () => {
  const start = workerStart('worker-1.js', ['pages-1', 'site-2'], 'version')
  /** Runs it where the first tries of the import end in these errors. */
  const run = (...errors: readonly Error[]) => {
    const left = [...errors]
    const asked: string[] = []
    const self: { siteVersion?: string; siteLists?: string } = {}
    const scope: { oninstall?: (event: { waitUntil: (work: Promise<unknown>) => void }) => void } = {}
    const importScripts = (url: string): void => {
      asked.push(url)
      const error = left.shift()
      if (error !== undefined) throw error
    }
    const global = Object.assign(scope, { self, importScripts, fetch: async () => new Response('the script') })
    runInNewContext(start, global)
    return { self, asked, installs: scope.oninstall }
  }
  const dropped = Object.assign(new Error(), { name: 'NetworkError' })

  it('names the lists, and imports only the code', () => {
    const { self, asked } = run()
    expect(self).toEqual({ siteVersion: 'version', siteLists: 'pages-1 site-2' })
    expect(asked).toEqual(['assets/worker-1.js'])
    expect(codeOfWorker(start)).toBe('assets/worker-1.js')
    expect(listsOfWorker(start)).toEqual(['assets/list-pages-1.json', 'assets/list-site-2.json'])
  })

  it('asks again at once when the line drops the code', () => {
    expect(run(dropped, dropped).asked).toHaveLength(3)
    expect(() => run(...Array.from({ length: 5 }, () => dropped))).toThrow(dropped)
  })

  it('fails to install when half of the code came', async () => {
    const { asked, installs } = run(new SyntaxError('half'))
    expect(asked).toHaveLength(1)
    let work: Promise<unknown> = Promise.resolve()
    installs?.({ waitUntil: (promise) => (work = promise) })
    await expect(work).rejects.toThrow('half')
  })
})
