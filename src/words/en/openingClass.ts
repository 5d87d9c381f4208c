import { isolated } from '../isolated'
import { bookNotSaved as notSaved, noCrypto } from './bookNotSaved'
import { ended } from './ended'

/** How to get a class onto this device: create one, restore a backup, or make a new class card for a lost class. */
export const openingClassWords = {
  opening: {
    title: 'Create a class',
    text: 'You’ll teach this class from this device.',
    name: 'Class name',
    nameHint: 'Learners see it on the class card.',
    teacher: 'Your name',
    teacherHint: 'The name learners know you by, for example Ms. Hale.',
    password: 'Class password',
    passwordHint: 'Four or five words are easy to remember and hard to guess. No one can reset it, not even us.',
    dutiesTitle: 'Your responsibilities',
    duties: [
      'You’ll have learners’ names, lessons, answers and dates. They belong to the learners. Share them only with people who need them.',
      'Keep the password secret. Without it, no one can open the class. Keep a backup in case you lose this device.',
      'Check your school’s rules before you collect data from children.',
      'Delete the class when it is over. That deletes the reports on this device.',
    ],
    action: 'Create class',
    busy: 'Creating the class',
    badName: 'Enter a name of 1 to 100 characters.',
    sameName: 'Your other class has this name. Add the year, so that you and your learners can tell them apart.',
    noCrypto: `The class was not created. ${noCrypto}`,
    failed: (reason: 'quota' | 'connection' | 'outdated' | 'private-mode') =>
      `The class was not created. ${notSaved[reason]}`,
  },

  bring: {
    title: 'Restore a class from a backup',
    text: 'Use a backup from this device, another device or a colleague. If the class is already here, we merge both copies. This won’t replace anything here.',
    choose: 'Choose the backup file',
    chosen: (name: string) => `Chosen: ${isolated(name)}`,
    password: 'Password for that backup',
    ownPassword: 'Password for the class on this device',
    action: 'Restore class',
    busy: 'Reading the backup',
    noFile: 'Choose the backup file first.',
    restored: (name: string) => `${isolated(name)} is restored.`,
    joined: (name: string) => `We merged the backup with ${ended(name)} The password on this device stays the same.`,
    refused: {
      empty: 'That file is empty. Nothing was changed. Choose the backup file of a class.',
      'too-large': 'That file is too large to be a class backup. Nothing was changed.',
      newer:
        'A newer version of this site made that file. Nothing was changed. Connect to the internet, reload this page, then try again.',
      backup: 'That’s a learner’s own backup. Nothing was changed. Restore it on the Profile page.',
      'not-ours':
        'That file isn’t a class backup. Nothing was changed. Choose a file whose name ends in class-backup.txt.',
      'cut-short': 'The end of that file is missing. Nothing was changed. Copy the original file again.',
      'not-a-card': 'That file isn’t a class backup. Nothing was changed. Choose another file.',
      torn: 'That file is damaged. Nothing was changed. Copy the original file again.',
      foreign: 'That file is damaged. Its keys don’t match its class. Nothing was changed. Choose another backup.',
      'bad-name': 'The class in that file has a name that can’t be displayed. Nothing was changed.',
      unreadable: 'That file can’t be read. Nothing was changed. Choose another backup.',
      'class-backup': 'That backup can’t be restored here. Nothing was changed.',
      'not-a-class-backup':
        'That file isn’t a class backup. Nothing was changed. Choose a file whose name ends in class-backup.txt.',
      'wrong-password': 'That isn’t the password for this backup. Nothing was changed. Try again.',
      'own-password': 'This class is already on this device with a different password. Enter that password too.',
      'badly-locked': 'That file is encrypted in a way this site never uses. Nothing was changed.',
      replaced: 'That class has a new class card here. Nothing was changed. Open the new class instead.',
      'no-crypto': `Nothing was changed. ${noCrypto}`,
      'other-learner': 'This class belongs to another person who uses this device. Nothing was changed.',
      'no-room':
        'The merged class would be too large. Nothing was changed. Remove devices you don’t recognize from both copies, then try again.',
      damaged: 'That file is damaged. Nothing was changed. Copy the original file again.',
      quota: `Nothing was changed. ${notSaved.quota}`,
      connection: `Nothing was changed. ${notSaved.connection}`,
      outdated: `Nothing was changed. ${notSaved.outdated}`,
      'private-mode': `Nothing was changed. ${notSaved['private-mode']}`,
    },
  },

  lost: {
    title: 'Lost your phone? Make a new class card',
    text: 'Use this if you lost your phone, or someone got the class card who shouldn’t have. We rebuild the class from your backup with a new class card, new keys and a new password. Print the new class card and have each learner scan it once. Reports made with the old class card won’t count.',
    choose: 'Choose the backup of that class',
    next: 'New class password',
    nextHint: 'Someone with the lost phone may know the old one. Four or five words are hard to guess.',
    action: 'Make a new class card',
    busy: 'Making new keys',
    done: (name: string) => `${isolated(name)} has a new class card. Print it and have each learner scan it once.`,
  },
}
