import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useState } from 'react'

/** Nobody reads a word and decides to press it in less time. */
const SHOWN_FOR_MS = 500

export interface SteadyPressOptions {
  /** Milliseconds for which the meaning must have been shown before a press on it counts; 0 for what harms nothing. */
  readonly shownForMs?: number | undefined
}

interface SteadyPressHandlers {
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
  useLayoutEffect(() => press.shows(meaning, performance.now(), shownForMs), [press, meaning, shownForMs])
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

interface SteadyPress {
  /** The control means this from now on. Times are those of `performance.now()` and `Event.timeStamp`. */
  readonly shows: (meaning: string, at: number, shownForMs: number) => void
  readonly begins: (by: 'pointer' | 'space' | 'enter', at: number) => void
  /** A held Enter was let go: what follows is another press. */
  readonly ends: () => void
  /** Whether the click that has just come was meant for what the control means now. */
  readonly counts: (click: { readonly byPointer: boolean; readonly at: number }) => boolean
}

/**
 * Judges presses on one control whose meaning can change under the finger: another tab or an arriving exchange draws it
 * anew at any moment. A press is for what was shown when it began, and for as long as a person needs to see it.
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
      // A screen reader presses without a pointer or a key: then the click is all there is to judge.
      const isOfIt = started !== undefined && (started.by === 'pointer') === byPointer
      const meant = isOfIt ? started?.meaning : seenAt(at)
      // A held Enter clicks again and again: every one of these clicks belongs to the key as it went down.
      if (started?.by !== 'enter') started = undefined
      return meant !== undefined && meant === shown?.meaning
    },
  }
}
