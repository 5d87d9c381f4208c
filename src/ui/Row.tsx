import { classNameOf, type LookProps, lookProps, type Space } from './look'

interface RowProps extends LookProps {
  readonly gap?: Space
  /** The gap between lines, where it differs. */
  readonly rowGap?: 0 | 2
  readonly align?: 'center'
  readonly justify?: 'between'
  /** Never wraps. */
  readonly isOneLine?: boolean
  /** Is part of a line of text. */
  readonly isInline?: boolean
}

/** Parts beside each other. They wrap where the line is full. */
export function Row({ as: Tag = 'div', gap, rowGap, align, justify, isOneLine, isInline, ...props }: RowProps) {
  const classes = classNameOf([
    'row',
    isInline === true && 'isInline',
    isOneLine === true && 'isOneLine',
    gap !== undefined && `gap${gap}`,
    rowGap !== undefined && `rowGap${rowGap}`,
    align,
    justify,
  ])
  return <Tag {...lookProps(classes, props)} />
}
