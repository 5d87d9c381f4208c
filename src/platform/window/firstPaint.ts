import { withDeadline } from '../withDeadline'

/** `window`, or a stand-in. Safari has no `requestIdleCallback`. */
export interface PaintHost {
  requestAnimationFrame(callback: () => void): unknown
  readonly requestIdleCallback?: (callback: () => void, options: { readonly timeout: number }) => unknown
  readonly setTimeout: (callback: () => void, delayMs: number) => unknown
}

/** A page in the background never paints, and a busy page is never idle. The callers must still start at some point. */
const PATIENCE_MS = 2000
/** How long a screen's first tasks take. This is used if the browser can't report when it is idle. */
const WITHOUT_IDLE_MS = 200

/** Resolves when React's latest render has been painted and the page is idle, or after 2 seconds. */
export async function firstPaint(host: PaintHost = window): Promise<void> {
  await withDeadline(PATIENCE_MS, () => painted(host))
}

function painted(host: PaintHost): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = (): void => {
      if (host.requestIdleCallback === undefined) host.setTimeout(resolve, WITHOUT_IDLE_MS)
      else host.requestIdleCallback(resolve, { timeout: PATIENCE_MS })
    }
    // The first frame may start before React has rendered. By the second frame, React has rendered.
    host.requestAnimationFrame(() => host.requestAnimationFrame(whenIdle))
  })
}
