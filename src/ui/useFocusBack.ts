import { useCallback, useRef } from 'react'

/**
 * For a button that gives way to a form and comes back after it: where the focus belongs when the form has gone.
 *
 * @returns a ref for the button, and `focusBack`, to be called with the state change that brings the button back: it
 *   takes the focus in the very moment in which it stands again, however long the page takes for that
 */
export function useFocusBack() {
  const isAwaited = useRef(false)
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !isAwaited.current) return
    isAwaited.current = false
    button.focus()
  }, [])
  const focusBack = (): void => {
    isAwaited.current = true
  }
  return [ref, focusBack] as const
}
