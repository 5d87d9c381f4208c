import { pinWords as words } from '#words/pin'
import { localDateOf } from '../core/progress/calendar'

/** Whether a forgotten PIN can be removed now. `offAt` is undefined if no one has reported the PIN as forgotten. */
export function isOff(offAt: string | undefined): boolean {
  return offAt !== undefined && Date.now() >= Date.parse(offAt)
}

/** The text that says when the PIN can be removed. Empty if no one has reported the PIN as forgotten. */
export function offText(offAt: string | undefined): string {
  if (offAt === undefined) return ''
  const time = new Date(offAt)
  return isOff(offAt) ? words.comesOffNow : words.comesOff(localDateOf(time) ?? '', time)
}
