/**
 * Role: whether this site runs as an installed app, and how it can become one here.
 * Guarantee: `installed` only when this very window is the app, or the browser has just said that it installed it.
 * Must not: ask by itself: browsers show their question once, so it waits for a press.
 */
import { isApp, isIos, type PlaceHost } from './appPlace'
import { createStore } from '../createStore'

export type Installing =
  /** The browser can be asked. */
  | { readonly kind: 'offered' }
  | { readonly kind: 'asking' }
  /** `here`: this window is the app; else it was installed from this window. */
  | { readonly kind: 'installed'; readonly here: boolean }
  /** By hand, in the way of this browser. */
  | { readonly kind: 'by-hand'; readonly way: InstallWay }

export type InstallWay = 'ios' | 'firefox-android' | 'mac-safari' | 'browser-menu' | 'firefox-desktop'

/** Not in the standard library's types: only Chromium has it. */
export interface InstallPromptEvent {
  preventDefault(): void
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** `window`, or a stand-in. */
export interface InstallHost extends PlaceHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  addEventListener(type: string, listener: (event: never) => void): void
}

export interface Installer {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Installing
  /** The browser shows its own question. Does nothing where it can't be asked. */
  readonly ask: () => Promise<void>
  /** Whether the offer was sent away or taken on this device. */
  readonly isDeclined: () => boolean
  /** False where the browser refuses to remember it. */
  readonly decline: () => boolean
}

const DECLINED_KEY = 'ledger-install-declined'

/** Listens from now on: browsers tell that they can be asked once, soon after the page has loaded. */
export function createInstaller(host: InstallHost): Installer {
  const { getSnapshot, set, subscribe } = createStore<Installing>(
    isApp(host) ? { kind: 'installed', here: true } : { kind: 'by-hand', way: wayOf(host.navigator) },
  )
  let offer: InstallPromptEvent | undefined
  host.addEventListener('beforeinstallprompt', (event: InstallPromptEvent) => {
    // The browser's own bar would come at arrival, before anybody knows what for.
    event.preventDefault()
    offer = event
    set({ kind: 'offered' })
  })
  host.addEventListener('appinstalled', () => {
    set({ kind: 'installed', here: false })
    // Later pages of this browser can't tell: without this they would offer it again, by hand.
    decline()
  })

  function decline(): boolean {
    try {
      host.localStorage.setItem(DECLINED_KEY, '1')
      return true
    } catch {
      return false
    }
  }

  return {
    subscribe,
    getSnapshot,
    ask: async () => {
      const asked = offer
      if (asked === undefined) return
      // Browsers let an event ask once; another one comes when it may ask again.
      offer = undefined
      set({ kind: 'asking' })
      await asked.prompt().catch(() => undefined)
      // That it was accepted is no proof: `appinstalled` is.
      if (getSnapshot().kind === 'asking') set({ kind: 'by-hand', way: wayOf(host.navigator) })
    },
    isDeclined: () => {
      try {
        return host.localStorage.getItem(DECLINED_KEY) !== null
      } catch {
        return false
      }
    },
    decline,
  }
}

/** Only which steps are shown hangs on a name that browsers may lie about. */
export function wayOf(navigator: InstallHost['navigator']): InstallWay {
  const { userAgent } = navigator
  if (isIos(navigator)) return 'ios'
  if (userAgent.includes('Firefox/')) return userAgent.includes('Android') ? 'firefox-android' : 'firefox-desktop'
  const isSafari = userAgent.includes('Safari/') && !/Chrom(?:e|ium)\//.test(userAgent)
  return isSafari && userAgent.includes('Macintosh') ? 'mac-safari' : 'browser-menu'
}

let own: Installer | undefined

/** This window's. Call it early: it listens from the first call on. */
export function installer(): Installer {
  own ??= createInstaller({
    navigator: window.navigator,
    localStorage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    matchMedia: (query) => window.matchMedia(query),
    addEventListener: (type, listener) => window.addEventListener(type, listener as EventListener),
  })
  return own
}
