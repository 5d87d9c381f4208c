/** Whether the page that holds this script is there. A browser may set it aside on leaving, and bring it back as it was. */
export interface PageLife {
  /** Told when the browser sets the page aside, to show it again perhaps. Returns the way to stop. */
  onLeave(listener: () => void): () => void
  /** Told when a page that was set aside is shown again as it was. Returns the way to stop. */
  onReturn(listener: () => void): () => void
}

/** For workers and tests: nobody leaves. */
export const alwaysHere: PageLife = {
  onLeave: () => () => undefined,
  onReturn: () => () => undefined,
}
