import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openedClass } from '../classroom/protocol/openedClass'
import { ask, openHub, type OpenHub } from './openHub'

/* A site in a folder, which `VITE_BASE=/learn/` makes. The class and the status page stay at the address of the hub. */
const root = mkdtempSync(join(tmpdir(), 'hub-site-'))
const asPage = { accept: 'text/html' }
let hub: OpenHub
const get = (target: string) => ask(hub.port, { target, headers: asPage })

beforeAll(async () => {
  const files = {
    'manifest.webmanifest': '{ "scope": "/learn/" }',
    'index.html': 'home',
    'about.html': 'about',
    'shell.html': 'shell',
    'sw.js': 'self',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  hub = await openHub({ site: { root, hosting: 'firebase.json' } })
})
afterAll(async () => {
  await hub.close()
  rmSync(root, { recursive: true })
})

describe('the hub with a site in a folder', () => {
  it.each([
    ['/learn/', 'home'],
    ['/learn/about', 'about'],
    ['/learn/dashboard', 'shell'],
    ['/learn/sw.js', 'self'],
  ])('serves %s', async (target, text) => {
    expect(await get(target)).toMatchObject({ status: 200, text })
  })

  it.each([
    ['/', 302, '/learn/'],
    ['/?from=card', 302, '/learn/?from=card'],
    ['/learn', 301, '/learn/'],
    ['/learn/about.html', 301, '/learn/about'],
  ])('redirects %s', async (target, status, location) => {
    expect(await get(target)).toMatchObject({ status, headers: { location } })
  })

  it.each(['/about', '/sw.js', '/learning'])('has no %s outside the folder', async (target) => {
    expect(await get(target)).toMatchObject({ status: 404 })
  })

  it('creates a class at its own address, and shows its status', async () => {
    expect(await hub.makeClass(await openedClass())).toMatchObject({ status: 201 })
    expect((await get('/_hub')).text).toContain('The hub is running')
  })
})
