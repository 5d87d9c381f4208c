import { useState, useSyncExternalStore } from 'react'
import { installOfferWords as words } from '#words/installOffer'
import { type Installer, installer as ownInstaller } from '../../platform/window/installing'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { LeafRow } from '../../ui/Leaf'
import { focusPageHeading } from '../../ui/PageHeading'
import { SteadyButton } from '../../ui/SteadyButton'
import { InstallWays } from '../../session/InstallWays'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import styles from './InstallOffer.module.css'

interface InstallOfferProps {
  readonly document: ProgressDocument
  readonly installer?: Installer
}

/**
 * Offers to install the app after the first lesson, with its benefits and steps. The offer is hidden after the app is
 * installed or the learner declines.
 */
export function InstallOffer({ document, installer = ownInstaller() }: InstallOfferProps) {
  const installing = useSyncExternalStore(installer.subscribe, installer.getSnapshot)
  const { bytes } = useOfflineReadiness()
  const [isDeclined, setDeclined] = useState(installer.isDeclined)
  const [news, setNews] = useState('')
  const isApp = installing.kind === 'installed' && installing.here
  const cannot = installing.kind === 'by-hand' && installing.way === 'firefox-desktop'
  if (completedLessons(document).length === 0 || isDeclined || isApp || cannot) return null

  const decline = (): void => {
    if (!installer.decline()) return setNews(words.notDeclined)
    setDeclined(true)
    focusPageHeading()
  }
  return (
    <LeafRow marginNote={<p>{words.marginNote}</p>}>
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.text(bytes)}</p>
      <div className={styles.ways}>
        <InstallWays installer={installer} />
        {installing.kind === 'installed' ? null : (
          <SteadyButton meaning="decline-install" variant="line" size="compact" onPress={decline}>
            {words.decline}
          </SteadyButton>
        )}
      </div>
      <p className={styles.text} role="status">
        {news}
      </p>
    </LeafRow>
  )
}
