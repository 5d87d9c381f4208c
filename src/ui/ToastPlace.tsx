import type { ReactNode } from 'react'
import styles from './Toast.module.css'

interface ToastPlaceProps {
  /** The toast on show, or nothing. */
  readonly children?: ReactNode
}

/** The live region of the toasts. It is always in the page: a region that arrives with its text is not read out. */
export function ToastPlace({ children }: ToastPlaceProps) {
  return (
    <div className={styles.place} role="status">
      {children}
    </div>
  )
}
