/** `window`, or a stand-in. Safari has no `requestIdleCallback`. */
export interface PaintHost {
  requestAnimationFrame(callback: () => void): unknown
  readonly requestIdleCallback?: (callback: () => void, options: { readonly timeout: number }) => unknown
  readonly setTimeout: (callback: () => void, delayMs: number) => unknown
}

/** A page in the background paints nothing, and a busy one is never idle: what waits for this must begin some day. */
const PATIENCE_MS = 2000
/** About a screen's first tasks, where the browser can't say when it is idle. */
const WITHOUT_IDLE_MS = 200

/** Resolves once what was just given to React is painted and the page has nothing better to do, or 2 seconds later. */
export function firstPaint(host: PaintHost = window): Promise<void> {
  return new Promise((resolve) => {
    host.setTimeout(resolve, PATIENCE_MS)
    const whenIdle = (): void => {
      if (host.requestIdleCallback === undefined) host.setTimeout(resolve, WITHOUT_IDLE_MS)
      else host.requestIdleCallback(resolve, { timeout: PATIENCE_MS })
    }
    // The first frame may begin before React has rendered; in the second, it has.
    host.requestAnimationFrame(() => host.requestAnimationFrame(whenIdle))
  })
}
