/**
 * Role: says whether this site runs as an installed app, and how it can be installed on this device.
 * Guarantee: `installed` only if this window is the app, or the browser has just reported the installation.
 * Must not: show the install prompt without a press, because browsers show it only once.
 */
import { isApp, isIos, type PlaceHost } from './appPlace'
import { createStore } from '../createStore'
import { storageName } from '../storageName'

export type Installing =
  /** The browser can show its install prompt. */
  | { readonly kind: 'offered' }
  | { readonly kind: 'asking' }
  /** `here`: this window is the app. Otherwise the app was installed from this window. */
  | { readonly kind: 'installed'; readonly here: boolean }
  /** The user installs the app manually, with the steps for this browser. */
  | { readonly kind: 'by-hand'; readonly way: InstallWay }

export type InstallWay = 'ios' | 'firefox-android' | 'mac-safari' | 'browser-menu' | 'firefox-desktop'

/** Only Chromium has this event, so the standard library's types lack it. */
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
  /** Shows the browser's own install prompt. Does nothing if the browser has no prompt to show. */
  readonly ask: () => Promise<void>
  /** Whether the user declined or accepted the offer on this device. */
  readonly isDeclined: () => boolean
  /** Returns false if the browser can't save the choice. */
  readonly decline: () => boolean
}

const DECLINED_KEY = storageName('ledger-install-declined')

/** Starts to listen. Browsers send the event only once, soon after the page has loaded. */
export function createInstaller(host: InstallHost): Installer {
  const { getSnapshot, set, subscribe } = createStore<Installing>(
    isApp(host) ? { kind: 'installed', here: true } : { kind: 'by-hand', way: installWayOf(host.navigator) },
  )
  let offer: InstallPromptEvent | undefined
  host.addEventListener('beforeinstallprompt', (event: InstallPromptEvent) => {
    // The browser's own bar would appear on arrival, before the user knows what the site is for.
    event.preventDefault()
    offer = event
    set({ kind: 'offered' })
  })
  host.addEventListener('appinstalled', () => {
    set({ kind: 'installed', here: false })
    // Pages opened later in this browser can't detect the installation. Without this, they would offer the manual steps
    // again.
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
      // An event can show the prompt only once. The browser sends another event when the prompt may be shown again.
      offer = undefined
      set({ kind: 'asking' })
      await asked.prompt().catch(() => undefined)
      // If the user accepts the prompt, the app may still not be installed. Only `appinstalled` confirms that.
      if (getSnapshot().kind === 'asking') set({ kind: 'by-hand', way: installWayOf(host.navigator) })
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

/** Browsers may report a false name, so the name only decides which steps are shown. */
export function installWayOf(navigator: InstallHost['navigator']): InstallWay {
  const { userAgent } = navigator
  if (isIos(navigator)) return 'ios'
  if (userAgent.includes('Firefox/')) return userAgent.includes('Android') ? 'firefox-android' : 'firefox-desktop'
  const isSafari = userAgent.includes('Safari/') && !/Chrom(?:e|ium)\//.test(userAgent)
  return isSafari && userAgent.includes('Macintosh') ? 'mac-safari' : 'browser-menu'
}

let own: Installer | undefined

/** The installer of this window. Call it early, because it listens from the first call. */
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
