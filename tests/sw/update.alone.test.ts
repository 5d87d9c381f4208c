import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { asked, type Deployment, languageDist, removeDists, served, urlsOf } from './languageDist'
import { offline, ORIGIN } from './lessonServer'
import { deviceWith, WorkerDevice } from './WorkerDevice'

let site: Deployment
/** The page About, one lesson and the licenses are new. */
let newer: Deployment
/** One more file is new. */
let newest: Deployment

const edits = {
  'about.html': 'en about, edited',
  'licenses.txt': 'licenses, edited',
  'data/lessons/saving_1.json': '{"name":"edited"}',
}
const ABOUT = 'en about <'
/** A page that makes the bundle so large that single files are the smaller download. */
const bulk = {
  'login.html': Array.from({ length: 60 }, (_, at) => createHash('sha256').update(String(at)).digest('hex')).join(' '),
}

beforeAll(async () => {
  site = await languageDist(['en'], bulk)
  newer = await languageDist(['en'], { ...bulk, ...edits })
  newest = await languageDist(['en'], { ...bulk, ...edits, 'shell.html': 'the newest shell' })
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(removeDists)

/** A device that has the first version whole. The second one is installed and waits. */
async function deviceThatWaits(): Promise<WorkerDevice> {
  const device = await deviceWith(site, 'en')
  await installs(device, newer)
  return device
}

async function installs(device: WorkerDevice, deployment: Deployment): Promise<void> {
  device.online(deployment)
  await device.start(deployment)
  await device.happens('install')
}

/** What the second version has to download. */
const changed = (): readonly string[] =>
  ['/data/lessons/saving_1.json', '/licenses.txt', asked(newer, '/about')].toSorted()

/** Everything that a page asks for is of one version. */
async function answersFrom(device: WorkerDevice, deployment: Deployment): Promise<void> {
  for (const path of ['/about', '/data/lessons/saving_1.json', '/licenses.txt']) {
    const mode = path === '/about' ? 'navigate' : 'cors'
    expect(await device.text(path, mode), path).toBe(deployment.read(path)?.toString())
  }
}

describe('an update', () => {
  it('installs with its lists alone, and brings only what changed', async () => {
    const device = await deviceThatWaits()
    expect(device.asked).toEqual([])
    await device.update()
    expect(device.asked.toSorted()).toEqual(changed())
    expect(device.toldOfUpdate).toMatchObject({ state: 'ready', files: { done: 3, total: 3 } })
  })

  it('downloads one file in each step, and counts them', async () => {
    const device = await deviceThatWaits()
    const told: unknown[] = []
    for (let step = 1; step <= 3; step += 1) {
      await device.says('fetch-update')
      expect(device.asked).toHaveLength(step)
      // The browser ends a worker that has nothing to do.
      await device.start(newer)
      await device.says('update?')
      told.push(device.toldOfUpdate)
    }
    expect(told).toMatchObject([
      { state: 'waiting', files: { done: 1, total: 3 } },
      { state: 'waiting', files: { done: 2, total: 3 } },
      { state: 'ready', files: { done: 3, total: 3 } },
    ])
  })

  it('takes over when it is complete, and not before', async () => {
    const device = await deviceThatWaits()
    await device.says('fetch-update')
    await device.says('skip-waiting')
    expect(device.hasSkipped).toBe(false)
    await device.update()
    await device.says('skip-waiting')
    expect(device.hasSkipped).toBe(true)
    await device.activates()
    device.fetch = offline
    await answersFrom(device, newer)
    expect(device.saved).toEqual(urlsOf(newer, ['en']))
  })

  it('leaves the version before in use when its pages were closed', async () => {
    const device = await deviceThatWaits()
    await device.says('fetch-update')
    await device.activates()
    device.fetch = offline
    await answersFrom(device, site)
    // The worker starts again with each page after a pause.
    await device.start(newer)
    await answersFrom(device, site)
    expect(device.state).toBe('ready')
    await device.says('use-update')
    expect(device.toldOfUpdate).toMatchObject({ state: 'waiting' })
    await answersFrom(device, site)
    for (const url of site.urlsOf('en')) expect(device.saved).toContain(url)

    device.online(newer)
    await device.update()
    await answersFrom(device, site)
    await device.says('use-update')
    expect(device.toldOfUpdate).toMatchObject({ state: 'in-use' })
    device.fetch = offline
    await answersFrom(device, newer)
    expect(device.saved).toEqual(urlsOf(newer, ['en']))
  })

  it('leaves the version before in use when its own lists are lost', async () => {
    const device = await deviceThatWaits()
    await device.says('fetch-update')
    await device.activates()
    for (const cache of device.caches.values()) {
      for (const url of cache.urls.filter((one) => one.includes('/assets/list-'))) await cache.delete(url)
    }
    await device.start(newer)
    device.hasPage = false
    device.fetch = offline
    await answersFrom(device, site)
  })

  it('is used by the next page when no page is open', async () => {
    const device = await deviceThatWaits()
    await device.activates()
    await device.update()
    expect(await device.text('/about')).toContain(ABOUT)
    device.hasPage = false
    device.fetch = offline
    expect(await device.text('/about')).toBe(edits['about.html'])
    expect(device.saved).toEqual(urlsOf(newer, ['en']))
  })

  it('uses what an earlier update that never took over had brought', async () => {
    const device = await deviceThatWaits()
    await device.update()
    device.asked.length = 0
    await installs(device, newest)
    await device.update()
    expect(device.asked).toEqual([asked(newest, '/shell')])
    await answersFrom(device, site)
  })

  it('asks for nothing when the version goes back', async () => {
    const device = await deviceThatWaits()
    await installs(device, site)
    expect(device.asked).toEqual([])
    await device.activates()
    device.fetch = offline
    await answersFrom(device, site)
  })

  it('fetches no file twice, however often the line breaks', async () => {
    const event = fc.constantFrom('step', 'end of the worker', 'page closed', 'line breaks', 'line is back')
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
        const device = await deviceThatWaits()
        const arrived: string[] = []
        const answer = async (request: Request): Promise<Response> => {
          arrived.push(request.url)
          return served(newer, request)
        }
        device.fetch = answer
        for (const one of events) {
          if (one === 'step') await device.says('fetch-update')
          else if (one === 'end of the worker') await device.start(newer)
          else if (one === 'page closed') await device.activates()
          else device.fetch = one === 'line breaks' ? offline : answer
          await answersFrom(device, (await isNew(device)) ? newer : site)
        }
        device.fetch = answer
        await device.update()
        expect(arrived.toSorted()).toEqual([...new Set(arrived)].toSorted())
        expect(arrived).toHaveLength(3)
      }),
      { numRuns: 40 },
    )
  })

  it('takes a bundle that is smaller, or else single files', async () => {
    const device = await deviceWith(await languageDist(['en']), 'en')
    const after = await languageDist(['en'], edits)
    await installs(device, after)
    device.fetch = async (request) => (request.url.includes('/bundles/') ? offline() : served(after, request))
    await device.says('fetch-update')
    expect(device.asked).toEqual([expect.stringContaining('/data/bundles/site.')])
    expect(device.toldOfUpdate).toMatchObject({ state: 'waiting', failed: true })
    await device.update()
    expect(device.asked).toHaveLength(4)
    device.online(after)
    await device.activates()
    await answersFrom(device, after)
  })

  it('says that a step failed, and that the disk is full', async () => {
    const device = await deviceThatWaits()
    device.fetch = offline
    await device.says('fetch-update')
    expect(device.toldOfUpdate).toMatchObject({ state: 'waiting', failed: true, files: { done: 0, total: 3 } })
    device.online(newer)
    const refusals = [...device.caches.values()].map((cache) =>
      vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError')),
    )
    await device.says('fetch-update')
    expect(device.toldOfUpdate).toMatchObject({ failed: true, isFull: true })
    for (const refusal of refusals) refusal.mockRestore()
    await device.update()
    expect(device.toldOfUpdate).not.toHaveProperty('isFull')
  })

  it('waits with Save-Data until the learner asks', async () => {
    const device = await deviceThatWaits()
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await device.says('fetch-update')
    expect(device.asked).toEqual([])
    expect(device.toldOfUpdate).toMatchObject({ state: 'paused-save-data', files: { done: 0, total: 3 } })
    await device.says('fetch-update-now')
    // The browser ends the worker, and the answer of the learner still counts.
    await device.start(newer)
    await device.update()
    expect(device.asked).toHaveLength(3)
  })
})

describe('a file that a page brings', () => {
  const file = async (device: WorkerDevice, path: string, text: string) => {
    const content = new TextEncoder().encode(text).buffer
    const answers: unknown[] = []
    const port = { postMessage: (message: unknown) => answers.push(message) }
    await device.happens('message', { data: { type: 'take-file', path, content }, ports: [port], source: null })
    return answers
  }

  it('is none that the worker can make itself', async () => {
    const device = await deviceThatWaits()
    const [answer] = await device.asks('update-files?')
    const files = answer !== undefined && 'files' in answer ? (answer.files as { readonly path: string }[]) : []
    expect(files).toHaveLength(3)
    expect(device.asked).toEqual([])
  })

  it('is saved if it is missing and has the right bytes', async () => {
    const device = await deviceThatWaits()
    await device.says('fetch-update')
    const [answer] = await device.asks('update-files?')
    const files = answer !== undefined && 'files' in answer ? (answer.files as { readonly path: string }[]) : []
    expect(files).toHaveLength(2)
    device.fetch = offline
    for (const { path } of files) {
      expect(await file(device, path, 'other bytes')).toEqual([{ type: 'taken', path, isKept: false }])
      const text = newer.read(path)?.toString() ?? ''
      expect(await file(device, path, text)).toEqual([{ type: 'taken', path, isKept: true }])
    }
    expect(await file(device, '/about', edits['about.html'])).toMatchObject([{ isKept: false }])
    expect(device.toldOfUpdate).toMatchObject({ state: 'ready' })
    await device.activates()
    await answersFrom(device, newer)
  })
})

describe('a device whose worker is of a version without lists', () => {
  it('gets the new version in the install, and downloads only changes', async () => {
    const device = await deviceWith(site, 'en')
    // Earlier versions had no record, and another key for a page.
    await device.cache('lessons').delete(`${ORIGIN}/data/version-in-use`)
    const pages = [...device.caches.values()].find((cache) => cache.urls.some((url) => url.includes('/about')))
    const [key = ''] = pages?.urls.filter((url) => url.includes('/shell')) ?? []
    await pages?.put(`${ORIGIN}/shell?__WB_REVISION__=1`, (await pages.match(key)) ?? new Response())
    await pages?.delete(key)
    await installs(device, newer)
    expect(device.asked.toSorted()).toEqual(changed())
    device.registration.waiting = {}
    await device.says('update?')
    expect(device.toldOfUpdate).toMatchObject({ state: 'ready' })
    await device.says('skip-waiting')
    expect(device.hasSkipped).toBe(true)
    await device.activates()
    device.fetch = offline
    await answersFrom(device, newer)
  })

  it.each(['', '{"format":2,"version":"x","lists":[]}', '{"format":1,"version":"x","lists":[{}]}'])(
    'is treated the same when its record is %j',
    async (record) => {
      const device = await deviceWith(site, 'en')
      await device.cache('lessons').put(`${ORIGIN}/data/version-in-use`, new Response(record))
      await installs(device, newer)
      await device.activates()
      device.fetch = offline
      await answersFrom(device, newer)
    },
  )
})

/** Whether pages are of the second version. */
async function isNew(device: WorkerDevice): Promise<boolean> {
  return (await device.text('/about')) === edits['about.html']
}
