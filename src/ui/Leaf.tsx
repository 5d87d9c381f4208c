import type { ComponentProps, ReactNode } from 'react'
import styles from './Leaf.module.css'

/** A page of the ledger with its red margin line. Its children are `LeafRow`s. */
export function Leaf({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${styles.leaf} ${className}`}>
      {children}
    </div>
  )
}

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
