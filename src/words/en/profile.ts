import { ended } from './ended'
import { longDay } from './ledgerFormat'

/** Texts of the profile. Dates are `YYYY-MM-DD`. */
export const profileWords = {
  loading: 'Loading your profile',
  /** The links between the views. Their names are the titles of the views (`learnerFrame`). */
  views: 'Pages of your profile',
  joined: ['Joined', (date: string) => longDay(date)] as const,
  photo: 'Your picture',

  changeName: 'Change name',
  name: 'Name',
  nameHint: 'We use it in the menu and on your certificates.',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  cancelName: 'Cancel changing your name',
  nameSaved: (name: string) => `Saved. Your name is now ${ended(name)}`,
  nameMissing: 'Enter a name, or choose Cancel to keep your current name.',
  duplicateName:
    'Another learner on this device has this name and your picture. Choose another picture first, or enter more of your name.',
  nameOnlyInLedger:
    'Your profile has the new name, but the list of learners on this device still has the old one. Try again.',

  choosePhoto: 'Choose a picture',
  changePhoto: 'Change picture',
  removePhoto: 'Remove picture',
  photoHint: 'The original picture never leaves this device.',
  photoSaved: 'Your picture is saved.',
  photoRemoved: 'Your picture is removed.',
  photoRefused: {
    'not-a-picture': 'This browser can’t read that file as a picture. Choose a JPEG or PNG picture.',
    'too-large': 'That picture is too large for this device. Choose a smaller one, or a screenshot of it.',
    unavailable: 'This browser doesn’t let us shrink pictures. Try another browser.',
  },
  notSaved: {
    quota: 'Not saved. This device is out of space. Free up some space, then try again.',
    connection: 'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated: 'Not saved. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved. This looks like a private window. Open the site in a normal window.',
    'at-limit': 'Not saved. You’ve changed this too many times. Tell us on the contact page.',
    'too-few-points': 'Not saved. You don’t have enough points.',
  },
}
