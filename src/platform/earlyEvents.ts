declare global {
  var ledgerEarly: Event[] | undefined
}

/**
 * Events on a prerendered page's controls that are recorded until React loads. Links, fields and folds work without
 * React.
 */
export const TOLD = ['click', 'keydown', 'pointerover'] as const

/**
 * Records events on a prerendered page until its first script loads. On a slow network, that happens many seconds after
 * the page is visible. This script is in the page's head, and the page's policy contains its hash.
 */
export const earlyEventsScript = `window.ledgerEarly=[];for(let t of ${JSON.stringify(TOLD)})addEventListener(t,e=>e.target.closest?.("[data-island]")&&window.ledgerEarly?.push(e),!0)`

/** Returns the recorded events in order and stops recording. Later calls return an empty list. */
export function takeEarlyEvents(): readonly Event[] {
  const events = globalThis.ledgerEarly ?? []
  globalThis.ledgerEarly = undefined
  return events
}
