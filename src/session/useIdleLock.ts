import { useEffect } from 'react'
import { tabGate } from '../platform/window/tabGate'
import { watchIdle } from '../platform/window/watchIdle'
import { whoPath } from '../words/paths'
import { getSnapshot as isAnythingInProgress } from './inProgress'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

const MINUTE_MS = 60_000

/** Asks who is learning once nobody has touched the page for as long as the learner chose; never in the middle of a quiz. */
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
      // A tab that is put away and comes back as a new page goes on counting from here.
      onTouch: () => tabGate.touched(limitMs),
    })
  }, [minutes, lock])
}

function lockPage(): void {
  // Every page of this tab asks for the PIN, those that Back leads to among them.
  tabGate.open(undefined)
  // Nothing of the ledger is seen while the next page comes.
  document.body.hidden = true
  window.location.assign(whoPath)
}
