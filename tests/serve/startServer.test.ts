import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHosting } from '../../tools/serve/hosting.mjs'
import { startServer } from '../../tools/serve/startServer.mjs'

const parent = mkdtempSync(join(tmpdir(), 'serve-'))
const root = join(parent, 'dist')
const script = 'export const answer = 42\n'.repeat(200)
let port = 0
let close = async (): Promise<void> => undefined

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends the path unchanged, because fetch would normalize it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', at = port): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: at, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

const asPage = { accept: 'text/html,*/*;q=0.8' }

beforeAll(async () => {
  for (const folder of ['assets', 'data/bundles', '.vite']) mkdirSync(join(root, folder), { recursive: true })
  const files = {
    'index.html': 'home',
    'about.html': 'about',
    'shell.html': 'shell',
    'lesson.html': 'lesson',
    '404.html': 'for other hosts',
    'nginx.conf': 'for other hosts',
    'assets/app-1234.js': script,
    'data/bundles/saving.abc.json': '{}',
    '.vite/manifest.json': '{}',
    '../secret.txt': 'secret',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const server = await startServer({ root, port: 0 })
  port = server.port
  close = server.close
})

afterAll(async () => {
  await close()
  rmSync(parent, { recursive: true })
})

describe('the local server answers like the real hosting', () => {
  it.each([
    ['/', 200, 'home'],
    ['/?utm=1', 200, 'home'],
    ['/about', 200, 'about'],
    ['/dashboard', 200, 'shell'],
    ['/lesson/saving/saving_1', 200, 'lesson'],
    ['/lesson/saving', 200, 'shell'],
    ['/missing.js', 404, 'Not found\n'],
    ['/404.html', 404, 'Not found\n'],
    ['/404', 200, 'shell'],
    ['/nginx.conf', 404, 'Not found\n'],
    ['/assets/gone-5678.js', 404, 'Not found\n'],
    ['/data/lessons/missing.json', 404, 'Not found\n'],
    ['/.vite/manifest.json', 404, 'Not found\n'],
    ['/../secret.txt', 404, 'Not found\n'],
    ['/..%2fsecret.txt', 404, 'Not found\n'],
    ['/assets/..%5c..%5csecret.txt', 404, 'Not found\n'],
    ['/%00', 200, 'shell'],
    ['/%E0%A4%A', 400, 'Bad request\n'],
  ])('answers a page load of %s with %i', async (path, status, text) => {
    const answer = await ask(path, asPage)
    expect([answer.status, answer.body.toString()]).toEqual([status, text])
  })

  it('serves the shell only for page requests', async () => {
    expect((await ask('/dashboard', { accept: 'application/json' })).status).toBe(404)
    expect((await ask('/about', { accept: '*/*' })).status).toBe(200)
  })

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html?a=b', '/?a=b'],
    ['/index', '/'],
    ['/about/index.html', '/about'],
    ['/about//', '/about'],
  ])('redirects %s to its clean address', async (path, location) => {
    const answer = await ask(path, asPage)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
  })

  it.each([
    '//evil.example/',
    '//evil.example/about.html',
    '//evil.example/%2e%2e/about.html',
    '//about.html',
    '/%2fabout.html',
    '/%2F%2Fabout/',
    '//about/',
    '///about.html',
    '/.//about.html',
    '/./%2fabout.html',
    '/assets//../about.html',
    '/\\evil.example/about.html',
    '/\\about.html',
    '/%5cabout.html',
    '/%5c%2fabout.html',
    '/%09/about.html',
    '/%0d%0alocation:%20%2f%2fevil.example/about.html',
    '/https:%2f%2fevil.example/about.html',
    '/@evil.example/about.html',
    'http://evil.example/about.html',
    'https:evil.example/about.html',
    '*',
  ])('redirects no one to another host for %s', async (path) => {
    const { status, headers } = await ask(path, asPage)
    // This is how a browser reads it from any page.
    const goesTo = new URL(headers.location ?? '/', 'http://site.example/')
    expect([goesTo.origin, status < 500]).toEqual(['http://site.example', true])
  })

  it.each([
    ['//about', 200, 'shell'],
    ['//about.html', 404, 'Not found\n'],
    ['//evil.example/about', 404, 'Not found\n'],
    ['/%2fabout.html', 404, 'Not found\n'],
    ['http://evil.example/about', 400, 'Bad request\n'],
  ])('treats %s as a missing file', async (path, status, text) => {
    const answer = await ask(path, asPage)
    expect([answer.status, answer.body.toString()]).toEqual([status, text])
  })

  it.each([
    [{ cleanUrls: true, trailingSlash: false }, '/about'],
    [{ cleanUrls: true }, '/about/'],
    [{ trailingSlash: false }, '/about'],
    [{}, '/about/'],
  ])('cleans addresses by the hosting rules %j', (rules, clean) => {
    const file = join(parent, 'hosting.json')
    writeFileSync(file, JSON.stringify({ hosting: { ...rules, headers: [], rewrites: [] } }))
    expect(readHosting(file).cleanPathOf('/about/')).toBe(clean)
  })

  it('sends the headers of firebase.json', async () => {
    const page = await ask('/about', asPage)
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    // Another site on this computer may have no HTTPS.
    expect(page.headers['strict-transport-security']).toBeUndefined()
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    // Pages of the site may use the camera to read codes, but not the microphone or location.
    expect(page.headers['permissions-policy']).toMatch(/^camera=\(self\), geolocation=\(\), microphone=\(\), /)
    expect((await ask('/assets/app-1234.js')).headers['cache-control']).toContain('immutable')
    expect((await ask('/data/bundles/saving.abc.json')).headers['cache-control']).toContain('immutable')
  })

  it('compresses with brotli when the browser supports it', async () => {
    const packed = await ask('/assets/app-1234.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(brotliDecompressSync(packed.body).toString()).toBe(script)
    expect((await ask('/assets/app-1234.js')).body.toString()).toBe(script)
  })

  it('answers 304 for an unchanged file, and 200 after a change', async () => {
    const { headers } = await ask('/about', asPage)
    const again = await ask('/about', { ...asPage, 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    writeFileSync(join(root, 'about.html'), 'about, edited')
    const edited = await ask('/about', { ...asPage, 'if-none-match': headers.etag ?? '' })
    expect([edited.status, edited.body.toString()]).toEqual([200, 'about, edited'])
    writeFileSync(join(root, 'about.html'), 'about')
  })

  it('answers HEAD without a body, and rejects writes', async () => {
    const head = await ask('/', asPage, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0])
    expect((await ask('/', asPage, 'POST')).status).toBe(405)
  })
})

describe('two sites on one origin', () => {
  const learn = join(parent, 'learn')
  let both = { port: 0, close }
  beforeAll(async () => {
    mkdirSync(join(learn, 'assets'), { recursive: true })
    const files = {
      'manifest.webmanifest': '{"scope":"/learn/"}',
      'index.html': 'learn home',
      'about.html': 'learn about',
      'shell.html': 'learn shell',
      'assets/app-1234.js': script,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(learn, name), text)
    both = await startServer({ root, beside: [learn], port: 0 })
  })
  afterAll(() => both.close())
  const at = (path: string) => ask(path, asPage, 'GET', both.port)

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/dashboard', 'shell'],
    ['/learning', 'shell'],
    ['/learn/', 'learn home'],
    ['/learn/?rescue', 'learn home'],
    ['/learn/about', 'learn about'],
    ['/learn/dashboard', 'learn shell'],
  ])('%s is answered by the site of its folder', async (path, text) => {
    expect((await at(path)).body.toString()).toBe(text)
  })

  it('keeps the folder in redirects and headers', async () => {
    expect((await at('/learn?a')).headers.location).toBe('/learn/?a')
    expect((await at('/learn/about.html?a')).headers.location).toBe('/learn/about?a')
    expect((await at('/learn/assets/app-1234.js')).headers['cache-control']).toContain('immutable')
  })

  it('has no page outside the folder when it is alone', async () => {
    const alone = await startServer({ root: learn, port: 0 })
    expect((await ask('/', asPage, 'GET', alone.port)).status).toBe(404)
    expect((await ask('/learn/', asPage, 'GET', alone.port)).body.toString()).toBe('learn home')
    await alone.close()
  })
})

describe('starting and stopping', () => {
  it('uses the next free port, and releases it on close', async () => {
    const second = await startServer({ root, port })
    expect(second.port).toBeGreaterThan(port)
    await second.close()
    await expect(ask('/', {}, 'GET', second.port)).rejects.toThrow('ECONNREFUSED')
  })

  it('misbehaves when a journey requests it', async () => {
    const fault = (path: string) =>
      path === '/about' ? ('fail' as const) : path === '/' ? ('captive-portal' as const) : undefined
    const faulty = await startServer({ root, port: 0, fault })
    await expect(ask('/about', {}, 'GET', faulty.port)).rejects.toThrow()
    expect((await ask('/', {}, 'GET', faulty.port)).body.toString()).toContain('Sign in to the Wi-Fi')
    expect((await ask('/dashboard', asPage, 'GET', faulty.port)).body.toString()).toBe('shell')
    await faulty.close()
  })
})
