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
  /**
   * A small note with a fact. It is left of the margin line on wide screens and above the content on narrow screens.
   */
  readonly marginNote?: ReactNode
  /** Removes the space below this row, because the next row belongs with it. */
  readonly isTight?: boolean
}

export function LeafRow({ marginNote, isTight = false, className = '', children, ...rest }: LeafRowProps) {
  return (
    <section {...rest} className={`${styles.row} ${isTight ? styles.tight : ''} ${className}`}>
      {marginNote === undefined ? null : <div className={styles.marginNote}>{marginNote}</div>}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
