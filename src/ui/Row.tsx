import { classNameOf, type LookProps, lookProps, type Space } from './look'

interface RowProps extends LookProps {
  readonly gap?: Space
  /** The gap between lines, if it differs from the gap between parts. */
  readonly rowGap?: 0 | 2
  readonly align?: 'center'
  readonly justify?: 'between'
  /** If true, the row never wraps. */
  readonly isOneLine?: boolean
  /** If true, the row is part of a line of text. */
  readonly isInline?: boolean
}

/** Parts beside each other. They wrap if the line is full. */
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
