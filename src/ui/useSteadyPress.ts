import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useState } from 'react'
import { createSteadyPress, SHOWN_FOR_MS } from './steadyPress'

export interface SteadyPressOptions {
  /** Milliseconds for which the meaning must have been shown before a press on it counts; 0 for what harms nothing. */
  readonly shownForMs?: number | undefined
}

export interface SteadyPressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * For a control whose meaning changes with live state. A press counts only if the meaning was there when the press began,
 * and had been for half a second; another one does nothing, a form's submit included.
 * @param meaning what a press does now, for example `undo`
 */
export function useSteadyPress(
  meaning: string,
  onPress: ((event: MouseEvent) => void) | undefined,
  { shownForMs = SHOWN_FOR_MS }: SteadyPressOptions = {},
): SteadyPressHandlers {
  const [press] = useState(createSteadyPress)
  // With the change of the page itself: an event that comes right after it is judged by what it met.
  useLayoutEffect(() => press.shows(meaning, performance.now(), { shownForMs }), [press, meaning, shownForMs])
  return {
    onPointerDown: (event) => press.begins('pointer', event.timeStamp),
    onKeyDown: (event) => {
      if (event.repeat) return
      if (event.key === 'Enter') {
        press.begins('enter', event.timeStamp)
        onceEnterIsUp(press.ends)
      }
      if (event.key === ' ') press.begins('space', event.timeStamp)
    },
    onClick: (event) => {
      if (press.counts({ byPointer: event.detail > 0, at: event.timeStamp })) onPress?.(event)
      else event.preventDefault()
    },
  }
}

/** Wherever the focus is by then: the press itself may have opened a dialog. */
function onceEnterIsUp(tell: () => void): void {
  const hear = (event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    window.removeEventListener('keyup', hear, true)
    tell()
  }
  window.addEventListener('keyup', hear, true)
}
