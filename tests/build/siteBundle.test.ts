import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillPrecache, missingPrecache } from '../../sw/fillPrecache'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { writeSiteBundle } from '../../tools/build/siteBundle'
import { asCache, FakeCache } from '../sw/FakeCaches'
import { offline, ORIGIN } from '../sw/lessonServer'

let dist = ''
const put = (name: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), content)
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'site-bundle-'))
  mkdirSync(join(dist, 'data/bundles'), { recursive: true })
  put('index.html', '<script src="/assets/main-1.js"></script><link href="/icons/mark.svg">')
  put('about.html', '<h1>Where’s the money? 💵</h1>')
  put('shell.html', '<div id="root"></div>')
  put('assets/main-1.js', 'main')
  put('assets/Lesson-1.js', 'lesson')
  put('icons/mark.svg', '<svg/>')
  put(
    'icons/mark.png',
    Uint8Array.from({ length: 256 }, (_, at) => at),
  )
  put('data/bundles/saving.abc.json', '{}')
})
afterEach(() => rmSync(dist, { recursive: true }))

describe('the site bundle', () => {
  it('has every page, unchanged in the worker', async () => {
    const bundle = await writeSiteBundle(dist)
    expect(Object.keys(bundle.sizes).sort()).toEqual([
      '/',
      '/about',
      '/assets/Lesson-1.js',
      '/icons/mark.png',
      '/icons/mark.svg',
      '/shell',
    ])
    const entries = precacheFiles(dist).map(({ url, hash, size }) => ({
      url: ORIGIN + url,
      cacheKey: ORIGIN + url,
      hash,
      size,
      // Compression saves nothing on files this small, so the bundle is smaller only if single files are large.
      wire: 10_000,
    }))
    const cache = new FakeCache()
    await fillPrecache(asCache(cache), entries, bundle, async (request) => {
      const path = new URL(request.url).pathname
      return path === bundle.url ? new Response(readFileSync(join(dist, path))) : offline()
    })
    const missing = await missingPrecache(asCache(cache), entries)
    expect(missing.map(({ url }) => url.replace(ORIGIN, '')).sort()).toEqual(['/assets/main-1.js'])
  })

  it('has the addresses of the site’s folder', async () => {
    const { url, sizes } = await writeSiteBundle(dist, '/learn/')
    expect(url).toMatch(/^\/learn\/data\/bundles\/site\./)
    expect(Object.keys(sizes).sort()).toEqual(
      ['', 'about', 'assets/Lesson-1.js', 'assets/main-1.js', 'icons/mark.png', 'icons/mark.svg', 'shell'].map(
        (file) => `/learn/${file}`,
      ),
    )
    expect(precacheFiles(dist, '/learn/').map((file) => file.url)).toContain('/learn/')
  })

  it('omits large scripts, whose compiled code only network responses keep', async () => {
    put('assets/Dexie-1.js', `// ${'x'.repeat(8000)}`)
    put('assets/large-1.css', `/* ${'x'.repeat(8000)} */`)
    const { sizes } = await writeSiteBundle(dist)
    expect(Object.keys(sizes)).not.toContain('/assets/Dexie-1.js')
    expect(Object.keys(sizes)).toContain('/assets/large-1.css')
  })

  it('is not precached, and changes its name when a file changes', async () => {
    const before = await writeSiteBundle(dist)
    expect(precacheFiles(dist).some(({ url }) => url.includes('bundles'))).toBe(false)
    expect((await writeSiteBundle(dist)).url).toBe(before.url)
    put('about.html', 'edited')
    expect((await writeSiteBundle(dist)).url).not.toBe(before.url)
  })
})
