import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether the page is scrolled past an element at its top. It uses an observer instead of a scroll listener, so no code
 * runs while scrolling.
 */
export function useScrolledPast(): readonly [sentinel: RefCallback<HTMLElement>, isPast: boolean] {
  const [isPast, setPast] = useState(false)
  const sentinel = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [sentinel, isPast]
}
