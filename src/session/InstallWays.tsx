import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { installOfferWords as words } from '#words/installOffer'
import { type Installer, installer as ownInstaller } from '../platform/window/installing'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Stack } from '../ui/Stack'
import { textLinkClass } from '../ui/textLinkClass'
import { backupFilePath } from '../words/paths'
import styles from './InstallWays.module.css'

/** A button that opens the browser's install prompt, or drawn steps in browsers without one. */
export function InstallWays({ installer = ownInstaller() }: { readonly installer?: Installer }) {
  const installing = useSyncExternalStore(installer.subscribe, installer.getSnapshot)
  switch (installing.kind) {
    case 'installed':
      return (
        <p className={styles.text} role="status">
          {installing.here ? words.installedHere : words.installedNow}
        </p>
      )
    case 'offered':
    case 'asking':
      return (
        <Button
          variant="line"
          size="compact"
          busy={installing.kind === 'asking'}
          busyLabel={words.asking}
          onClick={() => void installer.ask()}
        >
          <Icon name="download" />
          {words.install}
        </Button>
      )
    case 'by-hand':
      if (installing.way === 'firefox-desktop') return <p className={styles.text}>{words.firefoxDesktop}</p>
      return (
        <>
          <Stack as="ol" gap={2} width={38} before={3} className={styles.steps} aria-label={words.how}>
            {words.steps[installing.way].map(({ icon, text }) => (
              <li key={text}>
                <span className={styles.drawn}>
                  <Icon name={icon} />
                </span>
                <span>{text}</span>
              </li>
            ))}
          </Stack>
          {installing.way === 'ios' ? (
            <>
              <p className={styles.text}>{words.iosStorage}</p>
              <Link className={textLinkClass} to={backupFilePath}>
                {words.iosFile}
              </Link>
            </>
          ) : null}
        </>
      )
  }
}
