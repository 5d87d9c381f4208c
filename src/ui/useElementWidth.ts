import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, before the first paint and after every change. */
export function useElementWidth<Element extends HTMLElement>(
  assumed: number,
): readonly [ref: RefObject<Element | null>, width: number] {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(assumed)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = (): void => {
      // A folded part has no width, so its previous width is a better estimate.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
