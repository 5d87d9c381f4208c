import { describe, expect, it } from 'vitest'
import { fillPrecache, missingPrecache } from '../../sw/fillPrecache'
import { createPrecache, versionOfHeaders } from '../../sw/precache'
import type { ListedFile, SiteBundle } from '../../sw/offlineIndex'
import { pageTextOf, pageTextPath } from '../../src/platform/pageText'
import { shortHash } from '../../tools/build/precacheFiles'
import { asCache, asCacheStorage, FakeCache } from './FakeCaches'
import { offline, ORIGIN } from './lessonServer'

const hash = shortHash('text')
const ABOUT_TEXT = `/${pageTextPath(hash)}`
const files: readonly ListedFile[] = [
  ['/about', hash, 4, 4],
  ['/assets/app-12345678.js', hash, 4, 4],
]

/** Both files have the same content. The page travels as JSON. */
const contentAt = ({ url }: Request): string => (url.endsWith(ABOUT_TEXT) ? pageTextOf('text') : 'text')
const answerAt = async (request: Request): Promise<Response> => new Response(contentAt(request))

const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': "object-src 'none'" }
const noBundle: SiteBundle = { url: '/data/bundles/site.none.json', bytes: 0, wire: 0, sizes: {}, headers }

function device(version = 'h1', listed = files) {
  const precache = createPrecache(listed, version, asCacheStorage(new Map()), ORIGIN)
  const cache = new FakeCache()
  return {
    precache,
    cache,
    fill: (fetch: (request: Request) => Promise<Response>) =>
      fillPrecache(asCache(cache), precache.entries, noBundle, fetch),
  }
}

describe('filling the precache', () => {
  it('stores under keys with the hash of the content', async () => {
    const { precache, cache, fill } = device()
    await fill(answerAt)
    expect(cache.urls).toEqual([`${ORIGIN}/about?hash=${hash}h1`, `${ORIGIN}/assets/app-12345678.js`])
    expect(await missingPrecache(asCache(cache), precache.entries)).toEqual([])
    expect(cache.urls).toContain(precache.keyOf(new URL('/about?utm=1', ORIGIN)))
    expect(precache.keyOf(new URL('/contact', ORIGIN))).toBeUndefined()
  })

  it('saves a page again when its headers change, and no script', async () => {
    const [plain, hardened] = [versionOfHeaders({ 'referrer-policy': 'origin' }), versionOfHeaders(headers)]
    const { cache, fill } = device(plain)
    await fill(answerAt)
    const entries = (version: string) => device(version).precache.entries
    const missing = async (version: string) =>
      (await missingPrecache(asCache(cache), entries(version))).map(({ url }) => url.replace(ORIGIN, ''))
    expect(await missing(plain)).toEqual([])
    expect(await missing(hardened)).toEqual(['/about'])
  })

  it('checks every file, and revalidates unhashed ones', async () => {
    const asked: (readonly string[])[] = []
    const ask = async (request: Request): Promise<Response> => {
      asked.push([new URL(request.url).pathname, request.cache])
      return new Response(request.cache === 'reload' ? contentAt(request) : 'another text')
    }
    const { cache, fill } = device('h1', [...files, ['/icon.svg', hash, 4, 4]])
    await fill(ask)
    expect(asked.toSorted()).toEqual([
      ['/assets/app-12345678.js', 'default'],
      ['/assets/app-12345678.js', 'reload'],
      [ABOUT_TEXT, 'default'],
      [ABOUT_TEXT, 'reload'],
      ['/icon.svg', 'no-cache'],
    ])
    expect(cache.urls).toEqual([`${ORIGIN}/about?hash=${hash}h1`, `${ORIGIN}/assets/app-12345678.js`])
  })

  it('skips an HTTP cache with other bytes', async () => {
    const { precache, cache } = device()
    const ask = async (request: Request): Promise<Response> =>
      new Response(contentAt(request), { status: request.cache === 'default' ? 404 : 200 })
    await fillPrecache(asCache(cache), precache.entries, noBundle, ask)
    expect(await missingPrecache(asCache(cache), precache.entries)).toEqual([])
  })

  it.each([
    ['nothing without a connection', offline],
    ['no error page', async () => new Response('gone', { status: 404 })],
    ['no part of a file', async () => new Response('par', { status: 206 })],
  ])('keeps %s, and does not fail', async (_, fetch) => {
    const { cache, fill } = device()
    await fill(fetch)
    expect(cache.urls).toEqual([])
  })

  it('saves a page with the headers of the build, not the host’s', async () => {
    const { cache, fill } = device()
    const sent = { 'content-type': 'application/json', 'content-security-policy': "script-src 'none'", refresh: '1' }
    await fill(async (request) => new Response(contentAt(request), { headers: sent }))
    for (const [path, type] of [
      ['/about', 'text/html; charset=utf-8'],
      ['/assets/app-12345678.js', 'text/javascript; charset=utf-8'],
    ]) {
      const kept = await cache.match(`${ORIGIN}${path}`, { ignoreSearch: true })
      expect(Object.fromEntries(kept?.headers ?? [])).toEqual({
        ...headers,
        'content-type': type,
        'content-length': '4',
      })
    }
  })

  it('saves the original network response of a script, so it stays compiled', async () => {
    const { cache, fill } = device()
    const answer = new Response('text', { headers: { 'content-type': 'text/javascript' } })
    await fill(async (request) => (request.url.endsWith('.js') ? answer : new Response('text')))
    expect(await cache.matchExactly(`${ORIGIN}/assets/app-12345678.js`)).toBe(answer)
  })

  it.each([
    ['Accept-Encoding, X-FH-Requested-Host', true],
    ['Accept-Encoding, Accept', false],
  ])('saves a script that varies by %s under its address alone', async (vary, isAnswerItself) => {
    const { cache, fill } = device()
    const answer = new Response('text', { headers: { 'content-type': 'text/javascript', vary } })
    await fill(async (request) => (request.url.endsWith('.js') ? answer : new Response('text')))
    const kept = await cache.matchExactly(`${ORIGIN}/assets/app-12345678.js`)
    expect(kept === answer).toBe(isAnswerItself)
    expect(await kept?.text()).toBe('text')
    expect(kept?.headers.has('vary')).toBe(isAnswerItself)
  })

  it('removes the redirect mark, because browsers reject redirected pages', async () => {
    const { cache, fill } = device()
    await fill(async () => Object.defineProperty(new Response('text'), 'redirected', { value: true }))
    const kept = await cache.match(`${ORIGIN}/assets/app-12345678.js`)
    expect([kept?.redirected, await kept?.text()]).toEqual([false, 'text'])
  })
})
