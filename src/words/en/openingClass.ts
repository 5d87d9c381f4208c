import { isolated } from '../isolated'
import { bookNotSaved as notSaved, noCrypto } from './bookNotSaved'

/** Every way to a class that is not on this device yet: a new one, a backup, and a new card for a lost one. */
export const openingClassWords = {
  opening: {
    title: 'Open a class',
    text: 'You become the teacher of this class on this device.',
    name: 'Name of the class',
    nameHint: 'Learners see it on the class card.',
    teacher: 'Your name',
    teacherHint: 'As learners know you, for example Ms. Hale.',
    password: 'Password for the class book',
    passwordHint: 'Four or five words are easy to remember and hard to guess. No one can reset it, not even us.',
    dutiesTitle: 'What you take on',
    duties: [
      'You hold what learners hand in: names, lessons, answers and dates. It is theirs. Show it to nobody who has no need to see it.',
      'Keep the password to yourself, and keep a backup. If both are lost, nobody can open the book again.',
      'Ask your school what it allows before you collect from children.',
      'Close the class when it is over. That deletes what was handed in.',
    ],
    action: 'Open the class',
    busy: 'Opening the class',
    badName: 'Give the class and yourself a name of 1 to 100 letters.',
    noCrypto: `The class was not opened. ${noCrypto}`,
    failed: (reason: 'quota' | 'connection' | 'outdated' | 'private-mode') =>
      `The class was not opened. ${notSaved[reason]}`,
  },

  bring: {
    title: 'Bring in a backup',
    text: 'From another device, from a colleague, or from before. Nothing that is here is replaced: a book of the same class gets what both had.',
    choose: 'Choose the backup file',
    chosen: (name: string) => `Chosen: ${isolated(name)}`,
    password: 'Password of that backup',
    ownPassword: 'Password of the book on this device',
    action: 'Bring it in',
    busy: 'Reading the backup',
    noFile: 'Choose the backup file first.',
    restored: (name: string) => `${isolated(name)} is here now.`,
    joined: (name: string) =>
      `${isolated(name)} was here already, and now has what both copies had. Its password stays the same.`,
    refused: {
      empty: 'Nothing was changed: that file is empty. Choose the backup file of a class.',
      'too-large': 'Nothing was changed: that file is too large to be a class backup.',
      newer:
        'Nothing was changed: a newer version of this site made that file. Connect, reload this page, then try again.',
      backup: 'Nothing was changed: that is a learner’s own backup. It is brought in on the Profile page.',
      'not-ours': 'Nothing was changed: that file is not a class backup. Its name ends in class-backup.txt.',
      'cut-short': 'Nothing was changed: the end of that file is missing. Copy it again from where it came.',
      'not-a-card': 'Nothing was changed: that file is not a class backup.',
      torn: 'Nothing was changed: that file is damaged. Copy it again from where it came.',
      foreign: 'Nothing was changed: the keys in that file do not fit its class.',
      'bad-name': 'Nothing was changed: the class in that file has a name that can’t be shown.',
      unreadable: 'Nothing was changed: that file can’t be read.',
      'class-backup': 'Nothing was changed: that backup can’t be brought in here.',
      'not-a-class-backup': 'Nothing was changed: that file is not a class backup. Its name ends in class-backup.txt.',
      'wrong-password': 'Nothing was changed: that is not the password of that backup.',
      'own-password':
        'This class is here already, under another password. Type the password of the book on this device too.',
      'badly-locked': 'Nothing was changed: that file is locked in a way that this site never uses.',
      replaced: 'Nothing was changed: that class got a new card here. Open the new one instead.',
      'no-crypto': `Nothing was changed. ${noCrypto}`,
      'other-learner': 'Nothing was changed: this class belongs to somebody else who learns on this device.',
      'no-room':
        'Nothing was changed: both copies together are more than one book can hold. Let go of devices that you do not know in both, then try again.',
      damaged: 'Nothing was changed: that file is damaged. Copy it again from where it came.',
      quota: `Nothing was changed. ${notSaved.quota}`,
      connection: `Nothing was changed. ${notSaved.connection}`,
      outdated: `Nothing was changed. ${notSaved.outdated}`,
      'private-mode': `Nothing was changed. ${notSaved['private-mode']}`,
    },
  },

  lost: {
    title: 'Make a new card',
    text: 'For a lost phone, or a card that got out. From your backup, the same learners get a class with new keys and a new password. Print the new card and let each learner scan it once. The old card stops working for you: nothing sent with it is counted.',
    next: 'New password for the class book',
    nextHint: 'Someone with the lost phone may know the old one. Four or five words are hard to guess.',
    action: 'Make a new card',
    busy: 'Making new keys',
    done: (name: string) => `${isolated(name)} has a new card. Print it, and let each learner scan it once.`,
  },
}
