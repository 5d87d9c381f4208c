import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** If content arrives sooner, no waiting sign appears (contract, section 2.3). The styles use the same number. */
const HIDDEN_MS = 200

/** When the current wait began, and how many parts of the page are waiting. */
let since = 0
let waiting = 0

/**
 * Sets when a waiting sign appears. A screen loads its script and then its data, each with its own sign. The second
 * sign's delay starts when the first wait starts. Otherwise the page would be empty twice as long. `data-waiting` tells the
 * rest of the page that it waits.
 * @param begins whether it is the first sign of a wait, even if other parts of the page are still waiting
 */
export function useWaitingStyle(begins: boolean): CSSProperties | undefined {
  const [waited] = useState(() => {
    const now = performance.now()
    if (begins || waiting === 0) since = now
    return now - since
  })
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    waiting += 1
    dataset['waiting'] = ''
    return () => {
      waiting -= 1
      if (waiting === 0) delete dataset['waiting']
    }
  }, [])
  return waited === 0 ? undefined : { animationDelay: `${HIDDEN_MS - waited}ms` }
}
