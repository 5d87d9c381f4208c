import { whole } from './ledgerFormat'

/** What the line of the dashboard says that leads to the review, once it was counted. */
export const reviewLineWords = {
  due: (count: number) => `${count === 1 ? '1 question' : `${whole(count)} questions`}, ${aboutMinutes(count)}`,
  doneToday: 'Done for today',
  nothing: 'Nothing due today',
  nextOn: (day: string) => `Nothing due until ${day}`,
  unreadable: 'Not on this device yet',
}

/** Half a minute for a question. */
export function aboutMinutes(questions: number): string {
  return questions <= 2 ? 'about a minute' : `about ${whole(Math.ceil(questions / 2))} minutes`
}
