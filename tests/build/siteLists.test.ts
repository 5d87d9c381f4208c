import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptHeaders } from '../../tools/build/keptHeaders'
import { readSiteLists } from '../../tools/build/readSiteLists'
import { hashedName, type NamedList, siteLists } from '../../tools/build/siteLists'
import { listScript, workerStart } from '../../tools/build/workerStart'

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
  lists.map(([name, list]) => hashedName(name, listScript(list), 'js'))
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

  it('are read again from the scripts that the worker imports', async () => {
    const lists = await siteLists(dist, '/', undefined, { languages: null, backup: '/assets/backup-1.js' })
    for (const [name, list] of lists) put(`assets/list-${name}-1.js`, listScript(list))
    put('sw.js', workerStart([...lists.map(([name]) => `list-${name}-1`), 'worker-1'], 'version'))
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

it('a worker starts with the scripts that it names, in order', () => {
  const asked: string[] = []
  const self: { siteVersion?: string } = {}
  const start = workerStart(['list-pages-1', 'worker-1'], 'version')
  runInNewContext(start, { self, importScripts: (...urls: string[]) => asked.push(...urls) })
  expect([self.siteVersion, asked]).toEqual(['version', ['assets/list-pages-1.js', 'assets/worker-1.js']])
})
