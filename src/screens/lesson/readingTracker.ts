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

/** Follows one article as the page scrolls. Its functions may be passed on by themselves. */
export interface ReadingTracker {
  /** A React ref for the article; headings in it that have an id are the contents. */
  readonly follow: (article: HTMLElement | null) => (() => void) | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** 0 to 1, in steps of half a percent, so that screens render no more often than the eye sees. */
  readonly share: () => number
  /** 0 to 1, as exact as it can be measured; the last one known when no article is followed. */
  readonly exactShare: () => number
  /** Id of the heading that is being read, or empty. */
  readonly heading: () => string
  /** Scrolls to a share without moving the focus. */
  readonly goTo: (share: number) => void
}

/** The reading line: headings above it are passed. A third of the window, below the navigation bar. */
function readingLine(): number {
  return Math.max(120, window.innerHeight / 3)
}

function geometryOf(article: HTMLElement): ReadingGeometry {
  const { top, height } = article.getBoundingClientRect()
  return {
    scrollTop: window.scrollY,
    viewportHeight: window.innerHeight,
    articleTop: top + window.scrollY,
    articleHeight: height,
  }
}

export function createReadingTracker(): ReadingTracker {
  const listeners = new Set<() => void>()
  let followed: HTMLElement | undefined
  let share = 0
  let exact = 0
  let heading = ''
  let frame = 0

  const measure = (): void => {
    frame = 0
    if (followed === undefined) return
    const headings = [...followed.querySelectorAll<HTMLElement>('h2[id]')]
    exact = readShare(geometryOf(followed))
    const nextShare = Math.round(exact * 200) / 200
    const nextHeading = currentHeading(
      headings.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top })),
      readingLine(),
    )
    if (nextShare === share && nextHeading === heading) return
    share = nextShare
    heading = nextHeading
    for (const listener of listeners) listener()
  }
  const measureSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(measure)
  }

  return {
    follow(article) {
      if (article === null) return undefined
      followed = article
      const resizes = new ResizeObserver(measureSoon)
      resizes.observe(article)
      window.addEventListener('scroll', measureSoon, { passive: true })
      window.addEventListener('resize', measureSoon)
      measureSoon()
      return () => {
        followed = undefined
        resizes.disconnect()
        window.removeEventListener('scroll', measureSoon)
        window.removeEventListener('resize', measureSoon)
        cancelAnimationFrame(frame)
        frame = 0
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    share: () => share,
    exactShare: () => (followed === undefined ? exact : readShare(geometryOf(followed))),
    heading: () => heading,
    goTo(target) {
      if (followed === undefined) return
      window.scrollTo({ top: scrollTopFor(target, geometryOf(followed)), behavior: 'instant' })
    },
  }
}
