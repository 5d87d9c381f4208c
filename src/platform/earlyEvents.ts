declare global {
  var ledgerEarly: Event[] | undefined
}

/**
 * Events on controls of a prerendered page that are recorded until React loads. Links, fields and folds work without
 * it.
 */
export const TOLD = ['click', 'keydown', 'pointerover'] as const

/**
 * Records events on a prerendered page until its first script loads. On a slow network that is many seconds after the
 * page is visible. It is in the head of the page, whose policy contains its hash.
 */
export const earlyEventsScript = `window.ledgerEarly=[];for(let t of ${JSON.stringify(TOLD)})addEventListener(t,e=>e.target.closest?.("[data-island]")&&window.ledgerEarly?.push(e),!0)`

/** Returns the recorded events in order and stops recording. Later calls return nothing. */
export function takeEarlyEvents(): readonly Event[] {
  const events = globalThis.ledgerEarly ?? []
  globalThis.ledgerEarly = undefined
  return events
}
