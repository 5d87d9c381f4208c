import { useEffect } from 'react'
import { createTabGate } from '../../platform/window/tabGate'
import { watchIdle } from '../../platform/window/watchIdle'
import { whoPath } from '../../words/paths'
import { getSnapshot as isAnythingInProgress } from './inProgress'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

const MINUTE_MS = 60_000

/** Asks who is learning once nobody has touched the page for as long as the learner chose; never in the middle of a quiz. */
export function useIdleLock(lock: () => void = lockPage): void {
  const { learner, reads } = useSession()
  const after = useRead(reads.settings)?.lockAfter ?? 'never'
  const minutes = learner.hasPin === true && after !== 'never' ? Number(after) : undefined
  useEffect(
    () =>
      minutes === undefined
        ? undefined
        : watchIdle({ limitMs: minutes * MINUTE_MS, isBusy: isAnythingInProgress, onIdle: lock }),
    [minutes, lock],
  )
}

function lockPage(): void {
  // The next page of this tab asks for the PIN.
  createTabGate().open(undefined)
  // Nothing of the ledger is seen while the next page comes.
  document.body.hidden = true
  window.location.assign(whoPath)
}
