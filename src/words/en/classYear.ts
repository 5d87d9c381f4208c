import { bookNotSaved as notSaved } from './bookNotSaved'

/** The end of a school year: an archived class, and a new class that continues it. */
export const classYearWords = {
  archiveTitle: 'Archive the class',
  archiveText:
    'An archived class is read-only. You can still read, print, export and back it up. No reports are collected. You can reopen it at any time.',
  archive: 'Archive the class',
  archiving: 'Archiving the class',
  reopenTitle: 'This class is archived',
  reopenText: (when: string) =>
    `Archived ${when}. Reopen it to collect reports, make decisions, write notes or save a plan.`,
  reopen: 'Reopen the class',
  reopening: 'Reopening the class',
  archived: 'The class is archived. Make a new backup now.',
  reopened: 'The class is open again.',
  notDone: (reason: keyof typeof notSaved) => `The class was not changed. ${notSaved[reason]}`,
  /** The class is archived, and the relay on its card does not know it. */
  relayUntold:
    'We couldn’t reach the relay. Learners can still send reports to it, and this class doesn’t collect them. To tell the relay, reopen the class and archive it again.',
  relayClosed:
    'The relay takes no more reports for this class. If a colleague has a copy of it, give them your new backup. Until they restore it, their copy opens the class on the relay again.',

  /** On every page of an archived class. */
  notice: 'This class is archived and read-only.',
  toReopen: 'Reopen it',
  listTitle: 'Archived classes',
  since: (when: string) => `Archived ${when}`,

  collectTitle: 'No reports are collected',
  collectText:
    'A report that a learner hands in now is not taken, and gets no 8 digits. The learner keeps all progress. To collect it, reopen the class.',

  newTitle: 'Start a new year from this class',
  newText:
    'This makes a new class with a new class card, new keys and a new password. It copies the names, the class size and the plan. It copies no learners, notes or reports. This class stays as it is.',
  newOrder:
    'You can archive this class before or after that. Archive it when you have its last reports. Learners join with the new class card.',
  newRelay: 'The relay isn’t copied, because it works for one class only. Add one on the new class card.',
}
