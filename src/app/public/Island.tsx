import type { ReactNode } from 'react'
import styles from './Island.module.css'

/** A part of a public page that becomes interactive in the browser. Everything around it stays plain HTML. */
export type IslandName = 'bar' | 'corner' | 'start' | 'start-note' | 'offline-proof' | 'copy' | 'contact-form'

interface IslandProps {
  readonly name: IslandName
  /** The data that the browser needs to render this part again. */
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
