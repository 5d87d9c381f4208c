import { loginWords as words } from '#words/login'
import { useAuth } from '../../accounts/AuthContext'
import { Button } from '../../ui/Button'
import styles from './GoogleButton.module.css'
import { GoogleMark } from './GoogleMark'
import type { Attempts } from './useAttempts'

interface GoogleButtonProps {
  readonly attempts: Attempts
  /** Tells the buttons of one screen apart. */
  readonly attemptKey?: string
}

/** Opens Google's window, in the event of the press: later a browser would keep it shut. */
export function GoogleButton({ attempts, attemptKey }: GoogleButtonProps) {
  const { outcomeOf } = useAuth()
  return (
    <Button
      className={styles.google}
      variant="line"
      isWide
      busy={attempts.isBusy('google', attemptKey)}
      busyLabel={words.googleWaiting}
      onClick={() => attempts.ask('google', () => outcomeOf.signInWithGoogle(), attemptKey)}
    >
      <GoogleMark />
      {words.google}
    </Button>
  )
}
