import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Deployment, languageDist, removeDists, served, urlsOf } from './languageDist'
import { offline } from './lessonServer'
import { answersOffline, begins, deviceWithoutScript, installs, readinessOf, soon, stopsClock } from './stoppedClock'
import { WorkerDevice } from './WorkerDevice'

let site: Deployment
/** The page About is new. */
let newer: Deployment
const NETWORK = 'from the network'

beforeAll(async () => {
  site = await languageDist(['en'])
  newer = await languageDist(['en'], { 'about.html': 'en about, edited' })
})
beforeEach(stopsClock)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(removeDists)

const isList = (request: Request): boolean => request.url.includes('/assets/list-')
const listsOf = ({ names }: Deployment): readonly string[] =>
  names
    .split(' ')
    .map((name) => `/assets/list-${name}.json`)
    .toSorted()
/** What a page gets while no version is in use. */
async function answersNothing(device: WorkerDevice): Promise<void> {
  const before = device.fetch
  device.fetch = async () => new Response(NETWORK)
  expect(await soon(device.text('/about'))).toBe(NETWORK)
  expect(await soon(device.text('/assets/en-1.js', 'cors'))).toBe(NETWORK)
  device.fetch = before
}

describe('the first version of a device', () => {
  it('installs with its lists alone when all other requests are lost', async () => {
    const device = new WorkerDevice()
    device.fetch = async (request) => (isList(request) ? served(site, request) : offline())
    await installs(device, site)
    expect(device.askedLists.toSorted()).toEqual(listsOf(site))
    expect([device.asked, device.saved]).toEqual([[], []])
  })

  it.each([false, true])('answers nothing until it is complete (worker starts again: %s)', async (isStopped) => {
    const device = new WorkerDevice()
    const pause = async (): Promise<void> => {
      if (isStopped) await device.start(site)
    }
    device.online(site)
    await installs(device, site)
    await pause()
    await soon(device.activates())
    await pause()
    await answersNothing(device)
    device.fetch = async (request) => (request.url.endsWith('/assets/en-1.js') ? offline() : served(site, request))
    await soon(device.says('readiness?'))
    expect(readinessOf(device)).toMatchObject({ state: 'waiting', trouble: { kind: 'dropped', requests: 1 } })
    await pause()
    await answersNothing(device)
    device.online(site)
    await soon(device.says('readiness?'))
    expect(device.state).toBe('ready')
    await pause()
    await answersOffline(device, site)
  })

  it('becomes ready on a lossy line, and fetches nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), async (luck) => {
        const device = new WorkerDevice()
        const arrived: string[] = []
        device.fetch = async (request) => {
          if (luck.next().value === true) return offline()
          arrived.push(request.url)
          return served(site, request)
        }
        let rounds = 0
        /** One try of a page. The browser may have stopped the worker before it. Resolves to whether it succeeded. */
        const round = async (work: () => Promise<void>): Promise<boolean> => {
          rounds += 1
          expect(rounds).toBeLessThan(40)
          await device.start(site)
          return soon(
            work().then(
              () => true,
              () => false,
            ),
          )
        }
        while (!(await round(() => device.happens('install'))));
        await soon(device.activates())
        while (device.state !== 'ready') await round(() => device.says('readiness?'))
        expect(device.saved).toEqual(urlsOf(site, ['en']))
        expect(arrived.toSorted()).toEqual([...new Set(arrived)].toSorted())
        await answersOffline(device, site)
      }),
      { numRuns: 25 },
    )
  })

  it('makes way for the next one, which keeps the files', async () => {
    const device = await deviceWithoutScript(site)
    expect(device.saved).toContain('/assets/shared-1.js')
    device.asked.length = 0
    device.online(newer)
    await installs(device, newer)
    expect([device.hasSkipped, device.asked]).toEqual([true, []])
    await soon(device.activates())
    await soon(device.says('readiness?'))
    expect(device.state).toBe('ready')
    expect(device.asked).toContain('/assets/en-1.js')
    expect(device.asked).not.toContain('/assets/shared-1.js')
    await answersOffline(device, newer)
    expect(device.saved).toEqual(urlsOf(newer, ['en']))
  })

  it('is never offered as an update, nor fetched as one', async () => {
    const device = await deviceWithoutScript(site)
    device.asked.length = 0
    device.online(site)
    const told = async (message: string): Promise<string | undefined> => {
      await soon(device.says(message))
      return device.toldOfUpdate?.state
    }
    expect(await told('update?')).toBe('in-use')
    expect(await told('fetch-update')).toBe('in-use')
    expect(device.asked).toEqual([])
    await soon(device.says('readiness?'))
    expect(await told('update?')).toBe('in-use')
  })

  it('does not make way when it is complete', async () => {
    const device = new WorkerDevice()
    await soon(device.install(site))
    device.online(newer)
    await installs(device, newer)
    expect(device.hasSkipped).toBe(false)
    await answersOffline(device, site)
  })
})

describe('an emptied cache', () => {
  /** The browser or the reader emptied it, and the worker is still registered. */
  async function emptiedDevice(): Promise<WorkerDevice> {
    const device = new WorkerDevice()
    await soon(device.install(site))
    device.caches.clear()
    device.askedLists.length = 0
    await device.start(site)
    return device
  }

  it('lets the page of the rescue answer offline', async () => {
    const device = await emptiedDevice()
    device.fetch = offline
    expect(await soon(device.text('/?rescue'))).toContain('name="rescue"')
  })

  it('gets its lists and files back when a page asks', async () => {
    const device = await emptiedDevice()
    await answersNothing(device)
    device.fetch = offline
    await soon(device.says('readiness?'))
    expect(device.state).toBe('waiting')
    device.online(site)
    device.askedLists.length = 0
    await soon(device.says('readiness?'))
    expect(device.askedLists.toSorted()).toEqual(listsOf(site))
    expect(device.state).toBe('ready')
    await answersOffline(device, site)
  })
})

describe('a page that fetches while files are being fetched', () => {
  it('cancels slow downloads, and their files come later', async () => {
    const device = new WorkerDevice()
    device.online(site)
    await begins(device, site)
    device.fetch = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const filling = device.says('readiness?')
    while (device.asked.length === 0) await vi.advanceTimersByTimeAsync(100)
    await vi.advanceTimersByTimeAsync(1500)
    const asked = [...device.asked]
    void device.text('/data/lessons/saving_1.json', 'cors')
    await soon(filling)
    // No single file in place of a canceled bundle.
    expect(device.asked).toEqual([...asked, '/data/lessons/saving_1.json'])
    expect(readinessOf(device)).not.toHaveProperty('trouble')
    device.online(site)
    await soon(device.says('readiness?'))
    expect(device.state).toBe('ready')
  })
})
