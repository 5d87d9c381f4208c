import type { ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonRowProps {
  readonly children: ReactNode
}

export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={styles.row}>{children}</div>
}
