import { createStore } from '../../platform/createStore'

/** Dropdowns open on hover and close 150 ms after the pointer leaves (contract, section 2.4). */
export const CLOSE_DELAY_MS = 150

export interface Dropdown {
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
  readonly pointerEntered: () => void
  readonly pointerLeft: () => void
  /** Called on a click, a tap, Enter or Space on the button. */
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
  const opened = createStore<'no' | 'by-hover' | 'by-press'>('no')
  let closing: ReturnType<typeof setTimeout> | undefined

  function become(next: ReturnType<typeof opened.getSnapshot>): void {
    clearTimeout(closing)
    opened.set(next)
  }

  return {
    subscribe: (listener) => {
      const leave = opened.subscribe(listener)
      return () => {
        leave()
        clearTimeout(closing)
      }
    },
    isOpen: () => opened.getSnapshot() !== 'no',
    pointerEntered: () => become(opened.getSnapshot() === 'no' ? 'by-hover' : opened.getSnapshot()),
    pointerLeft: () => {
      clearTimeout(closing)
      closing = setTimeout(() => become('no'), CLOSE_DELAY_MS)
    },
    // A pointer always hovers before it presses. The first press must not close the list that the hover has just
    // opened.
    pressed: () => become(opened.getSnapshot() === 'by-press' ? 'no' : 'by-press'),
    open: () => become('by-press'),
    close: () => become('no'),
  }
}

/**
 * Returns the stop that gets the focus after a key press in a dropdown. Stop 0 is the dropdown's button, and the others
 * are its entries. The arrow keys cycle through the entries.
 * @returns undefined when the key does not move the focus.
 */
export function nextStop(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  if (last < 1 || at < 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return at === last ? 1 : at + 1
    case 'ArrowUp':
      return at <= 1 ? last : at - 1
    case 'Home':
      return at === 0 ? undefined : 1
    case 'End':
      return at === 0 ? undefined : last
    default:
      return undefined
  }
}
