import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Deployment, languageDist, removeDists, urlsOf } from './languageDist'
import { offline } from './lessonServer'
import { deviceWith } from './WorkerDevice'

let site: Deployment

beforeAll(async () => {
  site = await languageDist(['en', 'es', 'fr'])
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(removeDists)

describe('an answer', () => {
  const pages: readonly (readonly [string, string | undefined])[] = [
    ['/dashboard', 'es shell'],
    ['/quiz/saving', 'es shell'],
    ['/login', 'es login'],
    ['/login/', 'es login'],
    ['/lesson/saving/saving_1', 'es lesson'],
    ['/es', 'es index'],
    ['/es/', 'es index'],
    ['/es/index.html', 'es index'],
    ['/es/about', 'es about'],
    ['/es/about/', 'es about'],
    // These languages are not on the device, and it is offline.
    ['/', 'es index'],
    ['/about', 'es about'],
    ['/about.html', 'es about'],
    ['/fr/about', 'es about'],
    ['/fr/', 'es index'],
    ['/nowhere', 'es shell'],
    ['/es/nowhere', 'es shell'],
    ['/es/missing.pdf', undefined],
  ]

  it.each(pages)('offline to %s is in the language in use: %s', async (path, text) => {
    const device = await deviceWith(site, 'es')
    device.fetch = offline
    expect((await device.text(path))?.split(' <')[0]).toBe(text)
  })

  it.each([
    ['/about', 'en about'],
    ['/', 'en index'],
    ['/fr/about', 'fr about'],
    ['/fr', 'fr index'],
    ['/es/about', 'es about'],
    ['/dashboard', 'es shell'],
  ])('online to %s is the page itself: %s', async (path, text) => {
    const device = await deviceWith(site, 'es')
    expect(await device.text(path)).toContain(text)
    expect(device.asked).toEqual(text.startsWith('es') ? [] : [path])
  })

  it('follows the record at once, although the worker knew another one', async () => {
    const device = await deviceWith(site, 'en', 'es')
    device.fetch = offline
    expect(await device.text('/dashboard')).toContain('en shell')
    expect(await device.text('/es/about')).toContain('es about')
    await device.choose('es', 'en')
    expect(await device.text('/dashboard')).toContain('es shell')
    expect(await device.text('/about')).toContain('en about')
  })

  it('to a request for a file comes from the caches', async () => {
    const device = await deviceWith(site, 'es')
    device.fetch = offline
    await device.start(site)
    expect(await device.text('/es/data/lessons/saving_1.json', 'cors')).toBe('{"name":"saving_1","tag":"es"}')
    expect(await device.text('/es/manifest.webmanifest', 'cors')).toBe('{"lang":"es"}')
    expect(await device.text('/assets/es-1.js?v=1', 'cors')).toBe('// es')
    expect(await device.text('/icons/mark.svg', 'cors')).toBe('<svg/>')
    expect(await device.text('/data/lessons/saving_1.json', 'cors')).toBeUndefined()
  })

  it.each([
    ['/dashboard', 'navigate', 'es shell'],
    ['/lesson/saving/saving_1', 'navigate', 'es lesson'],
    ['/es/data/lessons/saving_1.json', 'cors', '"tag":"es"'],
  ] as const)('offline to %s is in the earlier language until then', async (path, mode, text) => {
    const device = await deviceWith(site, 'es')
    await device.choose('fr')
    device.fetch = offline
    await device.start(site)
    expect(await device.text(path, mode)).toContain(text)
  })

  it('for a language that is not kept is the network’s', async () => {
    const device = await deviceWith(site, 'es')
    for (const path of ['/data/lessons/saving_1.json', '/fr/data/lessons/saving_1.json', '/assets/fr-1.js'])
      expect(await device.text(path, 'cors')).toBe(site.read(path)?.toString())
    expect(device.asked).toHaveLength(3)
    expect(device.saved).toEqual(urlsOf(site, ['es']))
  })

  it('is not given to requests that are not ours', async () => {
    const device = await deviceWith(site, 'es')
    for (const path of ['/robots.txt', '/missing.pdf', '/data/lessons/unknown.json', 'https://hub.test/es/about'])
      for (const mode of ['navigate', 'cors'] as const) expect(device.answer(path, mode)).toBeUndefined()
    expect(device.answer('/nowhere')).toBeUndefined()
    // Another site may be in a folder below this one.
    device.fetch = async () => new Response('the other site')
    expect(await device.text('/other/')).toBe('the other site')
  })

  it('to the rescue is in the language in use, else in English', async () => {
    const device = await deviceWith(site, 'es')
    device.fetch = offline
    const page = await device.text('/?rescue')
    expect(page).toContain('<html lang="es" dir="ltr">')
    expect(page).toContain('Rescue > es')
    expect(page).not.toMatch(/\{\{|<!--/)
    for (const [name, cache] of device.caches)
      if (name !== 'lessons') for (const url of cache.urls) await cache.delete(url)
    expect(await device.text('/?rescue')).toContain('<html lang="en">')
  })
})
