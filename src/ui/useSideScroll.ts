import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the content of an element is wider than the element. It is known after the first layout, and follows each change
 * of a width. Asking earlier would make the browser lay out the whole page in the same task.
 */
export function useSideScroll<Box extends HTMLElement>(): readonly [ref: RefObject<Box | null>, scrolls: boolean] {
  const ref = useRef<Box>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const measure = (): void => setScrolls(box.scrollWidth > box.clientWidth)
    const observer = new ResizeObserver(measure)
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls]
}
