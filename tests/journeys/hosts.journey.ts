import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import manifest from '../../public/data/lessons/manifest.json'
import { cardText } from '../../src/classroom/protocol/card/classCard'
import { readHosting } from '../../tools/serve/hosting.mjs'
import { leftOutLine } from '../../tools/setup/leftOut.mjs'
import { findPython, findWebServer, isToBeHad } from '../../tools/setup/webServers.mjs'
import { openedClass, tools } from '../classroom/protocol/openedClass'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import type { Host } from './hosts/Host'
import { startCaddy, startNginx, startPython } from './hosts/programs'
import { startCloudflarePages, startGitHubPages, startNetlify } from './hosts/ruleHosts'
import { journeyOfFile } from './journey'
import { Learner } from './Learner'

const it = journeyOfFile(launchHeadlessShell)

/* docs/deploy.md describes these hosts. This file opens the built site on each of them. */
const root = process.env['SITE_ROOT'] ?? 'dist'
const hosting = readHosting(new URL('../../firebase.json', import.meta.url))
const [foundations] = manifest.modules
const [lesson] = foundations?.lessons ?? []
if (lesson === undefined) throw new Error('The manifest is empty.')
const lessonPath = `/lesson/foundations/${lesson.id}`
const HOME = 'Money lessons that work offline.'
const ABOUT = 'No one should pay to learn about money'
const missing = ['/assets/x.js', '/data/lessons/x.json']
const firstFile = (folder: string) => `/${folder}/${readdirSync(join(root, folder)).sort()[0] ?? 'none'}`

interface Row {
  readonly name: string
  readonly start: (root: string) => Promise<Host>
  readonly isHere: boolean
  /** Whether the setup can install a host that is not here. */
  readonly isToBeHad: () => boolean
  /** The status of a screen's fresh address. */
  readonly screenStatus: 200 | 404
  readonly hasHeaders: boolean
  /** Whether it compresses pages with `no-transform` too, and so asks everyone on the way to leave them as they are. */
  readonly keepsPages?: true
  /** Whether it redirects other spellings of an address, and hides the files of rules. */
  readonly isOwnServer: boolean
}

const never = () => false
const byRules = { isHere: true, isToBeHad: never, screenStatus: 200, hasHeaders: true, isOwnServer: false } as const
const byServer = (name: 'nginx' | 'caddy') => ({
  ...byRules,
  isHere: findWebServer(name) !== undefined,
  isToBeHad: () => isToBeHad(name),
  isOwnServer: true,
})

const rows: readonly Row[] = [
  { name: 'nginx', start: startNginx, ...byServer('nginx'), keepsPages: true },
  { name: 'Caddy', start: startCaddy, ...byServer('caddy') },
  { name: 'Netlify', start: startNetlify, ...byRules },
  { name: 'Cloudflare Pages', start: startCloudflarePages, ...byRules },
  { name: 'GitHub Pages', start: startGitHubPages, ...byRules, screenStatus: 404, hasHeaders: false },
]

/** A host that is not here is left out, unless the setup of a CI run could have installed it. */
function isLeftOut({ name, isHere, isToBeHad: canBeHad }: Pick<Row, 'name' | 'isHere' | 'isToBeHad'>): boolean {
  if (isHere || (process.env['CI'] === 'true' && canBeHad())) return false
  console.log(leftOutLine(`the journey of hosts on ${name}, which is not installed here.`))
  return true
}

/** Sends navigations to the host, also after a page has installed the worker. */
async function bypassesWorker(browser: ChromiumBrowser): Promise<() => Promise<void>> {
  const line = await browser.context.newCDPSession(browser.page)
  await line.send('Network.enable')
  await line.send('Network.setBypassServiceWorker', { bypass: true })
  return () => line.detach()
}

/** Opens an address and checks the status of its page, which came from the host and not from the worker. */
async function opensFresh(maya: Learner, path: string, status: number): Promise<void> {
  await maya.opens(path)
  const { workerStart, responseStatus } = (await maya.browser.evaluate(
    'const [{ workerStart, responseStatus }] = performance.getEntriesByType("navigation"); return { workerStart, responseStatus }',
  )) as PerformanceNavigationTiming
  expect([workerStart, responseStatus], path).toEqual([0, status])
}

async function staysOffline(maya: Learner, host: Host): Promise<void> {
  await maya.opens('/')
  await maya.sees('ready offline', { withinMs: 60_000 })
  await host.stops()
  await maya.opens(lessonPath)
  await maya.seesHeading(lesson?.title ?? '')
  await maya.opens('/about')
  await maya.seesHeading(ABOUT)
}

describe.each(rows.filter((row) => !isLeftOut(row)))('the built site on $name', (row) => {
  let host: Host
  it.beforeAll(async () => {
    host = await row.start(root)
  })
  it.afterAll(() => host?.stops())

  it('answers with the right status and all headers', async () => {
    const pages = ['/', '/about', '/login', lessonPath, '/learning', '/quiz/foundations']
    const files = ['/sw.js', '/manifest.webmanifest', firstFile('assets'), firstFile('data/bundles')]
    for (const path of [...pages, ...files]) {
      const { status, headers } = await fetch(host.origin + path)
      const isScreen = hosting.rewriteOf(path) !== undefined && !['/', '/about', '/login'].includes(path)
      expect(status, path).toBe(isScreen ? row.screenStatus : 200)
      if (!row.hasHeaders) continue
      const kept = row.keepsPages && pages.includes(path) ? { 'cache-control': 'no-cache, no-transform' } : {}
      for (const [name, value] of Object.entries({ ...hosting.headersFor(path), ...kept }))
        expect(headers.get(name), `${name} of ${path}`).toBe(value)
      if (row.isOwnServer && pages.includes(path)) expect(headers.get('content-encoding'), path).not.toBeNull()
    }
    for (const path of missing) expect((await fetch(host.origin + path)).status, path).toBe(404)
    if (row.isOwnServer)
      expect((await fetch(`${host.origin}/manifest.webmanifest`)).headers.get('content-type')).toBe(
        'application/manifest+json',
      )
  })

  if (row.isOwnServer)
    it('has one address for each page, and none for rules', async () => {
      const locationOf = async (path: string) => {
        const { status, headers } = await fetch(host.origin + path, { redirect: 'manual' })
        const location = headers.get('location')
        return [status, location === null ? '' : new URL(location, host.origin).href.replace(host.origin, '')]
      }
      expect(await locationOf('/about.html?a=b')).toEqual([301, '/about?a=b'])
      expect(await locationOf('/newsletters/')).toEqual([301, '/newsletters'])
      expect(await locationOf('/index.html')).toEqual([301, '/'])
      for (const path of ['//about.html', '/%2fabout.html', '//evil.example/about.html', '//evil.example/index.html'])
        expect((await locationOf(path))[1], path).toMatch(/^(?:\/about)?$/)
      for (const path of ['/nginx.conf', '/Caddyfile', '/web.config', '/_headers', '/404.html', '/.vite/manifest.json'])
        expect(await locationOf(path), path).toEqual([404, ''])
    })

  it('opens each address fresh', async ({ browser }) => {
    const maya = new Learner(browser, host.origin)
    const ends = await bypassesWorker(browser)
    await opensFresh(maya, '/about', 200)
    await maya.seesHeading(ABOUT)
    await opensFresh(maya, lessonPath, row.screenStatus)
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.seesHeading(lesson.title)
    await opensFresh(maya, '/learning', row.screenStatus)
    await maya.seesHeading('Learning Center')
    const { card } = await openedClass()
    await opensFresh(maya, '/', 200)
    await maya.seesHeading(HOME)
    await opensFresh(maya, `/learning?view=join#${await cardText(card, tools)}`, row.screenStatus)
    await maya.sees('Period 3')
    await ends()
  })

  it('installs the worker, then needs no host', async ({ browser }) => {
    await staysOffline(new Learner(browser, host.origin), host)
  })
})

const python = { name: 'python3 -m http.server', isHere: findPython() !== undefined, isToBeHad: never }

describe.skipIf(isLeftOut(python))('the built site on python3 -m http.server', () => {
  it('opens / fresh, and everything when the worker is there', async ({ browser, onTestFinished }) => {
    const host = await startPython(root)
    onTestFinished(() => host.stops())
    for (const path of ['/about', lessonPath, ...missing])
      expect((await fetch(host.origin + path)).status, path).toBe(404)
    const maya = new Learner(browser, host.origin)
    await maya.opens('/')
    await maya.seesHeading(HOME)
    await maya.sees('ready offline', { withinMs: 60_000 })
    await maya.opens(lessonPath)
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.seesHeading(lesson.title)
    await maya.opens('/about')
    await maya.seesHeading(ABOUT)
    await staysOffline(maya, host)
  })
})
