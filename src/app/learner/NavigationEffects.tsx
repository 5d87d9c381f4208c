import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { awaitHeadingFocus } from '../../ui/headingFocus'
import { pageKeyOf } from './pageKeyOf'

/**
 * On every change of route the page scrolls to its top (contract, section 2.2) and the new heading takes the focus.
 * A layout effect: it must run before the heading's own effect.
 */
export function NavigationEffects() {
  const page = pageKeyOf(useLocation())
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    awaitHeadingFocus()
    window.scrollTo(0, 0)
  }, [page])
  return null
}
