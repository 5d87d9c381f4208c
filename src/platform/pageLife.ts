/**
 * Whether the page that runs this script is active. When the user leaves, a browser may freeze the page and restore it
 * later.
 */
export interface PageLife {
  /** Called when the browser freezes the page, which it may show again later. Returns a function that unsubscribes. */
  onLeave(listener: () => void): () => void
  /** Called when a frozen page is shown again. Returns a function that unsubscribes. */
  onReturn(listener: () => void): () => void
}

/** For workers and tests, whose page is never frozen. */
export const alwaysHere: PageLife = {
  onLeave: () => () => undefined,
  onReturn: () => () => undefined,
}
