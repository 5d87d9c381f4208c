import { joined, type LookProps, lookProps, type Space } from './look'

interface StackProps extends LookProps {
  readonly gap?: Space
  /** Start: each part is as wide as its content. */
  readonly align?: 'start'
}

/** Parts below each other. */
export function Stack({ as: Tag = 'div', gap, align, ...props }: StackProps) {
  const classes = joined(['stack', gap !== undefined && `gap${gap}`, align])
  return <Tag {...lookProps(classes, props)} />
}
