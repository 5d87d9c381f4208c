import { plural } from '../plural'

/**
 * A time of the course files, such as `15 min` or `4 weeks`, as readers see it. Any other text is returned unchanged.
 * The marks of a text that isn't translated are left out.
 */
export function durationText(duration: string): string {
  const [, figure = '', unit] = /^\W*(\d+) (min|weeks?)\W*$/.exec(duration) ?? []
  const count = Number(figure)
  if (unit === 'min') return plural(count, { other: `${count} min` })
  return unit === undefined ? duration : plural(count, { one: '1 week', other: `${count} weeks` })
}
