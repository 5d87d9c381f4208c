import type { HTMLAttributes } from 'react'

/** The elements that Block, Stack, Row and Text can be. */
type Tag = 'div' | 'section' | 'nav' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'h2' | 'h3' | 'span'

/** A space of the grid, by its number in `scale.css`. */
export type Space = 2 | 3 | 4 | 5 | 6

/** What Block, Stack, Row and Text share. Every value is a token, so an element needs no class of its own for these. */
export interface Look {
  /** The spaces above and below. Without them the element has the spaces of `base.css`. A paragraph has 4 below. */
  readonly before?: Space
  readonly after?: 0 | Exclude<Space, 6>
  /** The largest width, in rem. */
  readonly width?: 34 | 36 | 38 | 40 | 44
  /** The line above a list or a table. */
  readonly isRuled?: boolean
  readonly size?: 'small' | 'lead'
  readonly tone?: 'quiet' | 'failed' | 'done'
  readonly isBold?: boolean
  /** Digits of one width, for numbers that change or are compared. */
  readonly isNumeric?: boolean
  /** Breaks a word that is longer than its line, for example a name. */
  readonly breaksWords?: boolean
}

export interface LookProps extends Look, HTMLAttributes<HTMLElement> {
  readonly as?: Tag
}

/**
 * The attributes of an element, with the classes of its look (`layout.css`) before its own.
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

/** The classes that apply, in one attribute. */
export function classNameOf(classes: readonly (string | false | undefined)[]): string {
  return classes.filter((one) => one !== undefined && one !== false && one !== '').join(' ')
}
