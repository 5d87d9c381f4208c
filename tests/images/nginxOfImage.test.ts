import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import firebase from '../../firebase.json' with { type: 'json' }
import { hostingRules } from '../../tools/build/hosts/hostingRules'
import { nginxFile } from '../../tools/build/hosts/nginxFile'
import { IN_IMAGE, nginxOfImage } from '../../tools/images/nginxOfImage'
import { readHosting } from '../../tools/serve/hosting.mjs'
import { leftOutLine } from '../../tools/setup/leftOut.mjs'
import { findWebServer } from '../../tools/setup/webServers.mjs'
import type { Host } from '../journeys/hosts/Host'
import { startNginx } from '../journeys/hosts/programs'

const hosting = readHosting('firebase.json')
const isHere = findWebServer('nginx') !== undefined
if (!isHere) console.log(leftOutLine('the settings of the image on nginx, which is not installed here.'))
const script = 'export const answer = 42\n'.repeat(200)

/** A small built site, as the image has it. */
function siteIn(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), 'image-'))
  const files = {
    'manifest.webmanifest': JSON.stringify({ scope: folder }),
    'nginx.conf': nginxFile(hostingRules(firebase.hosting)),
    'index.html': 'home',
    'about.html': 'about',
    'shell.html': 'shell',
    'lesson.html': 'lesson',
    'assets/app.js': script,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

it('gives no process of the image the rights of root', () => {
  expect(nginxOfImage('/', IN_IMAGE)).not.toMatch(/^user /m)
  expect(Number(IN_IMAGE.listen)).toBeGreaterThan(1023)
})

describe.skipIf(!isHere).each(['/', '/learn/'])('nginx with a site at %s', (folder) => {
  const below = folder.slice(0, -1)
  const use = async (work: (host: Host) => Promise<void>) => {
    const root = siteIn(folder)
    const host = await startNginx(root)
    try {
      await work(host)
    } finally {
      await host.stops()
      rmSync(root, { recursive: true })
    }
  }
  const get = (host: Host, path: string) => fetch(host.origin + path, { redirect: 'manual' })

  it('answers every address as the hosting does', () =>
    use(async (host) => {
      const pages = { '/': 'home', '/about': 'about', '/dashboard': 'shell', '/lesson/saving/saving_1': 'lesson' }
      for (const [path, text] of Object.entries({ ...pages, '/assets/app.js': script })) {
        const answer = await get(host, below + path)
        expect([answer.status, await answer.text()], path).toEqual([200, text])
        const sent = Object.fromEntries(answer.headers)
        const cached = path.includes('.') ? {} : { 'cache-control': 'no-cache, no-transform' }
        expect(sent, path).toMatchObject({ ...hosting.headersFor(path), ...cached })
      }
      for (const path of ['/assets/x.js', '/nginx.conf', '/web.config']) {
        const answer = await get(host, below + path)
        expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, null])
      }
    }))

  it('redirects other spellings inside the folder', () =>
    use(async (host) => {
      const moved = { '/about.html': '/about', '/about/?a=b': '/about?a=b', '/index.html': '/' }
      for (const [path, to] of Object.entries(moved)) {
        const answer = await get(host, below + path)
        expect([answer.status, answer.headers.get('location')], path).toEqual([301, below + to])
      }
      if (below === '') return
      const outside = { '/': [302, folder], [below]: [301, folder], '/about': [404, null] }
      for (const [path, expected] of Object.entries(outside)) {
        const answer = await get(host, path)
        expect([answer.status, answer.headers.get('location')], path).toEqual(expected)
      }
    }))

  it('compresses scripts', () =>
    use(async (host) => {
      const answer = await fetch(`${host.origin}${below}/assets/app.js`, { headers: { 'accept-encoding': 'gzip' } })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(await answer.text()).toBe(script)
    }))
})
