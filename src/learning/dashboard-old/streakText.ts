import { dashboardWords as words } from '#words/dashboard'
import { missedMessage } from '#words/missedDays'
import { balance } from '../../progress/points'
import type { ProgressDocument } from '../../progress/document'
import type { LocalDate } from '../../progress/ids'
import { activeDays, longestRun, streakOf } from '../../progress/streak'

/** The streak as the dashboard says it beside its tally, or the welcome back after days away. */
export function streakText(document: ProgressDocument, today: LocalDate): string {
  const { streak, missed } = streakOf(document, today)
  const days = activeDays(document)
  if (missed !== undefined)
    return `${words.streakDays(streak)}. ${missedMessage(missed)} ${words.whatStays(longestRun(days), balance(document).total)}`
  if (days.length === 0) return `${words.firstDay} ${words.firstEntryOpen}`
  const isTodayPosted = days.includes(today)
  return `${words.streakDays(streak)} ${words.inARow(streak)} ${isTodayPosted ? words.todayPosted : words.todayOpen}`
}
