import type { HTMLAttributes } from 'react'

/** The elements that Block, Stack, Row and Text can be. */
type Tag = 'div' | 'section' | 'nav' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'h2' | 'h3' | 'span'

/** A spacing step, identified by its number in `scale.css`. */
export type Space = 2 | 3 | 4 | 5 | 6

/**
 * The props that Block, Stack, Row and Text share. Every value is a token, so an element doesn't need its own class for
 * these.
 */
export interface Look {
  /**
   * The spaces above and below. Without them, the element has the default spacing from `base.css`. For example, a
   * paragraph has space 4 below it.
   */
  readonly before?: Space
  readonly after?: 0 | Exclude<Space, 6>
  /** The largest width, in rem. */
  readonly width?: 34 | 36 | 38 | 40 | 44
  /** The line above a list or a table. */
  readonly isRuled?: boolean
  readonly size?: 'small' | 'lead'
  readonly tone?: 'quiet' | 'failed' | 'done'
  readonly isBold?: boolean
  /** Makes all digits the same width, for numbers that change or are compared. */
  readonly isNumeric?: boolean
  /** Breaks a word that is longer than its line, for example a name. */
  readonly breaksWords?: boolean
}

export interface LookProps extends Look, HTMLAttributes<HTMLElement> {
  readonly as?: Tag
}

/**
 * The element's attributes, with the classes for its look (`layout.css`) before its own classes.
 *
 * @param layout the classes of its layout, such as `stack gap3`
 */
export function lookProps(layout: string, props: Omit<LookProps, 'as'>): HTMLAttributes<HTMLElement> {
  const { before, after, width, isRuled, size, tone, isBold, isNumeric, ...others } = props
  const { breaksWords, className, ...attributes } = others
  const classes = [
    layout,
    before !== undefined && `before${before}`,
    after !== undefined && `after${after}`,
    width !== undefined && `width${width}`,
    isRuled === true && 'isRuled',
    size,
    tone,
    isBold === true && 'isBold',
    isNumeric === true && 'num',
    breaksWords === true && 'breaksWords',
    className,
  ]
  return { ...attributes, className: classNameOf(classes) || undefined }
}

/** Returns the classes that apply as one attribute value. */
export function classNameOf(classes: readonly (string | false | undefined)[]): string {
  return classes.filter((one) => one !== undefined && one !== false && one !== '').join(' ')
}
