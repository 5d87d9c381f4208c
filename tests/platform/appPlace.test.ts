import { describe, expect, it } from 'vitest'
import { appPlace, type PlaceHost } from '../../src/platform/window/appPlace'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

const host = (userAgent: string, more: Partial<PlaceHost['navigator']> = {}, isStandalone = false): PlaceHost => ({
  navigator: { userAgent, maxTouchPoints: 0, ...more },
  matchMedia: () => ({ matches: isStandalone }),
})

describe('the place where the page runs', () => {
  it.each([
    ['Safari on an iPhone', host(IPHONE, { standalone: false }), 'ios-browser'],
    ['Safari on an iPad, which says that it is a Mac', host(MAC, { maxTouchPoints: 5 }), 'ios-browser'],
    ['the home screen of an iPhone', host(IPHONE, { standalone: true }), 'app'],
    ['an installed app elsewhere', host(PIXEL, {}, true), 'app'],
    ['a browser on Android', host(PIXEL, { maxTouchPoints: 5 }), 'browser'],
    ['Safari on a Mac', host(MAC), 'browser'],
  ] as const)('is detected in %s', (_where, given, place) => {
    expect(appPlace(given)).toBe(place)
  })
})
