/** The part of `window` that this file reads. */
export interface PlaceHost {
  readonly navigator: {
    readonly userAgent: string
    readonly maxTouchPoints: number
    /** Safari on iOS only. */
    readonly standalone?: boolean
  }
  matchMedia(query: string): { readonly matches: boolean }
}

/**
 * Where the page runs, which decides where data is stored. An iPhone or iPad gives the app on its home screen separate
 * storage, and links from the camera open in the browser.
 */
export type AppPlace = 'app' | 'ios-browser' | 'browser'

export function appPlace(host: PlaceHost = window): AppPlace {
  if (isApp(host)) return 'app'
  return isIos(host.navigator) ? 'ios-browser' : 'browser'
}

export function isApp(host: PlaceHost): boolean {
  return host.navigator.standalone === true || host.matchMedia('(display-mode: standalone)').matches
}

/** An iPad reports itself as a Macintosh, which has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: PlaceHost['navigator']): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
