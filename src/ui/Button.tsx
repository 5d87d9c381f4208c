import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { buttonClass, type ButtonShape, type ButtonVariant } from './buttonClass'
import { Spinner } from './Spinner'

interface ButtonProps extends ComponentProps<'button'>, ButtonShape {
  readonly variant?: ButtonVariant
  /** A busy button keeps its width and its focus, and ignores further presses. */
  readonly busy?: boolean
  /** Shown after 200 ms of being busy, for example `Saving`. */
  readonly busyLabel?: string
}

export function Button({
  variant = 'solid',
  size,
  isWide,
  busy = false,
  busyLabel,
  children,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // With `disabled`, the button would lose the keyboard focus while saving.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const look = buttonClass(variant, { size, isWide })
  return (
    <button
      {...rest}
      type={type}
      className={`${look} ${busy ? styles.isBusy : ''} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className={styles.labels}>
        <span className={styles.label}>{children}</span>
        {busyLabel === undefined ? null : (
          <span className={styles.busyLabel}>
            <Spinner size="small" />
            <span>{busyLabel}</span>
          </span>
        )}
      </span>
    </button>
  )
}

interface ButtonRowProps {
  readonly children: ReactNode
}

export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={styles.row}>{children}</div>
}
