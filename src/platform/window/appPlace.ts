/** As much of `window` as is asked. */
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
 * Where the page runs, as far as it matters for what is stored: an iPhone or iPad gives the app on its home screen a storage of
 * its own, and the camera of the phone opens the browser.
 */
export type AppPlace = 'app' | 'ios-browser' | 'browser'

export function appPlace(host: PlaceHost = window): AppPlace {
  if (isApp(host)) return 'app'
  return isIos(host.navigator) ? 'ios-browser' : 'browser'
}

export function isApp(host: PlaceHost): boolean {
  return host.navigator.standalone === true || host.matchMedia('(display-mode: standalone)').matches
}

/** An iPad says that it is a Macintosh, which has no screen to touch. */
export function isIos({ userAgent, maxTouchPoints }: PlaceHost['navigator']): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
