import { useEffect, useState, useSyncExternalStore } from 'react'
import { appWords as words } from '#words/app'
import * as inProgress from '../session/inProgress'
import { whenNoTabWorks } from '../platform/window/tabsAtWork'
import { updates } from '../platform/window/updates'
import { Toast } from '../ui/Toast'

/** The prerendered page doesn't offer an update. */
const atFirst = updates.getSnapshot()

/**
 * Offers a newer version of the site, but never while work is in progress in any tab. After the learner closes the
 * notice, it stays hidden until the next visit, and the new version isn't activated.
 */
export function UpdatePrompt() {
  const { available } = useSyncExternalStore(updates.subscribe, updates.getSnapshot, () => atFirst)
  const isBusy = useSyncExternalStore(inProgress.subscribe, inProgress.getSnapshot, inProgress.getSnapshot)
  const [isQuiet, setQuiet] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const isOffered = available && !isBusy && !isClosed
  useEffect(() => {
    if (!isOffered) return undefined
    const stop = whenNoTabWorks(() => setQuiet(true))
    return () => {
      stop()
      setQuiet(false)
    }
  }, [isOffered])
  if (!isOffered || !isQuiet) return null
  return (
    <Toast
      icon="refresh"
      action={{ label: words.updateNow, onAction: updates.apply }}
      closeLabel={words.close}
      onClose={() => setClosed(true)}
    >
      {words.updateReady}
    </Toast>
  )
}
