import type { ComponentProps } from 'react'
import styles from './Leaf.module.css'

/** A page of the ledger with its red margin line. Its children are `LeafRow`s. */
export function Leaf({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${styles.leaf} ${className}`}>
      {children}
    </div>
  )
}
