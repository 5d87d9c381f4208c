import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPageAddress } from '../../src/platform/pageText'
import { type Deployment, languageDist, removeDists, served, urlsOf } from './languageDist'
import { offline, ORIGIN } from './lessonServer'
import { answersOffline, begins, deviceWithoutScript, installs, readinessOf, soon, stopsClock } from './stoppedClock'
import { WorkerDevice } from './WorkerDevice'

let site: Deployment
let newer: Deployment

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

describe('a script that the host changes', () => {
  const changing = (deployment: Deployment) => async (request: Request) =>
    request.url.endsWith('/assets/en-1.js') ? new Response('// changed') : served(deployment, request)

  /** Asks until the worker stops asking the host. */
  async function stoppedDevice(): Promise<WorkerDevice> {
    const device = new WorkerDevice()
    device.fetch = changing(site)
    await begins(device, site)
    for (let round = 0; round < 6; round += 1) await soon(device.says('readiness?'))
    expect(readinessOf(device)).toMatchObject({ trouble: { kind: 'refused', files: 1, isStopped: true } })
    device.asked.length = 0
    return device
  }

  it('is not asked for after three tries, also after a restart', async () => {
    const device = await stoppedDevice()
    await device.start(site)
    await soon(device.says('readiness?'))
    expect(device.asked).toEqual([])
    expect(readinessOf(device)).toMatchObject({ state: 'waiting', trouble: { isStopped: true } })
  })

  it.each(['try-again', 'next day', 'next version'])('is asked for again: %s', async (what) => {
    const device = await stoppedDevice()
    const after = what === 'next version' ? newer : site
    device.online(after)
    if (what === 'next day') vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
    if (what === 'next version') {
      await begins(device, newer)
    }
    await soon(device.says(what === 'try-again' ? what : 'readiness?'))
    vi.restoreAllMocks()
    expect(device.asked).toContain('/assets/en-1.js')
    expect(device.state).toBe('ready')
    await answersOffline(device, after)
  })

  it.each([
    ['offline', offline],
    [
      'behind a captive portal',
      async () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('does not count while the device is %s', async (_, answer) => {
    const device = await deviceWithoutScript(site)
    device.fetch = answer
    for (let round = 0; round < 8; round += 1) await soon(device.says('readiness?'))
    expect(device.cache('lessons').urls).not.toContain(`${ORIGIN}/data/files-refused`)
    device.online(site)
    await soon(device.says('readiness?'))
    expect(device.state).toBe('ready')
  })
})

describe('a host that changes HTML', () => {
  const changing = (deployment: Deployment) => async (request: Request) => {
    const answer = served(deployment, request)
    const isPage = isPageAddress(new URL(request.url).pathname)
    return isPage ? new Response(`${await answer.text()}<!-- ad -->`, answer) : answer
  }

  it('hinders neither a first visit nor an update nor a language', async () => {
    const first = await languageDist(['en', 'es'])
    const second = await languageDist(['en', 'es'], { 'about.html': 'edited', 'es/about.html': 'es, edited' })
    const device = new WorkerDevice()
    device.fetch = changing(first)
    await begins(device, first)
    await soon(device.says('readiness?'))
    await device.choose('es', 'en')
    await soon(device.says('languages'))
    expect(device.state).toBe('ready')
    expect(device.saved).toEqual(urlsOf(first, ['en', 'es']))
    device.fetch = changing(second)
    await installs(device, second)
    await soon(device.update())
    await soon(device.activates())
    expect(device.asked.filter(isPageAddress)).toEqual([])
    expect(device.saved).toEqual(urlsOf(second, ['en', 'es']))
    device.fetch = offline
    expect(await soon(device.text('/es/about'))).toBe('es, edited')
  })

  it('hinders nothing when the bundle of the site is lost', async () => {
    const device = new WorkerDevice()
    device.fetch = async (request) => (request.url.includes('/bundles/site.') ? offline() : changing(site)(request))
    await begins(device, site)
    await soon(device.says('readiness?'))
    expect(device.asked.filter(isPageAddress)).toEqual([])
    expect(device.state).toBe('ready')
    await answersOffline(device, site)
  })
})
