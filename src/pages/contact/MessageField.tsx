import type { ComponentProps } from 'react'
import field from '../../ui/Field.module.css'
import { Icon } from '../../ui/Icon'
import styles from './ContactForm.module.css'

interface MessageFieldProps extends ComponentProps<'textarea'> {
  readonly id: string
  readonly label: string
  readonly hint: string
  /** One sentence with the fix. Present means that the field is not valid. */
  readonly error: string | undefined
}

/** A field of several lines, in the look of the others. */
export function MessageField({ id, label, hint, error, ...area }: MessageFieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{label}</label>
      <p className={field['hint']} id={hintId}>
        {hint}
      </p>
      <textarea
        {...area}
        id={id}
        rows={7}
        className={`${field['input']} ${styles.message}`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
      />
      {error === undefined ? null : (
        <p className={field['error']} id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
