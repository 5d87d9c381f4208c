import { classNameOf, type LookProps, lookProps, type Space } from './look'

interface StackProps extends LookProps {
  readonly gap?: Space
}

/** Parts stacked one below another. */
export function Stack({ as: Tag = 'div', gap, ...props }: StackProps) {
  return <Tag {...lookProps(classNameOf(['stack', gap !== undefined && `gap${gap}`]), props)} />
}
