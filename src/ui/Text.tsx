import { type LookProps, lookProps } from './look'

/** Words in one size and color. */
export function Text({ as: Tag = 'p', ...props }: LookProps) {
  return <Tag {...lookProps('', props)} />
}
