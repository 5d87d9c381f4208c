import type { ComponentProps } from 'react'
import { sheetClass } from './sheetClass'

/** The one box of a page: the thing to do or to keep. Never a box in a box. */
export function Sheet({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={`${sheetClass('box')} ${className}`}>
      {children}
    </div>
  )
}
