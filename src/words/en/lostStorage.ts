import { listed } from '../listed'

/** Data of this device's learners that the browser deleted, and what to do. */
export const lostStorageWords = {
  /** Their progress is here; the list of this device's learners was deleted. */
  found: (names: readonly string[]) =>
    `This browser deleted the list of learners on this device. The progress of ${listed(names)} is still here.`,
  foundDo: 'Choose your name to continue.',
  /** When nothing on this device shows that a learner had a PIN. */
  foundOpen: 'Choose your name to continue. If you had a PIN and we don’t ask for it, set it again on your profile.',
  /** Only their names are left. */
  cleared: (names: readonly string[]) => `This browser deleted the progress of ${listed(names)} on this device.`,
  clearedDo: 'If you have a backup file, restore your progress from it.',
  clearedAccount: (names: readonly string[]) => `Sign in to restore the account progress of ${listed(names)}.`,
  restore: 'Restore from a backup file',
  signIn: 'Sign in',
}
