import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether the content of an element is wider than the element, before the first paint and after either changes its
 * width.
 */
export function useSideScroll<Box extends HTMLElement>(): readonly [ref: RefObject<Box | null>, scrolls: boolean] {
  const ref = useRef<Box>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const measure = (): void => setScrolls(box.scrollWidth > box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls]
}
