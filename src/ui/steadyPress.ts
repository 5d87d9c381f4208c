/** Nobody reads a word and decides to press it in less time. */
export const SHOWN_FOR_MS = 500

export interface SteadyPressOptions {
  /** Milliseconds for which a meaning must have been shown before a press on it begins. */
  readonly shownForMs: number
}

export interface SteadyPress {
  /** The control means this from now on. Times are those of `performance.now()` and `Event.timeStamp`. */
  readonly shows: (meaning: string, at: number, options: SteadyPressOptions) => void
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
export function createSteadyPress(): SteadyPress {
  let shown: { readonly meaning: string; readonly since: number; readonly shownForMs: number } | undefined
  let begun: { readonly by: 'pointer' | 'space' | 'enter'; readonly meaning: string | undefined } | undefined

  const seenAt = (at: number): string | undefined =>
    shown !== undefined && at - shown.since >= shown.shownForMs ? shown.meaning : undefined

  return {
    shows: (meaning, at, { shownForMs }) => {
      if (shown?.meaning !== meaning) shown = { meaning, since: at, shownForMs }
    },
    begins: (by, at) => {
      begun = { by, meaning: seenAt(at) }
    },
    ends: () => {
      begun = undefined
    },
    counts: ({ byPointer, at }) => {
      // A screen reader presses without a pointer or a key: then the click is all there is to judge.
      const isOfIt = begun !== undefined && (begun.by === 'pointer') === byPointer
      const meant = isOfIt ? begun?.meaning : seenAt(at)
      // A held Enter clicks again and again: every one of these clicks belongs to the key as it went down.
      if (begun?.by !== 'enter') begun = undefined
      return meant !== undefined && meant === shown?.meaning
    },
  }
}
