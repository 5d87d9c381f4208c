import { isolated } from '../isolated'
import { learnedFigures, longDay } from './ledgerFormat'
import { ended } from './ended'

/** Ledgers that are not the open one any more, and starting over. Days are `YYYY-MM-DD`, undefined where not known. */
export const setAsideWords = {
  folio: ['Kept on', 'this device'] as const,
  title: 'Set aside',
  intro:
    'These are not part of your open ledger. New backups do not hold them, and they go when your ledger is removed from this device.',
  none: 'Nothing is set aside now.',
  name: {
    'started-over': 'Your ledger before you started over here',
    replaced: 'A ledger that was replaced when you started over elsewhere',
    unreadable: 'A record that could not be read',
    'not-mine': 'Learned in your ledger by somebody else',
  },
  /** What it holds, and since when. */
  facts: (lessons: number, quizzes: number, points: number, day: string | undefined) =>
    `${learnedFigures(lessons, quizzes, points)}.${since(day)}`,
  factsUnreadable: (day: string | undefined) => `It is kept as it was.${since(day)}`,
  bringBack: 'Bring back',
  bringingBack: 'Bringing back',
  /** What a screen reader calls a button: the action and its record. */
  of: (action: string, name: string) => `${action}: ${isolated(name)}`,
  broughtBack: 'Brought back: its lessons, quiz results and certificates are in your ledger again.',
  broughtBackPart:
    'Brought back: its lessons, quiz results and certificates are in your ledger again. A newer version of this site added more to it, so it stays here until that version brings it back.',
  nothingNewPart:
    'Your ledger had its lessons, quiz results and certificates already. A newer version of this site added more to it, so it stays here until that version brings it back.',
  nothingNew: 'Your ledger had its lessons, quiz results and certificates already, so it is not set aside any more.',
  notBroughtBack: {
    missing: 'Not brought back: it is not there any more.',
    quota: 'Not brought back: this device is out of space. Free some space, then try again.',
    connection: 'Not brought back: the browser closed its storage. Reload the page, then try again.',
    outdated: 'Not brought back: a newer version of this site made it. Reload this page, then try again.',
    'private-mode': 'Not brought back: this browser keeps nothing in a private window.',
    'at-limit': 'Not brought back: a lesson was changed too many times.',
    'too-few-points': 'Not brought back: the balance is too low.',
  },
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss it for good?',
  dismissText: (name: string, holds: string) => `${ended(name)} ${holds}`,
  dismissWarning: 'Unless an earlier backup has it, nobody can bring it back afterward.',
  keep: 'Keep it',
  dismissForGood: 'Dismiss for good',
  dismissing: 'Dismissing',
  dismissed: 'Dismissed. It is gone from this device.',
  notDismissed: {
    quota: 'Not dismissed: this device is out of space. Free some space, then try again.',
    connection: 'Not dismissed: the browser closed its storage. Reload the page, then try again.',
    outdated: 'Not dismissed: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not dismissed: this browser keeps nothing in a private window.',
  },
}

export const startOverWords = {
  folio: ['A clean', 'page'] as const,
  title: 'Start over',
  intro:
    'You get a clean ledger under your name. The lessons, quizzes, points and certificates in it now are set aside on this device, and you may bring them back.',
  elsewhere:
    'Your other devices start over too, when they next connect. What they had is set aside there in the same way.',
  nothing: 'There is nothing to start over: your ledger is clean.',
  fileFirst: 'Make a backup file first',
  fileHasAll: 'Your backup file has everything that is in your ledger now.',
  /** What has to be typed, in any case of letters. */
  phrase: 'start over',
  type: 'Type “start over”',
  notTyped: 'To start over, type the two words: start over',
  action: 'Start over',
  starting: 'Starting over',
  done: 'You started over. Your earlier ledger is set aside on this device.',
  notDone: {
    quota: 'Nothing was changed: this device is out of space. Free some space, then try again.',
    connection: 'Nothing was changed: the browser closed its storage. Reload the page, then try again.',
    outdated:
      'Nothing was changed: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was changed: this browser keeps nothing in a private window.',
    'at-limit': 'Nothing was changed: this ledger was started over too many times.',
    'too-few-points': 'Nothing was changed: the balance is too low.',
  },
}

function since(day: string | undefined): string {
  return day === undefined ? '' : ` Set aside on ${longDay(day)}.`
}
