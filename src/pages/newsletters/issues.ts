import file from '#newsletters'
import type { Issue } from './parseIssues'
import { parseIssues } from './parseIssues'

/** All newsletters, newest first. */
export const issues: readonly Issue[] = parseIssues(file)

/** The number of words that an adult reads per minute, on a screen and with figures in the text. */
const wordsPerMinute = 200

/** The reading time for an issue in full minutes, at least one. */
export function minutesOf({ sections, steps }: Pick<Issue, 'sections' | 'steps'>): number {
  const text = [...sections.map(({ title = '', text }) => `${title} ${text}`), ...steps].join(' ')
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}
