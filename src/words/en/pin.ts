import { isolated } from '../isolated'
import { clockTime, longDay } from './ledgerFormat'

/** A PIN that keeps the other learners on a device out of someone’s progress. Days are `YYYY-MM-DD`. */
export const pinWords = {
  title: 'PIN',
  what: 'A four-digit PIN keeps other learners on this device out of your progress.',
  how: 'How the PIN works',
  when: 'You’ll enter it under “Who is learning?” and each time you reopen the site.',
  background:
    'Some browsers close a tab in the background. When you return to it, you may have to enter your PIN again.',
  limits: 'It doesn’t encrypt anything. Someone with full access to this device could still read your data.',
  has: 'You have a PIN.',
  set: 'Set a PIN',
  change: 'Change PIN',
  takeOff: 'Remove PIN',
  present: 'Current PIN',
  new: 'New PIN, four digits',
  repeat: 'Repeat new PIN',
  save: 'Save PIN',
  saving: 'Saving',
  cancel: 'Cancel',
  cancelPin: 'Cancel changing your PIN',
  saved: 'Saved. You’ll enter your PIN to open your progress.',
  takenOff: 'PIN removed. You can open your progress without it.',
  differ: 'The PINs don’t match. Enter them again.',
  /** After the reason why the account service could not check the password. */
  orPin: 'You can also enter your PIN.',
  refused: {
    'pin-invalid': 'Enter four digits.',
    'no-match': 'That isn’t your PIN. Nothing was changed. Try again.',
    unavailable: 'This browser can’t protect a PIN at this address. Open the site at its https address.',
    other: 'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
  },

  lockAfter: 'Lock when not in use',
  lockAfters: { never: 'Never', '5': 'After 5 minutes', '15': 'After 15 minutes' },
  lockText: 'When the site locks, it asks who is learning. It won’t lock during a quiz.',

  /** Where a learner opens their progress. */
  label: 'PIN',
  of: (name: string) => `${isolated(name)}’s PIN, four digits`,
  pad: 'PIN pad',
  putIn: (count: number) => `${count} of 4 digits entered`,
  takeBack: 'Delete last digit',
  wrong: 'That PIN isn’t right. Try again.',
  forgot: 'I forgot my PIN',
  forgotTitle: 'Forgot the PIN?',
  forgotText:
    'Your progress is safe. You can remove the PIN after a 24-hour wait. If you use the PIN before then, the wait is canceled.',
  forgotPassword: 'Use the password instead',
  byPin: 'Use the PIN',
  phrase: 'i forgot my pin',
  type: 'Type “I forgot my PIN”',
  notTyped: 'To remove the PIN, type the words: I forgot my PIN',
  lose: 'Remove PIN in 24 hours',
  losing: 'Saving',
  comesOff: (day: string, time: Date) =>
    `You can open your progress without the PIN starting ${longDay(day)} at ${clockTime(time)}.`,
  comesOffNow: 'You can open your progress without the PIN now.',
  saidForgotten:
    'Someone on this device asked to remove this PIN. To keep it, open your progress with the PIN, or set a new one.',
  openWithout: 'Open without the PIN',
  notNoted: 'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
  back: 'Back',
}
