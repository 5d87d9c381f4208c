import { useLayoutEffect } from 'react'

/**
 * Takes the focus from a control of the screen just before the screen is removed. A browser that removes the focused
 * element itself first calculates the styles of the whole page that it leaves, which takes a cheap phone 100 ms.
 */
export function ReleaseFocus() {
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused.closest('main') !== null) focused.blur()
    },
    [],
  )
  return null
}
