import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import firebase from '../../../firebase.json' with { type: 'json' }
import { screenPaths, textsForHosts, writeHostFiles } from '../../../tools/build/hostFiles'
import { hostingRules } from '../../../tools/build/hosts/hostingRules'
import { precacheFiles } from '../../../tools/build/precacheFiles'
import { codeOfWorker, listsOfWorker, workerStart } from '../../../tools/build/workerStart'
import { readHosting } from '../../../tools/serve/hosting.mjs'
import { headersAt, redirectAt, type RuleHost } from './readRules'
import { answerOfIis } from './readWebConfig'

const screens = screenPaths.filter((path) => path !== '/login')
const texts = textsForHosts(hostingRules(firebase.hosting), screens)
const hosting = readHosting('firebase.json')
const { _headers: headers = '', _redirects: redirects = '', 'web.config': iis = '' } = texts
const files = ['/index.html', '/about.html', '/login.html', '/shell.html', '/lesson.html', '/assets/a.js', '/sw.js']
const paths = ['/', '/about', '/dashboard', '/lesson/saving/saving_1', '/assets/a.js', '/data/bundles/a.json', '/sw.js']

describe('every header of firebase.json', () => {
  const all = firebase.hosting.headers.flatMap((rule) => rule.headers)

  it.each(['_headers', 'nginx.conf', 'Caddyfile', 'web.config'])('is in %s', (name) => {
    const text = (texts[name] ?? '').replaceAll('_', '-').toLowerCase()
    expect(all.length).toBeGreaterThan(5)
    for (const { key, value } of all) {
      expect(text).toContain(key.toLowerCase())
      expect(texts[name]).toContain(value)
    }
  })

  it('asks browsers for HTTPS on this host only', () => {
    const { value } = all.find(({ key }) => key === 'Strict-Transport-Security') ?? {}
    expect(value).toMatch(/^max-age=\d{8}$/)
  })

  it.each<RuleHost>(['Netlify', 'Cloudflare Pages'])('is sent for its paths by %s', (host) => {
    for (const path of paths) expect(headersAt(headers, path, host), path).toEqual(hosting.headersFor(path))
  })

  it('is sent for its paths by IIS', () => {
    for (const path of paths) {
      const sent = answerOfIis(iis, path, [...files, '/data/bundles/a.json']).headers
      expect(sent, path).toEqual(hosting.headersFor(path))
    }
  })
})

describe('every rewrite of firebase.json', () => {
  it.each(['nginx.conf', 'Caddyfile', 'web.config'])('is in %s, in the same order', (name) => {
    const { rewrites } = firebase.hosting
    const text = texts[name] ?? ''
    for (const { regex, destination } of rewrites)
      expect(text.indexOf(destination)).toBeGreaterThan(text.indexOf(regex))
    // A header may have the same pattern, above them.
    const at = rewrites.map(({ regex }) => text.lastIndexOf(regex))
    expect(at).not.toContain(-1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('answers every screen on Netlify, Cloudflare Pages and IIS', () => {
    const met = new Set<string>()
    for (const screen of screens) {
      const path = screen.replaceAll(/:\w+/g, 'saving_1')
      const page = hosting.rewriteOf(path) ?? ''
      met.add(page)
      expect(redirectAt(redirects, path), path).toEqual({ to: page.replace('.html', ''), status: 200 })
      expect(answerOfIis(iis, path, files), path).toMatchObject({ status: 200, to: page })
    }
    expect([...met].sort()).toEqual(firebase.hosting.rewrites.map(({ destination }) => destination).sort())
  })
})

it('hosts revalidate the worker’s start and store what it names', () => {
  expect(hosting.headersFor('/sw.js')).toMatchObject({ 'cache-control': 'no-cache' })
  const start = workerStart('worker-1.js', ['pages-1'], 'version')
  for (const file of [codeOfWorker(start), ...listsOfWorker(start)])
    expect(hosting.headersFor(`/${file}`)).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
})

it.each(['/assets/x.js', '/data/lessons/x.json'])('no rule answers the missing file %s', (path) => {
  expect(redirectAt(redirects, path)).toBeUndefined()
  expect(answerOfIis(iis, path, files).status).toBe(404)
  expect(hosting.rewriteOf(path)).toBeUndefined()
})

it('a host and a worker leave the files for hosts out', () => {
  const names = [...Object.keys(texts), '404.html']
  expect(firebase.hosting.ignore).toEqual(expect.arrayContaining(names))
  const dist = mkdtempSync(join(tmpdir(), 'hosts-'))
  try {
    for (const name of [...names, 'shell.html']) writeFileSync(join(dist, name), readFileSync('firebase.json'))
    expect(precacheFiles(dist).map(({ file }) => file)).toEqual(['shell.html'])
  } finally {
    rmSync(dist, { recursive: true })
  }
})

it.each([
  ['/', [...Object.keys(texts), '404.html']],
  // The other hosts have one set of rules for all their folders.
  ['/learn/', ['404.html', 'nginx.conf']],
])('a site at %s gets its files', async (base, expected) => {
  const dist = mkdtempSync(join(tmpdir(), 'hosts-'))
  try {
    for (const name of ['login.html', 'shell.html']) writeFileSync(join(dist, name), name)
    await writeHostFiles(dist, base, firebase.hosting)
    const written = readdirSync(dist).filter((name) => name !== 'login.html' && name !== 'shell.html')
    expect(written.sort()).toEqual([...expected].sort())
    for (const name of expected) {
      const text = name === '404.html' ? 'shell.html' : texts[name]
      expect(readFileSync(join(dist, name), 'utf8'), name).toBe(text)
    }
  } finally {
    rmSync(dist, { recursive: true })
  }
})
