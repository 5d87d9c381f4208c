import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useState } from 'react'

/** No one reads a word and decides to press it in less time. */
const SHOWN_FOR_MS = 500

export interface SteadyPressOptions {
  /** How long the meaning must be visible before a press counts, in ms. Use 0 for harmless actions. */
  readonly shownForMs?: number | undefined
}

interface SteadyPressProps {
  /**
   * The time in ms that the meaning must be visible. The journey tests read this and wait that long, as a person would.
   */
  readonly 'data-steady': number | undefined
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * For a control whose meaning changes with live state. A press is used only if the meaning had been visible for half a
 * second when the press began. Any other press does nothing, including a form's submit.
 * @param meaning the current effect of a press, for example `undo`
 */
export function useSteadyPress(
  meaning: string,
  onPress: ((event: MouseEvent) => void) | undefined,
  { shownForMs = SHOWN_FOR_MS }: SteadyPressOptions = {},
): SteadyPressProps {
  const [press] = useState(createSteadyPress)
  // This runs right after the page changes, so that the next press is checked against what the page shows.
  useLayoutEffect(() => press.shows(meaning, performance.now(), shownForMs), [press, meaning, shownForMs])
  return {
    'data-steady': shownForMs > 0 ? shownForMs : undefined,
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

/** This listens on the window, because the press itself may have moved the focus into a dialog. */
function onceEnterIsUp(tell: () => void): void {
  const hear = (event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    window.removeEventListener('keyup', hear, true)
    tell()
  }
  window.addEventListener('keyup', hear, true)
}

interface SteadyPress {
  /**
   * Sets what a press on the control does from now on. Times are in the format of `performance.now()` and
   * `Event.timeStamp`.
   */
  readonly shows: (meaning: string, at: number, shownForMs: number) => void
  readonly begins: (by: 'pointer' | 'space' | 'enter', at: number) => void
  /** Call this when a held Enter is released, so that the next event is treated as a new press. */
  readonly ends: () => void
  /** Whether a click was meant for the current meaning of the control. */
  readonly counts: (click: { readonly byPointer: boolean; readonly at: number }) => boolean
}

/**
 * Decides which presses to accept on a control whose meaning can change at any moment. It can change because another
 * tab or an exchange with the account re-renders the control. A press is for the meaning that was visible when the
 * press began, if a person had enough time to see it.
 */
function createSteadyPress(): SteadyPress {
  let shown: { readonly meaning: string; readonly since: number; readonly shownForMs: number } | undefined
  let started: { readonly by: 'pointer' | 'space' | 'enter'; readonly meaning: string | undefined } | undefined

  const seenAt = (at: number): string | undefined =>
    shown !== undefined && at - shown.since >= shown.shownForMs ? shown.meaning : undefined

  return {
    shows: (meaning, at, shownForMs) => {
      if (shown?.meaning !== meaning) shown = { meaning, since: at, shownForMs }
    },
    begins: (by, at) => {
      started = { by, meaning: seenAt(at) }
    },
    ends: () => {
      started = undefined
    },
    counts: ({ byPointer, at }) => {
      // A screen reader presses without a pointer or a key, so only the click itself can be checked.
      const isOfIt = started !== undefined && (started.by === 'pointer') === byPointer
      const meant = isOfIt ? started?.meaning : seenAt(at)
      // A held Enter clicks repeatedly. All of these clicks belong to the first key press.
      if (started?.by !== 'enter') started = undefined
      return meant !== undefined && meant === shown?.meaning
    },
  }
}
