/** `window`, or a stand-in. */
export interface IdleHost {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  addEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void
  removeEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void
}

export interface IdleParts {
  readonly limitMs: number
  /** Asked when the time is up: while it answers true, the end of what is under way is waited for. */
  readonly isBusy: () => boolean
  readonly onIdle: () => void
  /** Told at first, and of touches, though not of every one. */
  readonly onTouch?: () => void
  readonly host?: IdleHost
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
const OPTIONS = { capture: true, passive: true }
const LOOK_MS = 5000

/**
 * Calls `onIdle` once nobody has touched this page for so long. A page that was asleep is judged as it is seen again, before
 * a touch counts. @returns the way to stop
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
    // The first touch after the time was up comes too late.
    if (look()) return
    touched = moment()
    if (sinceMs(told) < LOOK_MS) return
    told = touched
    onTouch?.()
  }
  const see = (): void => {
    if (host.document.visibilityState === 'visible') look()
  }
  const timer = setInterval(look, LOOK_MS)
  const stop = (): void => {
    clearInterval(timer)
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

/** The page’s own time stands still while a device sleeps, and its clock can be turned back: the longer one counts. */
function sinceMs({ byClock, byPage }: Moment): number {
  return Math.max(Date.now() - byClock, performance.now() - byPage)
}
