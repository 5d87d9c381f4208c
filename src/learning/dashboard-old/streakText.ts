import { dashboardWords as words } from '#words/dashboard'
import type { ProgressDocument } from '../../progress/document'
import type { LocalDate } from '../../progress/ids'
import { activeDays, streakOf } from '../../progress/streak'

/** The streak as the dashboard says it beside its tally, or the welcome back after days away. */
export function streakText(document: ProgressDocument, today: LocalDate): string {
  const { streak, missedMessage } = streakOf(document, today)
  if (missedMessage !== undefined) return missedMessage
  const days = activeDays(document)
  if (days.length === 0) return `${words.firstDay} ${words.firstEntryOpen}`
  const isTodayPosted = days.includes(today)
  return `${words.streakDays(streak)} ${words.inARow(streak)} ${isTodayPosted ? words.todayPosted : words.todayOpen}`
}
