import { beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://ledger.example.org'
const scopeOf = (folder: string) => ({ scope: origin + folder }) as ServiceWorkerRegistration
const worker = (path: string) => ({ scriptURL: origin + path })

/** The module of a site in this folder, and a browser whose registrations these are. */
async function siteIn(folder: string) {
  vi.stubEnv('BASE_URL', folder)
  vi.stubGlobal('window', { location: { origin } })
  vi.resetModules()
  const module = await import('../../../src/platform/window/ownWorker')
  const browser = { found: undefined as ServiceWorkerRegistration | undefined, asked: [] as unknown[] }
  const container = Object.assign(new EventTarget(), {
    getRegistration: async (url: unknown) => {
      browser.asked.push(url)
      return browser.found
    },
  }) as unknown as ServiceWorkerContainer
  return { ...module, browser, container }
}

beforeEach(() => vi.unstubAllGlobals())

describe('the worker of a site in a folder', () => {
  it('is not that of a site above it', async () => {
    const { isOwnWorker } = await siteIn('/learn/')
    expect(isOwnWorker(worker('/learn/sw.js'))).toBe(true)
    expect(isOwnWorker(worker('/sw.js'))).toBe(false)
    expect(isOwnWorker(worker('/learn/deeper/sw.js'))).toBe(false)
    expect(isOwnWorker(null)).toBe(false)
  })

  it('has a registration for exactly the folder', async () => {
    const { ownRegistration, browser, container } = await siteIn('/learn/')
    expect(await ownRegistration(container)).toBeUndefined()
    browser.found = scopeOf('/')
    expect(await ownRegistration(container)).toBeUndefined()
    browser.found = scopeOf('/learn/')
    expect(await ownRegistration(container)).toBe(browser.found)
    expect(new Set(browser.asked)).toEqual(new Set(['/learn/']))
  })

  it('is ready once it has taken over from the site above', async () => {
    const { ownReady, browser, container } = await siteIn('/learn/')
    Object.assign(container, { ready: Promise.resolve(scopeOf('/')) })
    browser.found = scopeOf('/')
    const ready = ownReady(container)
    await Promise.resolve()
    container.dispatchEvent(new Event('controllerchange'))
    await Promise.resolve()
    browser.found = scopeOf('/learn/')
    container.dispatchEvent(new Event('controllerchange'))
    expect(await ready).toBe(browser.found)
  })
})

describe('the worker of a site at the root', () => {
  it('is the one that the browser has', async () => {
    const { isOwnWorker, ownRegistration, ownReady, browser, container } = await siteIn('/')
    browser.found = scopeOf('/')
    Object.assign(container, { ready: Promise.resolve(browser.found) })
    expect(isOwnWorker(null)).toBe(true)
    expect(await ownRegistration(container)).toBe(browser.found)
    expect(await ownReady(container)).toBe(browser.found)
  })
})
