import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedHtml } from './changedHtml'
import { type Shape, ShapedLine } from './ShapedLine'

const IDEAL: Shape = { latencyMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY, loss: 0 }
const PAGE = '<html><head></head><body><p>Hi</p></body></html>'

let server: Server
let line: ShapedLine
let arrived: string[]

beforeEach(async () => {
  arrived = []
  server = createServer((request, response) => {
    const { url = '/' } = request
    arrived.push(url)
    if (url === '/page') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', etag: '"1"' })
      return void response.end(brotliCompressSync(PAGE))
    }
    response.writeHead(200, { 'content-type': 'application/json', etag: '"2"' })
    response.end('x'.repeat(Number(url.slice(1))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line = await ShapedLine.before((server.address() as AddressInfo).port, IDEAL)
})
afterEach(async () => {
  await line.goesAway()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const get = async (path: string) => await (await fetch(line.origin + path)).text()
const msOf = async (task: Promise<unknown>) => {
  const begun = performance.now()
  await task
  return performance.now() - begun
}

describe('a line', () => {
  it('adds its delay once to a big answer', async () => {
    line.becomes({ latencyMs: 60 })
    const times = [await msOf(get('/200000')), await msOf(get('/200000')), await msOf(get('/200000'))]
    expect(Math.min(...times)).toBeGreaterThan(50)
    // A delay of each packet would add up to seconds. A busy machine rarely delays all three answers.
    expect(Math.min(...times)).toBeLessThan(60 * 40)
  })

  it('shares its rate among all answers', async () => {
    line.becomes({ bytesPerSecond: 100_000 })
    expect(await msOf(Promise.all(['/15000', '/15000', '/10', '/10'].map(get)))).toBeGreaterThan(250)
    expect(line.bytes).toBeGreaterThan(30_020)
  })

  it('goes away and comes back at the same address', async () => {
    const { origin } = line
    await line.goesAway()
    await expect(get('/1')).rejects.toThrow('fetch failed')
    await line.comesBack()
    expect(line.origin).toBe(origin)
    expect(await get('/1')).toBe('x')
  })
})

describe('a line that loses requests', () => {
  /** The results of so many requests, one after the other. */
  const fates = async (times: number) => {
    const found: string[] = []
    for (let at = 0; at < times; at += 1)
      found.push(
        await get('/3000').then(
          () => 'whole',
          (error: Error) => error.message,
        ),
      )
    return found
  }

  it('loses half before they arrive, and half within the answer', async () => {
    line.becomes({ loss: 0.5 })
    const found = await fates(160)
    const of = (fate: string) => found.filter((one) => one === fate).length
    expect(of('whole') + of('fetch failed') + of('terminated')).toBe(160)
    expect(of('whole')).toBe(160 - line.lost.length)
    for (const [fate, share] of [
      ['whole', 80],
      ['fetch failed', 40],
      ['terminated', 40],
    ] as const) {
      expect(of(fate)).toBeGreaterThan(share - 32)
      expect(of(fate)).toBeLessThan(share + 32)
    }
    expect(arrived).toHaveLength(160 - of('fetch failed'))
  })

  it('loses the same requests when the seed is the same', async () => {
    line.becomes({ loss: 0.5 })
    const first = await fates(20)
    await line.goesAway()
    line = await ShapedLine.before((server.address() as AddressInfo).port, { ...IDEAL, loss: 0.5 })
    expect(await fates(20)).toEqual(first)
  })
})

describe('a line that changes HTML', () => {
  it('changes compressed pages, and nothing else', async () => {
    line.passes(changedHtml.comment)
    const page = await fetch(`${line.origin}/page`)
    expect(await page.text()).toBe(PAGE.replace('</body>', '<!-- scanned --></body>'))
    expect(page.headers.get('etag')).toBeNull()
    const data = await fetch(`${line.origin}/5`)
    expect([await data.text(), data.headers.get('etag')]).toEqual(['xxxxx', '"2"'])
  })

  it('hides addresses as Cloudflare does, except where it is told not to', () => {
    const kept = '<!--email_off--><a href="mailto:a@b.org">a@b.org</a><!--/email_off-->'
    const head = '<head><title>a@b.org</title></head>'
    const page = (body: string) => `<html>${head}<body>${body}</body></html>`
    expect(changedHtml.email.change(page(kept))).toBe(page(kept))
    const changed = changedHtml.email.change(page(`${kept}<a class="x" href="mailto:a@b.org">a@b.org</a>`))
    expect(changed).toContain(head)
    expect(changed).toContain(kept)
    expect(changed).toContain(
      '<a class="x" href="/cdn-cgi/l/email-protection#5a3b1a387435283d"><span class="__cf_email__"',
    )
    expect(changed).toMatch(/<script data-cfasync="false" src="[^"]+"><\/script><\/body><\/html>$/)
  })

  it('serves the script that shows hidden addresses', async () => {
    line.passes(changedHtml.email)
    const [path = ''] = Object.keys(changedHtml.email.scripts)
    expect(await get(path)).toContain('__cf_email__')
    expect(arrived).toEqual([])
  })
})
