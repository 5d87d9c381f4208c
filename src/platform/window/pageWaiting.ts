const ATTRIBUTE = 'data-waiting'

/** Notes on the page whether it shows a sign of waiting, so that scripts without a screen can see it. */
export function notePageWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, isWaiting)
}

export function isPageWaiting(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE)
}
