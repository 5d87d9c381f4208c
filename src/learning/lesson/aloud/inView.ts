import type { Sentence } from './sentencesOf'

/** The share of the window that the bar at its bottom may take. */
const BOTTOM = 0.82

/** From where somebody has scrolled to; the first one where the page stands at its top. `top`: what is seen begins there. */
export function firstInView(sentences: readonly Sentence[], top: number): number {
  if (window.scrollY < 8) return 0
  const first = sentences.findIndex(({ range }) => range.getBoundingClientRect().top >= top)
  return Math.max(0, first)
}

/** Follows the voice, unless the reader has scrolled away from where it was. */
export function keepInView(range: Range, before: Range | undefined, top: number): void {
  const box = range.getBoundingClientRect()
  if (box.top >= top && box.bottom <= window.innerHeight * BOTTOM) return
  const was = before?.getBoundingClientRect()
  const isFollowed = was === undefined || (was.bottom > 0 && was.top < window.innerHeight)
  if (!isFollowed) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: box.top - top - window.innerHeight * 0.1, behavior: isCalm ? 'instant' : 'smooth' })
}
