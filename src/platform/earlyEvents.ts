declare global {
  var ledgerEarly: Event[] | undefined
}

/** What a control of a prerendered page is told before React has come. Links, fields and folds need nobody for it. */
export const TOLD = ['click', 'keydown', 'pointerover'] as const

/**
 * Keeps what the parts of a prerendered page are told before its first script has come, which on a bad line is many seconds
 * after the page can be seen. It stands in the head of the page, whose policy holds its hash.
 */
export const earlyEventsScript = `window.ledgerEarly=[];for(let t of ${JSON.stringify(TOLD)})addEventListener(t,e=>e.target.closest?.("[data-island]")&&window.ledgerEarly?.push(e),!0)`

/** What was told so far, in order, once. From then on nothing more is kept. */
export function takeEarlyEvents(): readonly Event[] {
  const events = globalThis.ledgerEarly ?? []
  globalThis.ledgerEarly = undefined
  return events
}
