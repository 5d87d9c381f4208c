import { appearanceWords } from './appearance'

/** What asks where a learner lives, and says it back. */
export const homeStateWords = {
  folio: ['Rules', 'near you'] as const,
  title: 'Where you live',
  why: 'Choose your state, and lessons show its rules and offices when we have them.',
  ask: 'Where do you live?',
  choose: 'Choose',
  elsewhere: 'Another place',
  kept: 'Saved on this device and in your backup file. We never send it anywhere.',
  save: 'Save',
  saving: 'Saving',
  inState: (state: string) => `In ${state}`,
  inElsewhere: 'In another place',
  none: 'Not set. You don’t need it for any lesson.',
  change: 'Change',
  cancel: 'Cancel',
  notChosen: 'Choose a state or “Another place.”',
  notKept: appearanceWords.notKept,
}
