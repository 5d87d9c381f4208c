import file from '../../../public/data/newsletters.json'
import type { Issue } from './parseIssues'
import { parseIssues } from './parseIssues'

/** Every newsletter, the newest first. */
export const issues: readonly Issue[] = parseIssues(file)

/** Words that an adult reads in a minute, on a screen and with figures between them. */
const wordsPerMinute = 200

/** How long an issue takes to read, in whole minutes; at least one. */
export function minutesOf({ sections, steps }: Pick<Issue, 'sections' | 'steps'>): number {
  const text = [...sections.map(({ title = '', text }) => `${title} ${text}`), ...steps].join(' ')
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}
