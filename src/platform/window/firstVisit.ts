/**
 * Whether the head of this document found no service worker (firstVisitScript.ts), and the visit has not ended since.
 */
export function isFirstVisit(): boolean {
  return document.documentElement.dataset['visit'] === 'first'
}

/** Call this when someone starts learning. After that, the document is treated like any other. */
export function endFirstVisit(): void {
  delete document.documentElement.dataset['visit']
}
