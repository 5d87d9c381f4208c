import { plural } from '../plural'
import { clockTime, dayNear, whole } from './ledgerFormat'

/** Texts about the backup on every learner screen. Days are `YYYY-MM-DD` in the learner's calendar. */
export const backupWords = {
  saved: 'Saved on this device',
  savedWaiting: (changes: number) =>
    plural(changes, {
      one: 'Saved on this device. 1 change not backed up yet',
      other: `Saved on this device. ${whole(changes)} changes not backed up yet`,
    }),
  savedLate: (days: number) => `Saved on this device. No backup for ${whole(days)} days`,
  notFor: (days: number) => `No backup for ${whole(days)} days`,
  backingUp: 'Backing up',
  backedUp: 'Backed up',
  backedUpNow: 'Backed up just now',
  backedUpAt: (time: Date) => `Backed up at ${clockTime(time)}`,
  backedUpOn: (day: string, today: string) => `Backed up on ${dayNear(day, today)}`,
  signInAgain: 'Sign in again to back up',
  refused: (reason: string) => `Couldn’t back up. ${reason}`,
  /** Each text with a part of the service's error code. The last text covers all other errors. */
  refusals: [
    ['permission-denied', 'This account isn’t allowed to save backups'],
    ['', 'The backup service had a problem'],
  ] as const,
  deleted: 'Your account was deleted. Your progress is no longer backed up.',
  /** Shown beside the tabs, which have room for two short lines. */
  deletedShort: 'No longer backed up.',
  deletedDo: 'See your options',
  deleting: 'Your account is being deleted.',
  deletingLook: 'See details',
  outdated: 'A newer version of the site made your backup.',
  reload: 'Reload',

  notesOnly: (notes: number) =>
    plural(notes, { one: '1 note on this device only', other: `${whole(notes)} notes on this device only` }),

  /** Only the time or the day, as the value in a row. */
  justNow: 'Just now',
  todayAt: (time: Date) => `Today at ${clockTime(time)}`,
  onDay: (day: string, today: string) => dayNear(day, today),
}
