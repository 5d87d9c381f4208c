import { useSyncExternalStore } from 'react'
import { windowTriggers } from '../../../platform/window/windowTriggers'

/** Returns whether this page is visible, which is false while another tab or app covers it. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible)
}

function subscribe(listener: () => void): () => void {
  const { onVisible, onHidden } = windowTriggers()
  const ends = [onVisible(listener), onHidden(listener)]
  return () => {
    for (const end of ends) end()
  }
}

function isVisible(): boolean {
  return windowTriggers().isVisible()
}
