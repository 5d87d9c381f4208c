import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { installOfferWords as words } from '#words/installOffer'
import { FIRST_OFFER } from '../../data/store/keptRows'
import { type Installer, type Installing, installer as ownInstaller } from '../../platform/window/installing'
import { InstallWays } from '../../session/InstallWays'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import { buttonClass } from '../../ui/buttonClass'
import { SteadyButton } from '../../ui/SteadyButton'
import { useAction } from '../../ui/useAction'
import { backupFilePath } from '../../words/paths'
import styles from './FirstLessonOffer.module.css'

/**
 * Offers to install the app and to make a backup file, below the first completed lesson. Now there is progress to lose,
 * and the dashboard's offers are far down its page. Installing is offered only where the browser can do it on a press.
 */
export function FirstLessonOffer({ installer = ownInstaller() }: { readonly installer?: Installer }) {
  const { learner, reads, store } = useSession()
  const installing = useSyncExternalStore(installer.subscribe, installer.getSnapshot)
  const files = useRead(reads.backupFile)
  const isClosed = useRead(reads.isFirstOfferClosed)
  const [wasDeclined] = useState(installer.isDeclined)
  const card = useRef<HTMLElement>(null)
  const title = useId()
  const canInstall = !wasDeclined && isPromptThere(installing)
  const needsFile = learner.kind === 'device' && files !== undefined && files.last === undefined
  const decline = useAction(async () => {
    const next = card.current?.nextElementSibling?.querySelector('a')
    const failure = await store.kept.keep('settings', FIRST_OFFER, 'closed')
    if (failure !== undefined) return words.notDeclined
    if (canInstall) installer.decline()
    // The focus stays at this place of the page.
    next?.focus({ preventScroll: true })
    return ''
  })
  if (isClosed !== false || !(canInstall || needsFile)) return null
  return (
    <section ref={card} className={`${styles.offer} noPrint`} aria-labelledby={title}>
      <h2 id={title}>{words.afterFirst.title}</h2>
      <p>{canInstall ? words.text(0) : words.afterFirst.file}</p>
      <div className={styles.actions}>
        {canInstall ? <InstallWays installer={installer} /> : null}
        {needsFile ? (
          <Link className={buttonClass('line', { size: 'compact' })} to={backupFilePath}>
            {words.iosFile}
          </Link>
        ) : null}
        {installing.kind === 'installed' && !needsFile ? null : (
          <SteadyButton meaning="decline" variant="line" size="compact" busy={decline.isBusy} onPress={decline.run}>
            {words.decline}
          </SteadyButton>
        )}
      </div>
      <p role="status">{decline.outcome ?? ''}</p>
    </section>
  )
}

/** Whether a press can install the app, or has just done so. */
function isPromptThere(installing: Installing): boolean {
  if (installing.kind === 'installed') return !installing.here
  return installing.kind === 'offered' || installing.kind === 'asking'
}
