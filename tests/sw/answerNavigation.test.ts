import { describe, expect, it, vi } from 'vitest'
import { publicPaths } from '../../src/words/paths'
import { addressOf, places } from '../../src/words/places'
import { answerNavigation, answerStranger, isScreen, pagesFor } from '../../sw/answerNavigation'
import { offline } from './lessonServer'

const precached = new Set(['/', '/about', '/shell', '/lesson', '/documents/privacy.pdf'])

describe('the saved page that answers a navigation', () => {
  it.each([
    ['/', ['/', '/shell']],
    ['/index.html', ['/', '/shell']],
    ['/index', ['/', '/shell']],
    ['/%61bout', ['/about', '/shell']],
    ['/about', ['/about', '/shell']],
    ['/about/', ['/about', '/shell']],
    ['/about.html', ['/about', '/shell']],
    ['/dashboard', ['/shell']],
    ['/lesson/saving/saving_1', ['/lesson', '/shell']],
    ['/lesson/saving/saving_1/', ['/lesson', '/shell']],
    ['/lesson/saving', ['/shell']],
    ['/lesson/saving/saving_1.png', []],
    ['/nowhere/at/all/', ['/shell']],
    ['/documents/privacy.pdf', ['/documents/privacy.pdf', '/shell']],
    ['/documents/missing.pdf', []],
    ['/robots.txt', []],
  ])('%s', (path, pages) => {
    expect(pagesFor(path, (known) => precached.has(known))).toEqual(pages)
  })

  it('never uses the network when it exists', async () => {
    const network = vi.fn<() => Promise<Response>>(offline)
    const answer = await answerNavigation(['/about', '/shell'], async (page) => new Response(page), network)
    expect(await answer.text()).toBe('/about')
    expect(network).not.toHaveBeenCalled()
  })

  it('falls back to the shell, and then to the network', async () => {
    const onlyShell = async (page: string) => (page === '/shell' ? new Response('shell') : undefined)
    expect(await (await answerNavigation(['/about', '/shell'], onlyShell, offline)).text()).toBe('shell')
    const network = async () => new Response('network')
    expect(await (await answerNavigation(['/shell'], async () => undefined, network)).text()).toBe('network')
  })
})

describe('a path of the site', () => {
  it.each(Object.values(places).map(({ path }) => path.replaceAll(/:\w+/gu, 'saving_1')))('is %s', (path) => {
    expect(isScreen(path)).toBe(true)
    expect(isScreen(`${path}/`)).toBe(true)
  })

  it('is every address of a lesson and a quiz', () => {
    expect(isScreen(addressOf({ screen: 'lesson', moduleId: 'saving', lessonId: 'saving_1' }))).toBe(true)
    expect(isScreen(addressOf({ screen: 'quiz', moduleId: 'saving' }))).toBe(true)
  })

  // A public page is precached, so the worker finds it before it asks.
  it.each([
    ...Object.values(publicPaths),
    '/learn',
    '/learn/',
    '/learn/dashboard',
    '/learn/lesson/a/b',
    '/quiz',
    '/tool',
  ])('is not %s', (path) => expect(isScreen(path)).toBe(false))
})

describe('a path that may be of another site', () => {
  const saved = async () => new Response('saved')
  const get = async (network: () => Promise<Response>) => (await answerStranger(network, saved)).text()

  it('is answered by the network', async () => {
    expect(await get(async () => new Response('the other site'))).toBe('the other site')
    const redirect = Object.defineProperty(new Response('redirect'), 'status', { value: 0 })
    expect(await get(async () => redirect)).toBe('redirect')
  })

  it('shows the saved page offline, and if the server has none', async () => {
    expect(await get(offline)).toBe('saved')
    expect(await get(async () => new Response('no', { status: 404 }))).toBe('saved')
  })
})
