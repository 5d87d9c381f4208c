import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortHash } from '../../sw/contentHash'
import { fillLessons } from '../../sw/fillLessons'
import { missingLessons } from '../../sw/lessonCache'
import { writeLessonBundles } from '../../tools/build/lessonBundles'
import { keptHeaders } from '../../tools/build/keptHeaders'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { asCache, FakeCache } from '../sw/FakeCaches'
import { ORIGIN } from '../sw/lessonServer'

let dist = ''
const put = (name: string, text: string): void => writeFileSync(join(dist, name), text)

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bundles-'))
  mkdirSync(join(dist, 'data/lessons'), { recursive: true })
  mkdirSync(join(dist, 'assets'))
  const lesson = (id: string) => ({ contentFile: `${id}.json` })
  const modules = [{ id: 'saving', lessons: [lesson('saving_1'), lesson('saving_2')], quiz: lesson('saving_quiz') }]
  put('data/lessons/manifest.json', JSON.stringify({ modules }))
  put('data/lessons/glossary.json', '{}')
  put('data/lessons/saving_1.json', '{\n  "title": "Where’s the money? 💵"\n}\n')
  put('data/lessons/saving_2.json', '{"title":"\\u00e9"}')
  put('data/lessons/saving_quiz.json', '{}')
})
afterEach(() => rmSync(dist, { recursive: true }))

describe('lesson bundles', () => {
  it('become the original files again in the worker', async () => {
    const index = {
      ...(await writeLessonBundles(dist)),
      site: { url: '', bytes: 0, wire: 0, sizes: {}, headers: {} },
      downloadBytes: 0,
    }
    expect(
      Object.values(index.files)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['lesson', 'lesson', 'quiz', 'support', 'support'])
    const cache = new FakeCache()
    const lessonCache = { cache: asCache(cache), origin: ORIGIN, index }
    const asked: string[] = []
    await fillLessons(lessonCache, async (request) => {
      asked.push(new URL(request.url).pathname)
      return new Response(readFileSync(join(dist, new URL(request.url).pathname)))
    })
    expect(asked).toHaveLength(2)
    expect(asked.every((path) => path.startsWith('/data/bundles/'))).toBe(true)
    expect(await missingLessons(lessonCache)).toEqual([])
    const kept = await cache.match(`${ORIGIN}/data/lessons/saving_1.json`, { ignoreSearch: true })
    expect(await kept?.text()).toBe(readFileSync(join(dist, 'data/lessons/saving_1.json'), 'utf8'))
  })

  it('change only their module’s bundle name when a lesson changes', async () => {
    const before = await writeLessonBundles(dist)
    put('data/lessons/saving_2.json', '{"title":"edited"}')
    const after = await writeLessonBundles(dist)
    const changed = after.bundles.filter(({ url }) => !before.bundles.some((bundle) => bundle.url === url))
    expect(changed.map(({ url }) => url.split('.')[0])).toEqual(['/data/bundles/saving'])
    const edited = Object.keys(after.files).filter((file) => after.files[file]?.hash !== before.files[file]?.hash)
    expect(edited).toEqual(['saving_2.json'])
  })

  it('have the notes by state in one of their own', async () => {
    put('data/lessons/states_auto.json', '{}')
    put('data/lessons/states_wages.json', '{"topic":"wages"}')
    const { bundles } = await writeLessonBundles(dist)
    expect(bundles.map(({ id, files }) => [id, files])).toEqual([
      ['saving', ['saving_1.json', 'saving_2.json', 'saving_quiz.json']],
      ['states', ['states_auto.json', 'states_wages.json']],
      ['shared', ['glossary.json', 'manifest.json']],
    ])
  })

  it('fail the build when the manifest names a missing file', async () => {
    rmSync(join(dist, 'data/lessons/saving_1.json'))
    await expect(writeLessonBundles(dist)).rejects.toThrow('saving_1.json')
  })
})

describe('the precached files', () => {
  it('have the headers of firebase.json, with single paths only for caching', () => {
    expect(Object.keys(keptHeaders()).toSorted()).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
    ])
    put(
      'hosting.json',
      JSON.stringify({
        hosting: {
          rewrites: [],
          headers: [{ source: '/about', headers: [{ key: 'Referrer-Policy', value: 'origin' }] }],
        },
      }),
    )
    expect(() => keptHeaders(join(dist, 'hosting.json'))).toThrow('/about')
  })

  it('include everything but lessons and the worker, by addresses that don’t redirect', async () => {
    for (const name of ['index.html', 'about.html', 'shell.html', 'assets/app-12.js']) put(name, name)
    for (const name of ['sw.js', 'assets/worker-1.js', 'assets/list-pages-1.json', 'assets/backup-1.js'])
      put(name, name)
    const files = precacheFiles(dist)
    expect(files.map(({ url }) => url).sort()).toEqual(['/', '/about', '/assets/app-12.js', '/shell'])
    for (const { file, hash, size } of files) {
      const bytes = readFileSync(join(dist, file))
      expect([hash, size]).toEqual([await shortHash(Uint8Array.from(bytes).buffer), bytes.length])
    }
  })
})
