import { type RefObject, useEffect, useRef } from 'react'
import { takeHeadingFocus } from '../../ui/PageHeading'

/**
 * Scrolls to the top and focuses the heading after each step, so that screen readers continue there. For the first
 * step, this happens only if nothing has the focus.
 */
export function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>, step: string): void {
  const first = useRef(step)
  useEffect(() => {
    const isFirst = first.current === step
    if (isFirst && !takeHeadingFocus() && window.document.activeElement !== window.document.body) return
    first.current = ''
    if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [heading, step])
}
