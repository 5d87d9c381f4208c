/** All values are in CSS pixels. Top positions are measured from the top of the page. */
export interface ReadingGeometry {
  readonly scrollTop: number
  readonly viewportHeight: number
  readonly articleTop: number
  readonly articleHeight: number
}

/**
 * The scroll positions for the start and the end of the article. If the article fits the window, there is no distance to
 * scroll.
 */
function scrollRange({ viewportHeight, articleTop, articleHeight }: Omit<ReadingGeometry, 'scrollTop'>) {
  const start = Math.max(0, articleTop)
  return { start, way: articleTop + articleHeight - viewportHeight - start }
}

/**
 * The share of the article that was read, 0 to 1. It is 0 until the article's top reaches the top of the window, and 1
 * when its end is visible. An article shorter than the window is treated as read as soon as its end is visible.
 */
export function readShare(geometry: ReadingGeometry): number {
  const { start, way } = scrollRange(geometry)
  if (!(way > 0)) {
    const end = geometry.articleTop + geometry.articleHeight
    return geometry.articleHeight > 0 && geometry.scrollTop + geometry.viewportHeight >= end ? 1 : 0
  }
  return Math.min(1, Math.max(0, (geometry.scrollTop - start) / way))
}

/** Returns the scroll position for a share of the lesson. This is the inverse of `readShare`. */
export function scrollTopFor(share: number, geometry: Omit<ReadingGeometry, 'scrollTop'>): number {
  const { start, way } = scrollRange(geometry)
  return way > 0 ? start + Math.min(1, Math.max(0, share)) * way : 0
}

/**
 * Only a place in the middle of a lesson is worth restoring. If the learner was at the start or the end, it is better
 * to open the lesson at the top.
 */
export function isWorthRestoring(share: number): boolean {
  return share > 0.05 && share < 0.95
}

/**
 * The last heading on or above the reading line, or the first one if there is none.
 * @param headings in page order; `top` is measured from the top of the window, in pixels
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

/** Follows one article while the page scrolls. Its functions do not use `this`, so each can be passed to other code. */
export interface ReadingTracker {
  /** A React ref for the article. Headings with an id are the contents. */
  readonly follow: (article: HTMLElement | null) => (() => void) | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** The share, 0 to 1, in steps of half a percent, so that screens render only if the change is visible. */
  readonly share: () => number
  /** The exact share, 0 to 1. Without an article it is the last known share. */
  readonly exactShare: () => number
  /** The id of the current heading, or an empty string. */
  readonly heading: () => string
  /** Scrolls to a share without moving the focus. Returns the heading of that place, if there is one. */
  readonly goTo: (share: number) => HTMLElement | undefined
}

/**
 * The distance of the reading line from the top of the window, always below the navigation bar. Headings above the line
 * have been passed.
 */
function readingLine(): number {
  return Math.max(120, window.innerHeight / 3)
}

function headingNow(article: HTMLElement): string {
  const headings = [...article.querySelectorAll('h2[id]')]
  return currentHeading(
    headings.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top })),
    readingLine(),
  )
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
    exact = readShare(geometryOf(followed))
    const nextShare = Math.round(exact * 200) / 200
    const nextHeading = headingNow(followed)
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
      if (followed === undefined) return undefined
      window.scrollTo({ top: scrollTopFor(target, geometryOf(followed)), behavior: 'instant' })
      return document.getElementById(headingNow(followed)) ?? undefined
    },
  }
}
