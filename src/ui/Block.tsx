import { type LookProps, lookProps } from './look'

/** A block of content with a set width and set spaces around it. */
export function Block({ as: Tag = 'div', ...props }: LookProps) {
  return <Tag {...lookProps('', props)} />
}
