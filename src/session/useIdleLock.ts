import { useEffect } from 'react'
import { tabGate } from '../platform/window/tabGate'
import { watchIdle } from '../platform/window/watchIdle'
import { whoPath } from '../words/paths'
import { getSnapshot as isAnythingInProgress } from './inProgress'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

const MINUTE_MS = 60_000

/** Asks who is learning after as many minutes without a touch as the learner chose, but never during a quiz. */
export function useIdleLock(lock: () => void = lockPage): void {
  const { learner, reads } = useSession()
  const after = useRead(reads.settings)?.lockAfter
  const minutes = learner.hasPin === true && after !== undefined && after !== 'never' ? Number(after) : undefined
  const hasNoLimit = learner.hasPin === true && after === 'never'
  useEffect(() => {
    if (hasNoLimit) tabGate.touched(undefined)
  }, [hasNoLimit])
  useEffect(() => {
    if (minutes === undefined) return undefined
    const limitMs = minutes * MINUTE_MS
    return watchIdle({
      limitMs,
      isBusy: isAnythingInProgress,
      onIdle: lock,
      // If the browser unloads a tab in the background and reloads it later, the idle time starts at this last touch.
      onTouch: () => tabGate.touched(limitMs),
    })
  }, [minutes, lock])
}

function lockPage(): void {
  // Every page in this tab asks for the PIN, including pages that the Back button opens.
  tabGate.open(undefined)
  // Hide the learner's data while the next page loads.
  document.body.hidden = true
  window.location.assign(whoPath)
}
