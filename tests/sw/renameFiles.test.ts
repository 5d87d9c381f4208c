import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingPrecache } from '../../sw/fillPrecache'
import type { ListedFile } from '../../sw/offlineIndex'
import { createPrecache } from '../../sw/precache'
import { renameFiles } from '../../sw/renameFiles'
import { hashedName } from '../../tools/build/siteLists'
import { shortHash } from '../../tools/build/precacheFiles'
import { asCache, asCacheStorage, FakeCache } from './FakeCaches'
import { ORIGIN } from './lessonServer'

/** A source: its own text, and the other scripts that it names. */
interface Source {
  readonly text: string
  readonly names: readonly number[]
}

/** Builds scripts as a bundler does. The hash of each comes from its own text and those of all others that it leads to. */
function built(sources: readonly Source[], page: string) {
  const depthOf = (at: number, depth: number): string => {
    const { text, names } = sources[at] ?? { text: '', names: [] }
    return depth === 0 ? text : [text, ...names.map((name) => depthOf(name, depth - 1))].join('|')
  }
  const names = sources.map((_, at) => hashedName(`part${at}`, depthOf(at, sources.length), 'js'))
  const files = new Map(
    sources.map(({ text, names: named }, at) => [
      `/assets/${names[at]}`,
      `${named.map((name) => `import"./${names[name]}"`).join(';')};${text}`,
    ]),
  )
  files.set('/about', `<h1>${page}</h1><script data-files="${names.join(' ')}"></script>`)
  const listed = [...files].map(([url, text]): ListedFile => [url, shortHash(text), text.length, text.length])
  return { files, precache: createPrecache(listed, 'h', asCacheStorage(new Map()), ORIGIN) }
}

async function saved({ files, precache }: ReturnType<typeof built>): Promise<FakeCache> {
  const cache = new FakeCache()
  for (const { url, cacheKey } of precache.entries) {
    await cache.put(cacheKey, new Response(files.get(url.replace(ORIGIN, ''))))
  }
  return cache
}

const source = fc.record({ text: fc.stringMatching(/^[a-z -]{0,12}$/), names: fc.array(fc.nat(5), { maxLength: 3 }) })
const change = fc.record({
  sources: fc.array(source, { minLength: 6, maxLength: 6 }),
  at: fc.nat(5),
  text: fc.stringMatching(/^[A-Z]{1,12}$/),
})

describe('files of a new version', () => {
  it('are made from older ones, except the changed file', async () => {
    await fc.assert(
      fc.asyncProperty(change, async ({ sources, at, text }) => {
        const before = built(sources, 'About')
        const after = built(
          sources.map((one, place) => (place === at ? { ...one, text } : one)),
          'About',
        )
        const cache = await saved(before)
        await renameFiles(asCache(cache), after.precache.entries, { headers: { 'referrer-policy': 'origin' } })
        const missing = await missingPrecache(asCache(cache), after.precache.entries)
        expect(missing.map(({ url }) => url.replace(/^.*(part\d).*$/, '$1'))).toEqual([`part${at}`])
        for (const { url, cacheKey } of after.precache.entries) {
          if (missing.some((entry) => entry.url === url)) continue
          const made = await cache.match(cacheKey)
          expect(await made?.text()).toBe(after.files.get(url.replace(ORIGIN, '')))
        }
        // Nothing of the version before is gone.
        expect(await missingPrecache(asCache(cache), before.precache.entries)).toEqual([])
      }),
    )
  })

  it('keep the headers of the build and their type', async () => {
    const before = built([{ text: 'one', names: [] }], 'About')
    const after = built([{ text: 'two', names: [] }], 'About')
    const cache = await saved(before)
    await renameFiles(asCache(cache), after.precache.entries, { headers: { 'referrer-policy': 'origin' } })
    const page = await cache.match(after.precache.keyOf(new URL(`${ORIGIN}/about`)) ?? '')
    expect(Object.fromEntries(page?.headers ?? [])).toEqual({
      'referrer-policy': 'origin',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(after.files.get('/about')?.length),
    })
  })

  it('are taken whole from a cache with other keys', async () => {
    const { files, precache } = built([{ text: 'one', names: [] }], 'About')
    const cache = new FakeCache()
    await cache.put(`${ORIGIN}/about?__WB_REVISION__=1a2b`, new Response(files.get('/about')))
    await renameFiles(asCache(cache), precache.entries, { headers: {} })
    const [missing] = await missingPrecache(asCache(cache), precache.entries)
    expect(missing?.url).toContain('/assets/part0-')
    expect(cache.urls).toContain(precache.keyOf(new URL(`${ORIGIN}/about`)))
  })

  it('are not made of a file that the disk can’t read', async () => {
    const before = built([{ text: 'one', names: [] }], 'About')
    const after = built([{ text: 'two', names: [] }], 'About')
    const cache = await saved(before)
    const unreadable = new ReadableStream({ start: (controller) => controller.error(new Error('the disk')) })
    await cache.put(before.precache.keyOf(new URL(`${ORIGIN}/about`)) ?? '', new Response(unreadable))
    await renameFiles(asCache(cache), after.precache.entries, { headers: {} })
    expect(await missingPrecache(asCache(cache), after.precache.entries)).toHaveLength(2)
  })
})
