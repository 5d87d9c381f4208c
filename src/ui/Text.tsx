import { type LookProps, lookProps } from './look'

/** Text in one size and color. */
export function Text({ as: Tag = 'p', ...props }: LookProps) {
  return <Tag {...lookProps('', props)} />
}
