import { pinWords as words } from '#words/pin'
import { localDateOf } from '../core/progress/calendar'

/** Whether a forgotten PIN can come off now. Undefined: nobody said that it is forgotten. */
export function isOff(offAt: string | undefined): boolean {
  return offAt !== undefined && Date.now() >= Date.parse(offAt)
}

/** Until when it stays, and nothing where it stays anyway. */
export function offText(offAt: string | undefined): string {
  if (offAt === undefined) return ''
  const time = new Date(offAt)
  return isOff(offAt) ? words.comesOffNow : words.comesOff(localDateOf(time) ?? '', time)
}
