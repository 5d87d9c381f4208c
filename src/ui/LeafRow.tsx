import type { ComponentProps, ReactNode } from 'react'
import styles from './Leaf.module.css'

interface LeafRowProps extends ComponentProps<'section'> {
  /** A small note with a real fact; left of the margin line when wide, above the content when narrow. */
  readonly folio?: ReactNode
  /** No space below: the next row belongs to this one. */
  readonly isTight?: boolean
}

export function LeafRow({ folio, isTight = false, className = '', children, ...rest }: LeafRowProps) {
  return (
    <section {...rest} className={`${styles.row} ${isTight ? styles.tight : ''} ${className}`}>
      {folio === undefined ? null : <div className={styles.folio}>{folio}</div>}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
