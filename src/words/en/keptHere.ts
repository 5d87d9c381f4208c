import { listed } from '../listed'
import { plural } from '../plural'
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
    notes > 0 && plural(notes, { one: '1 note', other: `${whole(notes)} notes` }),
    bookmarks > 0 && plural(bookmarks, { one: '1 bookmark', other: `${whole(bookmarks)} bookmarks` }),
    sheets > 0 && plural(sheets, { one: '1 worksheet', other: `${whole(sheets)} worksheets` }),
    tools > 0 && plural(tools, { one: 'numbers from 1 calculator', other: `numbers from ${whole(tools)} calculators` }),
    attempts > 0 &&
      plural(attempts, { one: 'answers to 1 finished quiz', other: `answers to ${whole(attempts)} finished quizzes` }),
  ]
  return listed(parts.filter((part) => part !== false))
}
