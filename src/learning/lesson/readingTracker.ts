import { currentHeading, readShare, type ReadingGeometry, scrollTopFor } from './readingProgress'

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
