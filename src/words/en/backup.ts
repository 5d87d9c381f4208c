import { clockTime, dayNear, whole } from './ledgerFormat'

/** What every learner screen says about the backup. Days are `YYYY-MM-DD` of the learner's calendar. */
export const backupWords = {
  saved: 'Saved on this device',
  savedWaiting: (changes: number) => `Saved on this device. ${waits(changes)}`,
  savedLate: (days: number) => `Saved on this device. Not backed up for ${whole(days)} days`,
  notFor: (days: number) => `Not backed up for ${whole(days)} days`,
  backingUp: 'Backing up',
  backedUp: 'Backed up',
  backedUpNow: 'Backed up just now',
  backedUpAt: (time: Date) => `Backed up at ${clockTime(time)}`,
  backedUpOn: (day: string, today: string) => `Backed up on ${dayNear(day, today)}`,
  signInAgain: 'Sign in again to back up',
  refused: (reason: string) => `Backup refused: ${reason}`,
  /** By what the reason of the service contains; the last one when it contains none of these. */
  refusals: [
    ['permission-denied', 'the service does not let this account write'],
    ['', 'the service could not take it'],
  ] as const,
  deleted: 'No longer backed up: the account was deleted.',
  /** Beside the tabs, where there is room for two short lines. */
  deletedShort: 'No longer backed up.',
  deletedDo: 'What you can do',
  deleting: 'Your account is being deleted.',
  deletingLook: 'Look at it',
  outdated: 'A newer version of the site made your backup.',
  reload: 'Reload',

  notesOnly: (notes: number) =>
    notes === 1 ? '1 note on this device only' : `${whole(notes)} notes on this device only`,

  /** With the time or the day alone, as the value of a row. */
  justNow: 'Just now',
  todayAt: (time: Date) => `Today at ${clockTime(time)}`,
  onDay: (day: string, today: string) => dayNear(day, today),
}

function waits(changes: number): string {
  return changes === 1 ? '1 change waits' : `${whole(changes)} changes wait`
}
