import { loginWords as words } from '#words/login'
import { FormAlert } from './FormAlert'
import { GoogleButton } from './GoogleButton'
import styles from './GoogleSignIn.module.css'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface GoogleSignInProps {
  readonly attempts: Attempts
}

/** Signing in, or creating an account, with Google. */
export function GoogleSignIn({ attempts }: GoogleSignInProps) {
  const error = attempts.errorOf('google')
  const place = useErrorFocus<HTMLDivElement>(error, attempts.isBusy('google'))
  return (
    <div ref={place} className={styles.place}>
      <p className={styles.or}>{words.or}</p>
      <FormAlert error={error} />
      <GoogleButton attempts={attempts} />
      <p className={`small quiet ${styles.age}`}>{words.googleAge}</p>
    </div>
  )
}
