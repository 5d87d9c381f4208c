import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, openHub, type OpenHub } from './openHub'
import { deploy, hash, LESSON, pageAt, type SmallSite, smallSite, SPANISH } from './smallSite'

const ORIGIN = 'https://ledger.example.org'
const HOME = '<h1>Home</h1>'
const NEW_HOME = '<h1>New home</h1>'

describe('the files of the site at the hub', () => {
  let site: SmallSite
  let hub: OpenHub
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const get = (target: string, headers = {}) => ask(hub.port, { target, headers })
  const kept = () => readdirSync(join(hub.data, 'site'))

  beforeEach(async () => {
    said.mockClear()
    site = await smallSite()
    hub = await openHub({}, { siteAddress: site.address, origins: [ORIGIN] })
  })
  afterEach(async () => {
    await hub.close()
    await site.close()
  })

  it('are served by their hash, in every language', async () => {
    deploy(site, { '/learn/': HOME })
    expect(await hub.copySite()).toBe(true)
    for (const text of [HOME, LESSON, SPANISH]) {
      const answered = await get(`/files/${hash(text)}`, { origin: ORIGIN })
      expect(answered).toMatchObject({ status: 200, text })
      expect(answered.headers).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      })
    }
    const list = [...site.files].find(([path]) => path.startsWith('/learn/es/list-pages'))?.[1]
    expect(await get(`/files/${hash(String(list))}`)).toMatchObject({ status: 200, text: list })
    expect(await ask(hub.port, { method: 'HEAD', target: `/files/${hash(HOME)}` })).toMatchObject({
      status: 200,
      text: '',
    })
  })

  it('are fetched once, although several addresses have the same', async () => {
    deploy(site, { '/learn/': HOME, '/learn/again': HOME })
    await hub.copySite()
    await hub.copySite()
    const asked = site.asked.filter((path) => path !== '/learn/sw.js')
    expect(asked).toEqual([...new Set(asked)])
    expect(asked).toContain(pageAt(HOME))
    expect(asked).not.toContain('/learn/')
  })

  it.each([
    '/files/',
    '/files',
    `/files/${'a'.repeat(22)}`,
    `/files/${'a'.repeat(21)}`,
    `/files/${'a'.repeat(23)}`,
    `/files/${hash(HOME)}/`,
    `/files/${hash(HOME)}?again`,
    '/files/versions.json',
    '/files/hub.sqlite',
    `/files/${'*'.repeat(22)}`,
  ])('do not include %s', async (target) => {
    deploy(site, { '/learn/': HOME })
    await hub.copySite()
    expect(await get(target)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  })

  it.each(['/files/../hub.sqlite', `/files/./${hash(HOME)}`, '/files/%2e%2e/hub.sqlite', '/files//x', '/files/..%2fx'])(
    'are not reached by the path %s',
    async (target) => {
      deploy(site, { '/learn/': HOME })
      await hub.copySite()
      expect(await get(target)).toMatchObject({ status: 400 })
    },
  )

  it('do not include another file in their folder', async () => {
    deploy(site, { '/learn/': HOME })
    await hub.copySite()
    writeFileSync(join(hub.data, 'site', hash('stranger')), 'stranger')
    await hub.stop()
    hub = await openHub({}, { siteAddress: site.address }, hub.data)
    expect(await get(`/files/${hash('stranger')}`)).toMatchObject({ status: 404 })
    expect(await get(`/files/${hash(HOME)}`)).toMatchObject({ status: 200 })
  })

  it('are not for pages of other origins, and can’t be changed', async () => {
    deploy(site, { '/learn/': HOME })
    await hub.copySite()
    const target = `/files/${hash(HOME)}`
    expect(await get(target, { origin: 'https://other.example' })).toMatchObject({ status: 403 })
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect(await ask(hub.port, { method, target })).toMatchObject({ status: 405 })
    const preflight = await ask(hub.port, { method: 'OPTIONS', target, headers: { origin: ORIGIN } })
    expect(preflight).toMatchObject({ status: 204, headers: { 'access-control-allow-private-network': 'true' } })
  })

  it.each<[string, string | number | Uint8Array]>([
    ['has other bytes', 'a captive portal'],
    ['is missing', 404],
    ['is redirected', 302],
    ['ends in the middle', 'half'],
    ['never ends', new Uint8Array(8 * 1024 * 1024 + 1)],
  ])('are complete later when one of them %s', async (_, there) => {
    deploy(site, { '/learn/': HOME, '/learn/about': 'About' })
    const page = site.files.get(pageAt('About')) ?? ''
    site.files.set(pageAt('About'), there)
    expect(await hub.copySite()).toBe(false)
    expect(said).toHaveBeenCalledOnce()
    expect(await get(`/files/${hash('About')}`)).toMatchObject({ status: 404 })
    expect(kept().filter((name) => name.endsWith('.half'))).toEqual([])
    site.files.set(pageAt('About'), page)
    site.asked.length = 0
    expect(await hub.copySite()).toBe(true)
    expect(site.asked).not.toContain(pageAt(HOME))
    expect(await get(`/files/${hash('About')}`)).toMatchObject({ status: 200, text: 'About' })
  })

  it('stay as they are while the site is away or not complete', async () => {
    deploy(site, { '/learn/': HOME })
    await hub.copySite()
    const whole = new Map(site.files)
    deploy(site, { '/learn/': NEW_HOME })
    for (const path of [...site.files.keys()].filter((name) => name.includes('/list-') && !whole.has(name)))
      site.files.set(path, 'self.siteLists=')
    expect(await hub.copySite()).toBe(false)
    site.files.set('/learn/sw.js', 'self.addEventListener("fetch", () => 0)')
    expect(await hub.copySite()).toBe(false)
    await site.close()
    expect(await hub.copySite()).toBe(false)
    expect(await get(`/files/${hash(HOME)}`)).toMatchObject({ status: 200, text: HOME })
  })

  it('do not come from a list of a language with another hash', async () => {
    deploy(site, { '/learn/': HOME })
    const [root = ''] = [...site.files.keys()].filter((path) => path.startsWith('/learn/es/files-'))
    site.files.set(root, JSON.stringify({ lists: [] }))
    expect(await hub.copySite()).toBe(false)
    expect(kept()).toEqual([])
  })

  it('do not come from outside the folder of the site', async () => {
    deploy(site, { '/learn/': HOME, '/private.txt': 'secret', '//other.example/x.js': 'x' })
    expect(await hub.copySite()).toBe(false)
    expect(site.asked).not.toContain('/private.txt')
    expect(await get(`/files/${hash('secret')}`)).toMatchObject({ status: 404 })
    expect(await get(`/files/${hash(HOME)}`)).toMatchObject({ status: 200 })
  })

  it('are those of the newest version and of the one before', async () => {
    for (const home of ['First', 'Second', 'Third']) {
      deploy(site, { '/learn/': home })
      await hub.copySite()
    }
    const status = async (text: string) => (await get(`/files/${hash(text)}`)).status
    expect([await status('First'), await status('Second'), await status('Third')]).toEqual([404, 200, 200])
    expect(kept()).not.toContain(hash('First'))
    await hub.stop()
    site.asked.length = 0
    hub = await openHub({}, { siteAddress: site.address }, hub.data)
    expect([await status('Second'), await status('Third'), await status(LESSON)]).toEqual([200, 200, 200])
    expect(await hub.copySite()).toBe(true)
    expect(site.asked).toEqual(['/learn/sw.js'])
  })

  it('are fetched again when the disk has damaged them', async () => {
    deploy(site, { '/learn/': HOME })
    await hub.copySite()
    writeFileSync(join(hub.data, 'site', hash(HOME)), 'damaged')
    expect(await get(`/files/${hash(HOME)}`)).toMatchObject({ status: 404 })
    await hub.copySite()
    expect(await get(`/files/${hash(HOME)}`)).toMatchObject({ status: 200, text: HOME })
    await hub.stop()
    writeFileSync(join(hub.data, 'site', 'versions.json'), '[{"id":1')
    mkdirSync(join(hub.data, 'site', 'strange'))
    site.asked.length = 0
    hub = await openHub({}, { siteAddress: site.address }, hub.data)
    expect(await get(`/files/${hash(HOME)}`)).toMatchObject({ status: 404 })
    expect(await hub.copySite()).toBe(true)
    expect(site.asked).not.toContain(pageAt(HOME))
    expect(readFileSync(join(hub.data, 'site', hash(HOME)), 'utf8')).toBe(HOME)
    expect(kept()).not.toContain('strange')
  })

  it('appear on the status page', async () => {
    deploy(site, { '/learn/': HOME })
    expect((await get('/_hub')).text).toContain('0 of 0. Last complete: not since')
    await hub.copySite()
    expect((await get('/_hub')).text).toContain('5 of 5. Last complete: less than a minute ago')
  })
})

describe('a hub without a site to copy', () => {
  it('has no files', async () => {
    const hub = await openHub()
    expect(await ask(hub.port, { target: `/files/${hash(HOME)}` })).toMatchObject({ status: 404 })
    expect(await hub.copySite()).toBe(false)
    expect((await ask(hub.port, { target: '/_hub' })).text).not.toContain('Files of the site')
    await hub.close()
  })
})
