import { whole } from './ledgerFormat'

/** The line of the dashboard that leads to the review. */
export const reviewLineWords = {
  label: 'Review',
  action: 'Keep what you learned',
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
