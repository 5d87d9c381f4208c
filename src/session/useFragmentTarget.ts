import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * For a heading that an address can name: it comes into view and takes the focus, also when the page gets its parts only
 * after the browser has looked for the anchor.
 */
export function useFragmentTarget(id: string): RefObject<HTMLHeadingElement | null> {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash !== `#${id}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [hash, id])
  return heading
}
