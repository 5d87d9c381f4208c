import { useState, useSyncExternalStore } from 'react'
import { appWords as words } from '#words/app'
import * as inProgress from '../learning/session/inProgress'
import { updates } from '../platform/window/updates'
import { Toast } from '../ui/Toast'

/** The prerendered page offers nothing. */
const atFirst = updates.getSnapshot()

/**
 * Offers a newer version of the site, never while something is in progress. Closed, it stays away until the next visit;
 * the version waits.
 */
export function UpdatePrompt() {
  const { available } = useSyncExternalStore(updates.subscribe, updates.getSnapshot, () => atFirst)
  const isBusy = useSyncExternalStore(inProgress.subscribe, inProgress.getSnapshot, inProgress.getSnapshot)
  const [isClosed, setClosed] = useState(false)
  if (!available || isBusy || isClosed) return null
  return (
    <Toast
      icon="refresh"
      action={{ label: words.updateNow, onAction: updates.apply }}
      closeLabel={words.close}
      onClose={() => setClosed(true)}
      lifeMs={undefined}
    >
      {words.updateReady}
    </Toast>
  )
}
