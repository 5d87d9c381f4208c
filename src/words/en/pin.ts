import { isolated } from '../isolated'
import { clockTime, longDay } from './ledgerFormat'

/** A PIN that keeps the other learners of a device out of a ledger. Days are `YYYY-MM-DD`. */
export const pinWords = {
  folio: ['Who may', 'open it'] as const,
  title: 'PIN',
  what: 'A PIN of four digits keeps other learners of this device out of your ledger. It does not encrypt anything: whoever can read this browser’s files can still read your work.',
  when: 'It is asked for under “Who is learning?”, and when the site is opened anew.',
  none: 'Your ledger has no PIN.',
  has: 'Your ledger has a PIN.',
  set: 'Set a PIN',
  change: 'Change the PIN',
  takeOff: 'Take the PIN off',
  present: 'Your PIN now',
  presentOrPassword: 'Your PIN now, or the password of your account',
  new: 'New PIN, four digits',
  repeat: 'The same once more',
  save: 'Save PIN',
  saving: 'Saving',
  cancel: 'Cancel',
  saved: 'Saved. Your PIN is asked for when your ledger is opened.',
  takenOff: 'The PIN is off. Your ledger opens without it.',
  differ: 'These are not the same four digits. Type them again.',
  refused: {
    'pin-invalid': 'Use four digits.',
    'no-match': 'That is not your PIN. Nothing was changed.',
    offline: 'Your account can’t be asked now. Use the PIN, or try again with a connection.',
    unavailable: 'This browser can’t keep a PIN safe at this address.',
    other: 'Not saved: the browser closed its storage. Reload the page, then try again.',
  },

  lockAfter: 'Lock when nobody touches it',
  lockAfters: { never: 'Never', '5': 'After 5 minutes', '15': 'After 15 minutes' },
  lockText: 'Then it asks who is learning. It waits until a quiz that you are taking is over.',

  /** Where a ledger is opened. */
  label: 'PIN',
  of: (name: string) => `${isolated(name)}’s PIN, four digits`,
  pad: 'PIN pad',
  putIn: (count: number) => `${count} of 4 numbers put in`,
  takeBack: 'Take back the last number',
  wrong: 'That is not the PIN.',
  forgot: 'I forgot my PIN',
  forgotTitle: 'Forgot the PIN?',
  forgotText:
    'Nothing is lost. Say so here, and the PIN comes off in 24 hours. Until then your PIN still opens the ledger, and opening it stops this.',
  forgotPassword: 'Use the password instead',
  byPin: 'Use the PIN',
  phrase: 'i forgot my pin',
  type: 'Type “I forgot my PIN”',
  notTyped: 'To have it taken off, type the words: I forgot my PIN',
  lose: 'Take it off in 24 hours',
  losing: 'Noting it',
  comesOff: (day: string, time: Date) => `The PIN comes off on ${longDay(day)} at ${clockTime(time)}.`,
  comesOffNow: 'The PIN can come off now.',
  saidForgotten:
    'Somebody said on this device that it is forgotten. Open your ledger with the PIN, or set a new one, and it stays.',
  openWithout: 'Open without the PIN',
  notNoted: 'Not noted: the browser closed its storage. Reload the page, then try again.',
  back: 'Back',
}
