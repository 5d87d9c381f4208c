import { type RefObject, useEffect, useRef } from 'react'
import { takeHeadingFocus } from '../../ui/PageHeading'

/** After each step the page shows its top, and is read on from its heading; the first one only where nothing has the focus. */
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
