import { type LookProps, lookProps } from './look'

/** Content with a width and with spaces around it. */
export function Block({ as: Tag = 'div', ...props }: LookProps) {
  return <Tag {...lookProps('', props)} />
}
