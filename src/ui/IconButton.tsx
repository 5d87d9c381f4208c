import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode
  /** The name of the control, for example `Close`. */
  readonly label: string
}

/**
 * Use this button only for menu, close, show password, remove and scroll to top. Any other icon needs a word next to
 * it.
 */
export function IconButton({ icon, label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles.button} ${className}`} aria-label={label}>
      {icon}
    </button>
  )
}
