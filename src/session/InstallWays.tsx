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

/**
 * A button that opens the browser's install prompt, or drawn steps in browsers without one. On an iPhone the backup
 * file comes first, because the installed app has its own storage.
 */
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
    case 'by-hand': {
      const isIos = installing.way === 'ios'
      if (installing.way === 'firefox-desktop') return <p className={styles.text}>{words.firefoxDesktop}</p>
      return (
        <>
          {isIos ? <p className={styles.text}>{words.iosStorage}</p> : null}
          <Stack as="ol" gap={2} width={38} before={3} className={styles.steps} aria-label={words.how}>
            {isIos ? (
              <li>
                <span className={styles.drawn}>
                  <Icon name="download" />
                </span>
                <Link className={textLinkClass} to={backupFilePath}>
                  {words.iosFile}
                </Link>
              </li>
            ) : null}
            {words.steps[installing.way].map(({ icon, text }) => (
              <li key={text}>
                <span className={styles.drawn}>
                  <Icon name={icon} />
                </span>
                <span>{text}</span>
              </li>
            ))}
            {isIos ? (
              <li>
                <span className={styles.drawn}>
                  <Icon name="saved" />
                </span>
                <span>{words.iosRestore}</span>
              </li>
            ) : null}
          </Stack>
        </>
      )
    }
  }
}
