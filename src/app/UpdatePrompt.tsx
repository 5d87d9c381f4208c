import { useState } from 'react'
import { appWords as words } from '#words/app'
import { updates } from '../platform/window/updates'
import { useUpdateOffer } from '../session/useUpdateOffer'
import { Toast } from '../ui/Toast'

/**
 * Offers a newer version of the site, but never while work is in progress in any tab. After the learner closes the
 * notice, it stays hidden until the next visit, and the new version isn't activated.
 */
export function UpdatePrompt() {
  const [isClosed, setClosed] = useState(false)
  if (!useUpdateOffer(!isClosed)) return null
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
