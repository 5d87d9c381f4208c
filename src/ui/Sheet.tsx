import type { ComponentProps } from 'react'
import styles from './Sheet.module.css'

/** The only box on a page, for the main action or the result. Never put a box in a box. */
export function Sheet({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${sheetClass('box')} ${className}`}>
      {children}
    </div>
  )
}

/** The class name of the box, for a list item or for a link that can be pressed anywhere. */
export function sheetClass(kind: 'box' | 'link'): string {
  return kind === 'link' ? `${styles.sheet} ${styles.isLink}` : styles.sheet
}
