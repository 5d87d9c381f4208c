import { startTransition, useEffect, useState } from 'react'

interface Steps {
  /** How many are on the page at once. */
  readonly first: number
  /** How many follow in each step. A cheap phone renders and places them in about 100 ms. */
  readonly each: number
}

/**
 * How many parts of a long page are rendered. The first are shown at once. The others follow in steps, and a slow phone can
 * answer a press between two of them.
 * @param isWhole true if all are needed at once, for example to find a place among them
 */
export function useInSteps(all: number, { first, each }: Steps, isWhole = false): number {
  const [shown, setShown] = useState(isWhole ? all : first)
  useEffect(() => {
    if (shown >= all) return undefined
    const step = (): void => startTransition(() => setShown(shown + each))
    // Each step is painted before the next. A hidden page paints nothing.
    let timer = document.visibilityState === 'hidden' ? window.setTimeout(step) : 0
    const frame = timer === 0 ? requestAnimationFrame(() => (timer = window.setTimeout(step))) : 0
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [shown, each, all])
  return shown
}
