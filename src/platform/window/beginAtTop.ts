/**
 * A page that was come back to begins like every other (contract, section 2.2), and not where it was left: at its top, with the
 * focus on its heading. Browsers would scroll it, and leave the focus out of sight.
 */
export function beginAtTop({ document, scrollTo }: Pick<Window, 'document' | 'scrollTo'> = window): void {
  const heading = document.querySelector('h1')
  if (heading !== null) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  scrollTo(0, 0)
}

/** Whether the browser has loaded this document because somebody went back or forward. */
export function wasComeBackTo(timeline: Pick<Performance, 'getEntriesByType'> = performance): boolean {
  const [navigation] = timeline.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}
