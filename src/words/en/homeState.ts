import { plural } from '../plural'
import { appearanceWords } from './appearance'
import { knownDate, longDay } from './ledgerFormat'

/** The question where the learner lives, and the saved answer. */
export const homeStateWords = {
  ask: 'Where do you live?',
  choose: 'Choose',
  elsewhere: 'Another place',
  kept: 'Saved on this device and in your backup file. We never send it anywhere.',
  save: 'Save',
  saving: 'Saving',
  inState: (state: string) => `In ${state}`,
  inElsewhere: 'In another place',
  change: 'Change',
  cancel: 'Cancel',
  notChosen: 'Choose a state or “Another place.”',
  notKept: appearanceWords.notKept,

  noNote: 'We have no checked note for your state.',
  officeHelps: 'These offices can help:',
  unread: {
    unreachable: 'Couldn’t load this note. Connect to the internet and try again.',
    'bad-answer': 'Couldn’t load this note. Check your connection, then try again.',
    damaged: 'Couldn’t load this note. The file is damaged. Try again.',
  },
  call: 'Phone:',
  site: 'Website:',
  source: 'Source:',
  sourceDated: (date: string) => (date === 'undated' ? ', undated.' : `, dated ${knownDate(date)}.`),
  readOn: (day: string) => `We read it on ${longDay(day)}.`,
  allNotes: (state: string) => `All notes for ${state}`,
  allElsewhere: 'All topics for learners in other states',

  /** The words that find the page with all notes. */
  searched: (states: readonly string[]) => `state law ${states.join(' ')}`,
  found: (count: number) => plural(count, { one: '1 note for your state', other: `${count} notes for your state` }),

  page: {
    title: 'Your state',
    all: 'All notes',
    lead: 'The rule, your first step and an office to call. Rules change, so check with the office before you count on one.',
    topics: 'Topics',
    loading: 'Loading the notes',
    print: 'Print all notes',
    printed: (site: string, day: string) => `${site}, printed ${longDay(day)}`,
    backToLearning: 'Learning Center',
  },
}
