import { useCallback, useRef } from 'react'

/**
 * For a button that is replaced by a form and is shown again after the form closes. It returns the focus to the button
 * when the form is gone.
 * @returns a ref for the button, and `focusBack`, to be called with the state change that restores the button. The
 * button takes the focus when it is rendered again, however long that takes.
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
