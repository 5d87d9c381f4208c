import type { ReactNode } from 'react'
import styles from './Island.module.css'

/** A part of a public page that comes alive in the browser; everything around it stays the HTML that it is. */
export type IslandName = 'bar' | 'corner' | 'start' | 'start-note' | 'offline-proof' | 'copy' | 'contact-form'

interface IslandProps {
  readonly name: IslandName
  /** What the browser must know to draw it again. */
  readonly text?: string
  readonly label?: string
  readonly children: ReactNode
}

export function Island({ name, text, label, children }: IslandProps) {
  return (
    <div className={styles.island} data-island={name} data-text={text} data-label={label}>
      {children}
    </div>
  )
}
