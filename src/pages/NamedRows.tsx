import type { ReactNode } from 'react'
import styles from './NamedRows.module.css'

export interface Entry {
  readonly title: string
  readonly text: ReactNode
}

/** Rows with a name and a description, like a ledger without figures. */
export function NamedRows({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className={styles.entries}>
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
