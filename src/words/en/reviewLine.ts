import { plural } from '../plural'
import { whole } from './ledgerFormat'

/** Texts of the dashboard line that links to the review, after its questions are counted. */
export const reviewLineWords = {
  due: (count: number) =>
    plural(count, {
      one: `1 question, ${aboutMinutes(count)}`,
      other: `${whole(count)} questions, ${aboutMinutes(count)}`,
    }),
  doneToday: 'Done for today',
  nothing: 'Nothing due today',
  nextOn: (day: string) => `Nothing due until ${day}`,
  unreadable: 'Not on this device yet',
}

/** Allows half a minute per question. */
export function aboutMinutes(questions: number): string {
  return questions <= 2 ? 'about a minute' : `about ${whole(Math.ceil(questions / 2))} minutes`
}
