import { appearanceWords } from './appearance'

/** What asks where a learner lives, and says it back. */
export const homeStateWords = {
  folio: ['Rules', 'near you'] as const,
  title: 'Where you live',
  why: 'Lessons then show the rules and offices of your state, where we have them from a source.',
  ask: 'Where do you live?',
  choose: 'Choose',
  elsewhere: 'Another place',
  kept: 'Kept on this device and in your backup file. Never sent anywhere.',
  save: 'Save',
  saving: 'Saving',
  inState: (state: string) => `In ${state}`,
  inElsewhere: 'In another place',
  none: 'You have not said it. No lesson needs it.',
  change: 'Change',
  cancel: 'Cancel',
  notChosen: 'Choose a state, or another place.',
  notKept: appearanceWords.notKept,
}
