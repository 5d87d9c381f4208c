import { isolated } from '../isolated'
import { plural } from '../plural'

/** Deleting one learner’s reports from a class, for example because a parent asked for it. */
export const classDeletedWords = {
  title: 'Delete this learner’s reports',
  text: 'Use this if the learner or a parent asks for it. You can’t undo it.',
  action: 'Delete this learner’s reports',
  ask: (name: string) => `Delete ${isolated(name)}’s reports?`,
  askText:
    'This deletes all reports, your note and the name from this class, and the reports from its relays. Later reports from the same devices aren’t kept, and those devices say so. The learner keeps all progress.',
  askElsewhere:
    'Backups, saved tables, report files and a second teacher’s copy still have the data. Make a new backup, delete the old files, and have your colleague restore it.',
  cancel: 'Cancel',
  now: 'Delete the reports',
  deleting: 'Deleting',

  deleted: 'You deleted this learner’s reports',
  deletedText:
    'Make a new backup, then delete older backups and files. Give the new backup to a second teacher. If the learner should hand in again, have them leave the class on their device and join again.',
  /** On the page with the class’s settings. */
  list: (devices: number, when: string) =>
    plural(devices, {
      one: `You deleted the reports of 1 device. Last time: ${when}.`,
      other: `You deleted the reports of ${devices} devices. Last time: ${when}.`,
    }),
  listTitle: 'Deleted reports',
  listText: 'Later reports from these devices aren’t kept. A learner who leaves the class and joins again can hand in.',
}
