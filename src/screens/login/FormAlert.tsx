import { Icon } from '../../ui/Icon'
import type { FieldError } from './fieldError'
import styles from './FormAlert.module.css'

/** A form error that belongs to no single field. It takes the focus. */
export function FormAlert({ error }: { readonly error: FieldError | undefined }) {
  if (error?.field !== 'form') return null
  const { tone, text } = error
  return (
    <p className={`${styles.alert} ${styles[tone ?? 'warning']}`} role="alert" tabIndex={-1}>
      <Icon name={tone ?? 'warning'} />
      <span>{text}</span>
    </p>
  )
}
