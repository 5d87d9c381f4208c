import { whole } from './ledgerFormat'

/** How much stands beside the ledger of a learner. */
interface KeptHere {
  readonly notes: number
  readonly bookmarks: number
  readonly tools: number
  readonly attempts: number
  readonly sheets: number
}

/** `3 notes, 1 bookmark and the answers of 2 quizzes`; empty for nothing. */
export function keptHere({ notes, bookmarks, tools, attempts, sheets }: KeptHere): string {
  const parts = [
    counted(notes, '1 note', (count) => `${count} notes`),
    counted(bookmarks, '1 bookmark', (count) => `${count} bookmarks`),
    counted(sheets, '1 sheet', (count) => `${count} sheets`),
    counted(tools, 'the numbers of 1 tool', (count) => `the numbers of ${count} tools`),
    counted(attempts, 'the answers of 1 finished quiz', (count) => `the answers of ${count} finished quizzes`),
  ].filter((part) => part !== '')
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

function counted(count: number, one: string, many: (count: string) => string): string {
  if (count === 0) return ''
  return count === 1 ? one : many(whole(count))
}
