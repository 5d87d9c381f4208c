import { appWords as words } from '#words/app'
import { Button } from '../ui/Button'
import { NightRoad } from '../ui/NightRoad'
import { PageHeading } from '../ui/PageHeading'
import styles from './ErrorScreen.module.css'
import { MissingPart } from './MissingPart'

interface ErrorScreenProps {
  readonly error: unknown
}

/** The fallback screen (contract, section 2.6); a script that could not be fetched has words of its own. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const isMissing = error instanceof MissingPart
  return (
    <div className={styles.screen}>
      <div className={styles.text} role="alert">
        <PageHeading>{isMissing ? words.missingTitle : words.errorTitle}</PageHeading>
        <p>{isMissing ? words.missingText : words.errorText}</p>
        <Button onClick={() => window.location.reload()}>{isMissing ? words.tryAgain : words.refresh}</Button>
      </div>
      <NightRoad className={styles.scene} />
    </div>
  )
}
