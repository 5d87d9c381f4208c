import { describe, expect, it } from 'vitest'
import { fillPrecache, missingPrecache } from '../../sw/fillPrecache'
import type { PrecacheEntry } from '../../sw/precache'
import type { BundledFile, SiteBundle } from '../../sw/offlineIndex'
import { shortHash } from '../../tools/build/precacheFiles'
import { isPageAddress, pageTextOf, pageTextPath } from '../../src/platform/pageText'
import { asCache, FakeCache } from './FakeCaches'
import { captivePortal, endless, offline, ORIGIN } from './lessonServer'

const BUNDLE = '/data/bundles/site.abc.json'
const LOADED = '/assets/app-1.js'
const binary = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
const texts = {
  '/': 'home',
  '/about': '<h1>Maya’s page 💵</h1>',
  '/shell': 'the shell',
  '/assets/app-1.js': 'let it = be',
}
/** The headers that the build sets on every file. */
const promised = { 'referrer-policy': 'strict-origin', 'content-security-policy': "frame-ancestors 'none'" }
type Files = Readonly<Record<string, string>>

/** One deployment whose first page loads the script. The bundle has the rest. */
function site(pages: Files = texts) {
  const bytes = new Map<string, Buffer>(Object.entries(pages).map(([url, text]) => [url, Buffer.from(text)]))
  bytes.set('/icons/mark.png', Buffer.from(binary))
  const entries: readonly PrecacheEntry[] = [...bytes].map(([path, content]) => {
    const hash = shortHash(content)
    const cacheKey = `${ORIGIN}${path}${path.startsWith('/assets/') ? '' : `?hash=${hash}`}`
    return { url: ORIGIN + path, cacheKey, hash, size: content.length, wire: content.length }
  })
  const inBundle = [...bytes].filter(([path]) => path !== LOADED)
  const content: Record<string, BundledFile> = Object.fromEntries(
    inBundle.map(([path, file]) => [
      path,
      path.endsWith('.png') ? { base64: file.toString('base64') } : { text: file.toString() },
    ]),
  )
  const bundle: SiteBundle = {
    url: BUNDLE,
    bytes: Buffer.byteLength(JSON.stringify(content)),
    wire: Buffer.byteLength(JSON.stringify(content)),
    sizes: Object.fromEntries(inBundle.map(([path, file]) => [path, file.length])),
    headers: promised,
  }
  const asked: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const path = request.url.replace(ORIGIN, '')
    asked.push(path)
    if (path === BUNDLE) {
      const headers = {
        'content-type': 'application/json',
        'content-security-policy': "script-src 'none'",
        etag: '"b"',
      }
      return new Response(JSON.stringify(content), { headers })
    }
    const page = [...bytes].find(([name]) => path === addressOf(name) && path !== name)
    if (page !== undefined) return new Response(pageTextOf(page[1].toString()))
    // A host changes HTML on its way.
    const file = isPageAddress(path) ? Buffer.from('<!-- ad -->') : bytes.get(path)
    return file === undefined ? new Response('', { status: 404 }) : new Response(new Uint8Array(file))
  }
  /** Where a file is requested when it is not in the bundle. */
  const addressOf = (path: string): string =>
    isPageAddress(path) ? `/${pageTextPath(shortHash(bytes.get(path) ?? ''))}` : path
  return { entries, bundle, content, asked, fetch, addressOf }
}

type Site = ReturnType<typeof site>
const fill = (cache: FakeCache, { entries, bundle, fetch }: Site, ask = fetch) =>
  fillPrecache(asCache(cache), entries, bundle, ask)
const missing = async (cache: FakeCache, { entries }: Site) =>
  (await missingPrecache(asCache(cache), entries)).map(({ url }) => url.replace(ORIGIN, ''))

describe('the site bundle', () => {
  it('delivers all files of a first visit that the page did not', async () => {
    const cache = new FakeCache()
    const first = site()
    await fill(cache, first)
    expect(first.asked.toSorted()).toEqual([LOADED, BUNDLE])
    expect(await missing(cache, first)).toEqual([])
  })

  it('becomes the original files, with their types and the build’s headers', async () => {
    const cache = new FakeCache()
    await fill(cache, site())
    const page = await cache.match(`${ORIGIN}/about`, { ignoreSearch: true })
    expect(await page?.text()).toBe(texts['/about'])
    expect(Object.fromEntries(page?.headers ?? [])).toEqual({
      ...promised,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(texts['/about'])),
    })
    const icon = await cache.match(`${ORIGIN}/icons/mark.png`, { ignoreSearch: true })
    expect(icon?.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array((await icon?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(binary)
  })

  it('is rejected for wrong or missing bytes, and these load separately', async () => {
    const cache = new FakeCache()
    const first = site()
    first.content['/about'] = { text: 'not <h1>Maya’s page 💵' }
    Object.assign(first.content, { '/shell': {} })
    first.content['/icons/mark.png'] = { base64: 'no base64!' }
    await fill(cache, first)
    const separate = ['/about', '/icons/mark.png', '/shell'].map(first.addressOf)
    expect(first.asked.toSorted()).toEqual([LOADED, BUNDLE, ...separate].toSorted())
    const page = await cache.match(`${ORIGIN}/about`, { ignoreSearch: true })
    expect(await page?.text()).toBe(texts['/about'])
    expect(await missing(cache, first)).toEqual([])
  })

  it('saves nothing with another hash', async () => {
    const first = site()
    const entries = first.entries.map((entry) => ({ ...entry, hash: entry.hash.slice(1) }))
    const cache = new FakeCache()
    const onlyBundle = (request: Request) => (request.url.endsWith(BUNDLE) ? first.fetch(request) : offline())
    await fillPrecache(asCache(cache), entries, first.bundle, onlyBundle)
    expect(cache.urls).toEqual([])
  })

  it('is canceled at the first extra byte, not at its end', async () => {
    const cache = new FakeCache()
    const first = site()
    const flood = endless()
    await fill(cache, first, (request) => (request.url.endsWith(BUNDLE) ? flood.answer() : first.fetch(request)))
    expect(flood.given()).toBeLessThan(first.bundle.bytes + 3 * flood.atATime)
    expect(await missing(cache, first)).toEqual([])
  })

  it.each([
    ['is not on the server', async () => new Response('', { status: 404 })],
    ['is cut off', offline],
    ['is the page of a captive portal', captivePortal],
    ['is no object', async () => new Response('null')],
  ])('is skipped when it %s', async (_, answer) => {
    const cache = new FakeCache()
    const first = site()
    await fill(cache, first, (request) => (request.url.endsWith(BUNDLE) ? answer() : first.fetch(request)))
    const separate = first.entries.map(({ url }) => first.addressOf(url.replace(ORIGIN, '')))
    expect(first.asked.toSorted()).toEqual(separate.toSorted())
    expect(await missing(cache, first)).toEqual([])
  })

  it('is not requested when few files changed', async () => {
    const cache = new FakeCache()
    await fill(cache, site())
    const next = site({ ...texts, '/shell': 'the new shell' })
    await fill(cache, next)
    expect(next.asked).toEqual([next.addressOf('/shell')])
    expect(await missing(cache, next)).toEqual([])
  })

  it('changes nothing offline, and the next try continues', async () => {
    const cache = new FakeCache()
    const first = site()
    await fill(cache, first, (request) => (request.url.endsWith('.png') ? first.fetch(request) : offline()))
    expect(await missing(cache, first)).toEqual(Object.keys(texts))
    first.asked.length = 0
    await fill(cache, first)
    expect(await missing(cache, first)).toEqual([])
    expect(first.asked).not.toContain('/icons/mark.png')
  })
})
