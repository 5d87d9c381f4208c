import type { ComponentProps } from 'react'
import styles from './Sheet.module.css'

/** The one box of a page: the thing to do or to keep. Never a box in a box. */
export function Sheet({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${sheetClass('box')} ${className}`}>
      {children}
    </div>
  )
}

/** The box as a class, for a list item or for a link that is one target as a whole. */
export function sheetClass(kind: 'box' | 'link'): string {
  return kind === 'link' ? `${styles.sheet} ${styles.isLink}` : styles.sheet
}
