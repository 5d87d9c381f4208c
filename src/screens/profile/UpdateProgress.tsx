import { useState, useSyncExternalStore } from 'react'
import { appWords } from '#words/app'
import { readyOfflineWords as words } from '#words/readyOffline'
import { useUpdateOffer } from '../../session/useUpdateOffer'
import { type Updates, updates } from '../../platform/window/updates'
import { SteadyButton } from '../../ui/SteadyButton'
import styles from './ReadyOffline.module.css'

/**
 * Shows how much of a newer version is saved. It is no live region, so that screen readers don't read each kilobyte
 * aloud.
 */
export function UpdateProgress() {
  const now = useSyncExternalStore(updates.subscribe, updates.getSnapshot)
  const isOffered = useUpdateOffer()
  const [isAskedFor, setAskedFor] = useState(false)
  const text = updateText(now)
  if (text === undefined) return null
  const { available, download } = now
  const isPaused = download?.state === 'paused-save-data'
  const isComing = isAskedFor && !isOffered && download?.failed !== true
  const fetchNow = (): void => {
    setAskedFor(true)
    updates.fetchNow()
  }
  return (
    <div className={styles.check}>
      <p className={styles.update}>{text}</p>
      {/* It stays the same element while its download runs, so it keeps the focus. */}
      {isOffered || isAskedFor || (isPaused && !available) ? (
        <SteadyButton
          meaning={isOffered ? 'update' : 'get'}
          variant="line"
          busy={isComing}
          busyLabel={words.gettingUpdate}
          onPress={isOffered ? updates.apply : fetchNow}
        >
          {isOffered ? appWords.updateNow : words.getUpdate(download?.bytes.total ?? 0)}
        </SteadyButton>
      ) : null}
    </div>
  )
}

/** Undefined if there is no newer version. */
function updateText({ available, download }: Updates): string | undefined {
  if (available || download?.state === 'ready') return words.updateReady
  if (download === undefined) return undefined
  const { state, bytes, files, failed, isFull } = download
  if (state === 'paused-save-data') return words.updatePaused
  // The new version may need no download, because its files are on this device under other names.
  const done = bytes.total > 0 ? words.update(bytes.done, bytes.total) : words.updateFiles(files.done, files.total)
  if (isFull) return `${done} ${words.updateFull}`
  return failed ? `${done} ${words.updateFailed}` : done
}
