import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { awaitHeadingFocus } from '../../ui/headingFocus'

/**
 * On every change of route the page scrolls to its top (specification, section 2) and the new heading takes the focus.
 * A layout effect: it must run before the heading's own effect.
 */
export function NavigationEffects() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    awaitHeadingFocus()
    window.scrollTo(0, 0)
  }, [pathname])
  return null
}
