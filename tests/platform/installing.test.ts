import { describe, expect, it, vi } from 'vitest'
import { createInstaller, type InstallHost, installWayOf } from '../../src/platform/window/installing'

function browser(parts: Partial<InstallHost> = {}) {
  const heard = new Map<string, (event: unknown) => void>()
  const stored = new Map<string, string>()
  const installer = createInstaller({
    navigator: { userAgent: 'Chrome/130 Safari/537', maxTouchPoints: 5 },
    localStorage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    matchMedia: () => ({ matches: false }),
    addEventListener: (type, listener) => void heard.set(type, listener as (event: unknown) => void),
    ...parts,
  })
  return { installer, happens: (type: string, event: unknown = {}) => heard.get(type)?.(event) }
}
const offer = (answer: 'accepted' | 'dismissed') => ({
  preventDefault: vi.fn(),
  prompt: vi.fn(() => Promise.resolve({ outcome: answer })),
})

describe('installing the site as an app', () => {
  it('is offered when the browser supports it, without the browser’s own bar', () => {
    const { installer, happens } = browser()
    const event = offer('accepted')
    happens('beforeinstallprompt', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    expect(installer.getSnapshot()).toEqual({ kind: 'offered' })
  })

  it('asks once for two presses, and waits for the browser to confirm', async () => {
    const { installer, happens } = browser()
    const event = offer('accepted')
    happens('beforeinstallprompt', event)
    await Promise.all([installer.ask(), installer.ask()])
    expect(event.prompt).toHaveBeenCalledOnce()
    expect(installer.getSnapshot().kind).toBe('by-hand')
    happens('appinstalled')
    expect(installer.getSnapshot()).toEqual({ kind: 'installed', here: false })
    // Later tabs of this browser must not offer the manual steps.
    expect(installer.isDeclined()).toBe(true)
  })

  it('stays installed if it finished during the question, and else shows steps', async () => {
    const { installer, happens } = browser()
    const event = offer('accepted')
    event.prompt.mockImplementation(() => {
      happens('appinstalled')
      return Promise.resolve({ outcome: 'accepted' as const })
    })
    happens('beforeinstallprompt', event)
    await installer.ask()
    expect(installer.getSnapshot().kind).toBe('installed')
    const other = browser()
    other.happens('beforeinstallprompt', { ...offer('dismissed'), prompt: () => Promise.reject(new Error('used')) })
    await other.installer.ask()
    expect(other.installer.getSnapshot().kind).toBe('by-hand')
  })

  it('is detected in the app’s own window', () => {
    const asApp = { matchMedia: (query: string) => ({ matches: query.includes('standalone') }) }
    expect(browser(asApp).installer.getSnapshot()).toEqual({ kind: 'installed', here: true })
    const onIos = { navigator: { userAgent: 'iPhone Safari/605', maxTouchPoints: 5, standalone: true } }
    expect(browser(onIos).installer.getSnapshot()).toEqual({ kind: 'installed', here: true })
  })

  it('is declined permanently on this device, and reports when that fails', () => {
    const { installer } = browser()
    expect(installer.isDeclined()).toBe(false)
    expect(installer.decline()).toBe(true)
    expect(installer.isDeclined()).toBe(true)
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const blocked = browser({ localStorage: { getItem: refuse, setItem: refuse } }).installer
    expect(blocked.decline()).toBe(false)
    expect(blocked.isDeclined()).toBe(false)
  })
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'mac-safari'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36', 0, 'browser-menu'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'firefox-android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox-desktop'],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36', 5, 'browser-menu'],
])('the way of %s with %i fingers is %s', (userAgent, maxTouchPoints, way) => {
  expect(installWayOf({ userAgent, maxTouchPoints })).toBe(way)
})
