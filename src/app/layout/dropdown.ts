/** Dropdowns open on hover and close 150 ms after the pointer leaves (contract, section 2.4). */
export const CLOSE_DELAY_MS = 150

export interface Dropdown {
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
  readonly pointerEntered: () => void
  readonly pointerLeft: () => void
  /** A click, a tap, Enter or Space on its button. */
  readonly pressed: () => void
  readonly open: () => void
  readonly close: () => void
}

/*
 *            hover, press                 hover: stays
 *   closed --------------> open ----------------------> open
 *      ^                    |  pointer left 150 ms ago, press, Escape, focus gone
 *      \____________________/
 */
export function createDropdown(): Dropdown {
  const listeners = new Set<() => void>()
  let opened: 'no' | 'by-hover' | 'by-press' = 'no'
  let closing: ReturnType<typeof setTimeout> | undefined

  function become(next: typeof opened): void {
    clearTimeout(closing)
    if (opened === next) return
    opened = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        clearTimeout(closing)
      }
    },
    isOpen: () => opened !== 'no',
    pointerEntered: () => become(opened === 'no' ? 'by-hover' : opened),
    pointerLeft: () => {
      clearTimeout(closing)
      closing = setTimeout(() => become('no'), CLOSE_DELAY_MS)
    },
    // The pointer that presses has hovered first: its first press must not close what it has just opened.
    pressed: () => become(opened === 'by-press' ? 'no' : 'by-press'),
    open: () => become('by-press'),
    close: () => become('no'),
  }
}
