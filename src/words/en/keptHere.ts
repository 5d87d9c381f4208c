import { whole } from './ledgerFormat'

/** How much a learner has on this device besides their progress. */
interface KeptHere {
  readonly notes: number
  readonly bookmarks: number
  readonly tools: number
  readonly attempts: number
  readonly sheets: number
}

/** `3 notes, 1 bookmark and answers to 2 finished quizzes`; empty for nothing. */
export function keptHere({ notes, bookmarks, tools, attempts, sheets }: KeptHere): string {
  const parts = [
    counted(notes, '1 note', (count) => `${count} notes`),
    counted(bookmarks, '1 bookmark', (count) => `${count} bookmarks`),
    counted(sheets, '1 worksheet', (count) => `${count} worksheets`),
    counted(tools, 'numbers from 1 calculator', (count) => `numbers from ${count} calculators`),
    counted(attempts, 'answers to 1 finished quiz', (count) => `answers to ${count} finished quizzes`),
  ].filter((part) => part !== '')
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

function counted(count: number, one: string, many: (count: string) => string): string {
  if (count === 0) return ''
  return count === 1 ? one : many(whole(count))
}
