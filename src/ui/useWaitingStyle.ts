import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** What is there sooner never shows that it was waited for (contract, section 2.3). The styles hold the same number. */
const HIDDEN_MS = 200

/** Since when somebody waits, and how many parts of the page say so just now. */
let since = 0
let waiting = 0

/**
 * When a sign of waiting is seen. A screen waits for its script and then for its data, with a sign of its own each: what comes
 * second counts from the beginning of the first, or nothing would be seen for twice as long.
 *
 * @param begins whether it is the first sign of a wait, whatever else of the page still waits
 */
export function useWaitingStyle(begins: boolean): CSSProperties | undefined {
  const [waited] = useState(() => {
    const now = performance.now()
    if (begins || waiting === 0) since = now
    return now - since
  })
  useLayoutEffect(() => {
    waiting += 1
    return () => {
      waiting -= 1
    }
  }, [])
  return waited === 0 ? undefined : { animationDelay: `${HIDDEN_MS - waited}ms` }
}
