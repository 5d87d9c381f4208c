/** All in CSS pixels; tops are measured from the top of the page. */
export interface ReadingGeometry {
  readonly scrollTop: number
  readonly viewportHeight: number
  readonly articleTop: number
  readonly articleHeight: number
}

/** Where the page must stand for the article's beginning and end. An article that fits the window has no way to scroll. */
function scrollRange({ viewportHeight, articleTop, articleHeight }: Omit<ReadingGeometry, 'scrollTop'>) {
  const start = Math.max(0, articleTop)
  return { start, way: articleTop + articleHeight - viewportHeight - start }
}

/**
 * How much of the article has passed, 0 to 1. Zero until its top reaches the top of the window, one when its end is seen.
 * An article shorter than the window counts as read as soon as its end is in view.
 */
export function readShare(geometry: ReadingGeometry): number {
  const { start, way } = scrollRange(geometry)
  if (!(way > 0)) {
    const end = geometry.articleTop + geometry.articleHeight
    return geometry.articleHeight > 0 && geometry.scrollTop + geometry.viewportHeight >= end ? 1 : 0
  }
  return Math.min(1, Math.max(0, (geometry.scrollTop - start) / way))
}

/** The scroll position that shows a share again: the inverse of `readShare`. */
export function scrollTopFor(share: number, geometry: Omit<ReadingGeometry, 'scrollTop'>): number {
  const { start, way } = scrollRange(geometry)
  return way > 0 ? start + Math.min(1, Math.max(0, share)) * way : 0
}

/** Only the middle of a lesson is worth going back to: at the start or the end, the top is the better place. */
export function isWorthRestoring(share: number): boolean {
  return share > 0.05 && share < 0.95
}

/**
 * The last heading that stands on or above the reading line, or the first when none does.
 * @param headings in the order of the page; `top` from the top of the window, in pixels
 */
export function currentHeading(
  headings: readonly { readonly id: string; readonly top: number }[],
  line: number,
): string {
  let current = headings[0]?.id ?? ''
  for (const heading of headings) {
    if (heading.top <= line) current = heading.id
  }
  return current
}
