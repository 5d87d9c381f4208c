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
  /** A small note with a fact: left of the margin line on wide screens, above the content on narrow ones. */
  readonly folio?: ReactNode
  /** Removes the space below, because the next row belongs to this one. */
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
