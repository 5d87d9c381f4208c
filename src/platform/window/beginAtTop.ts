/**
 * A page reached with Back or Forward starts at its top like any other page, with the focus on its heading (contract,
 * section 2.2). Browsers would restore the scroll position and leave the focus out of sight.
 */
export function beginAtTop({ document, scrollTo }: Pick<Window, 'document' | 'scrollTo'> = window): void {
  const heading = document.querySelector('h1')
  if (heading !== null) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  scrollTo(0, 0)
}

/** Whether the browser loaded this document because the user went back or forward. */
export function wasComeBackTo(timeline: Pick<Performance, 'getEntriesByType'> = performance): boolean {
  const [navigation] = timeline.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}
