import { backupWords as words } from '#words/backup'
import { localDateOf } from '../core/progress/calendar'
import type { BackupStatus } from '../data/store/backup'

/** A backup is called recent for about three minutes, because ages are shown in minutes. */
const JUST_NOW_MS = 3 * 60_000
const DAY_MS = 86_400_000
/** Days without a backup after which we show a reminder. */
const LATE_DAYS = 3

/**
 * The status in one line. Any action for the learner is shown beside it.
 * @param since the time of the oldest change that is not backed up (ISO instant), if known
 */
export function backupText(status: BackupStatus, now: Date, since?: string): string {
  switch (status.kind) {
    case 'saved-here': {
      if (status.waiting === 0) return words.saved
      const late = lateDays(since, now)
      return late === undefined ? words.savedWaiting(status.waiting) : words.savedLate(late)
    }
    case 'backing-up':
      return words.backingUp
    case 'backed-up':
      return backedUpText(status.at, now)
    case 'sign-in-again':
      return words.signInAgain
    case 'refused':
      return words.refused(refusalText(status.reason))
    case 'deleted':
      return words.deleted
    case 'outdated':
      return words.outdated
  }
}

/** Whole days since `since` (UTC, `toISOString`) if the reminder is due, otherwise undefined. */
export function lateDays(since: string | undefined, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(since ?? '')) / DAY_MS)
  return days >= LATE_DAYS ? days : undefined
}

/** The same status in complete sentences. They start by saying where the progress is saved. */
export function keptText(status: BackupStatus, now: Date, since?: string): string {
  const text = sentence(backupText(status, now, since))
  const isHereSaid = status.kind === 'saved-here' || status.kind === 'backed-up'
  return isHereSaid ? text : `${sentence(words.saved)} ${text}`
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/** The reason in plain words, or an empty text if it is unknown. Error codes belong in the log. */
export function refusalText(reason: string): string {
  const found = words.refusals.find(([sign]) => reason.includes(sign))
  return found?.[1] ?? ''
}

function backedUpText(at: string, now: Date): string {
  const when = whenOf(at, now)
  switch (when.kind) {
    case 'unknown':
      return words.backedUp
    case 'now':
      return words.backedUpNow
    case 'today':
      return words.backedUpAt(when.time)
    case 'day':
      return words.backedUpOn(when.day, when.today)
  }
}

/** Only the time of a backup, for a row whose label is *Backed up*. */
export function backupTime(at: string, now: Date): string {
  const when = whenOf(at, now)
  switch (when.kind) {
    case 'unknown':
      return words.backedUp
    case 'now':
      return words.justNow
    case 'today':
      return words.todayAt(when.time)
    case 'day':
      return words.onDay(when.day, when.today)
  }
}

type When =
  | { readonly kind: 'unknown' | 'now' }
  | { readonly kind: 'today'; readonly time: Date }
  | { readonly kind: 'day'; readonly day: string; readonly today: string }

/** A time in the future comes from a wrong clock, so it is treated as unknown. */
function whenOf(at: string, now: Date): When {
  const time = new Date(at)
  const day = localDateOf(time)
  const today = localDateOf(now)
  const age = now.getTime() - time.getTime()
  if (day === undefined || today === undefined || age < -JUST_NOW_MS) return { kind: 'unknown' }
  if (age < JUST_NOW_MS) return { kind: 'now' }
  return day === today ? { kind: 'today', time } : { kind: 'day', day, today }
}
