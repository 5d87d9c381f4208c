/** `window`, or a stand-in. */
export interface IdleHost {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  addEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void
  removeEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void
}

export interface IdleParts {
  readonly limitMs: number
  /** Called when the time is up. As long as it returns true, the call to `onIdle` is delayed. */
  readonly isBusy: () => boolean
  readonly onIdle: () => void
  /** Called at the start and after touches, though not after every one. */
  readonly onTouch?: () => void
  readonly host?: IdleHost
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
const OPTIONS = { capture: true, passive: true }
const LOOK_MS = 5000
/** A device that was asleep shows the page for at most this long, in ms, before it is reported. */
const MOST_MS = 60_000

/**
 * Calls `onIdle` once this page has not been touched for `limitMs`. A page that was asleep is checked when it is
 * visible again, before any touch can restart the time. @returns a function that stops watching
 */
export function watchIdle({ limitMs, isBusy, onIdle, onTouch, host = window }: IdleParts): () => void {
  let touched = moment()
  let told = touched
  onTouch?.()
  const look = (): boolean => {
    if (sinceMs(touched) < limitMs || isBusy()) return false
    stop()
    onIdle()
    return true
  }
  const touch = (): void => {
    // The first touch after the limit doesn't restart the time.
    if (look()) return
    touched = moment()
    if (sinceMs(told) < LOOK_MS) return
    told = touched
    onTouch?.()
  }
  const see = (): void => {
    if (host.document.visibilityState === 'visible') look()
  }
  let timer = setTimeout(lookLater, Math.min(limitMs, MOST_MS))
  function lookLater(): void {
    if (look()) return
    timer = setTimeout(lookLater, Math.min(Math.max(limitMs - sinceMs(touched), LOOK_MS), MOST_MS))
  }
  const stop = (): void => {
    clearTimeout(timer)
    for (const type of TOUCHES) host.removeEventListener(type, touch, OPTIONS)
    host.document.removeEventListener('visibilitychange', see)
  }
  for (const type of TOUCHES) host.addEventListener(type, touch, OPTIONS)
  host.document.addEventListener('visibilitychange', see)
  return stop
}

interface Moment {
  readonly byClock: number
  readonly byPage: number
}

function moment(): Moment {
  return { byClock: Date.now(), byPage: performance.now() }
}

/** The page's timer stops while a device sleeps, and its clock can be set back. The longer of the two times is used. */
function sinceMs({ byClock, byPage }: Moment): number {
  return Math.max(Date.now() - byClock, performance.now() - byPage)
}
