import { Icon } from '../../ui/Icon'
import type { FieldError } from './fieldError'
import styles from './LoginScreen.module.css'

/** What went wrong with the form as a whole. It takes the focus. */
export function FormAlert({ error }: { readonly error: FieldError | undefined }) {
  if (error?.field !== 'form') return null
  return (
    <p className={styles['alert']} role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <span>{error.text}</span>
    </p>
  )
}
