import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode
  /** The name of the control, for example `Close`. */
  readonly label: string
}

/** Only for menu, close, show password, remove and scroll to top; every other icon stands beside a word. */
export function IconButton({ icon, label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles.button} ${className}`} aria-label={label}>
      {icon}
    </button>
  )
}
