/** Whether the head of this document found no service worker (firstVisitScript.ts), and nothing has ended the visit since. */
export function isFirstVisit(): boolean {
  return document.documentElement.dataset['visit'] === 'first'
}

/** Somebody has begun: from now on this document is as any other. */
export function endFirstVisit(): void {
  delete document.documentElement.dataset['visit']
}
