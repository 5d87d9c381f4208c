import { isolated } from '../isolated'
import { listed } from '../listed'
import { plural } from '../plural'

/** Telling the learners on one device apart: pictures, colors, and the screen that asks who is learning. */
export const learnersWords = {
  pictures: {
    sun: 'sun',
    star: 'star',
    house: 'house',
    tree: 'tree',
    fish: 'fish',
    bird: 'bird',
    boat: 'boat',
    heart: 'heart',
    leaf: 'leaf',
    moon: 'moon',
    apple: 'apple',
    kite: 'kite',
    key: 'key',
    bell: 'bell',
    flower: 'flower',
    barn: 'barn',
    cup: 'cup',
    boot: 'boot',
    hat: 'hat',
    drop: 'drop',
    tractor: 'tractor',
    corn: 'corn',
    cloud: 'cloud',
    bolt: 'bolt',
  },
  colors: {
    saving: 'gold',
    credit: 'red',
    insurance: 'teal',
    investing: 'green',
    foundations: 'orange',
    banking: 'blue',
    entrepreneurship: 'plum',
    retirement: 'indigo',
    real_estate: 'brown',
    taxes: 'gray',
  },

  /** On the dashboard. */
  here: (name: string, look: string) => `${isolated(name)} (${look})`,
  switchLearner: 'Switch learner',

  whoTitle: 'Who is learning?',
  whoLead: 'Tap your picture.',
  /** After *Restore from a backup file*. */
  whoLeadWithFile: 'Choose your name. Then choose your backup file.',
  newHere: 'New here?',
  hasAccount: 'Already have an account?',
  password: 'Password',
  account: 'Account',
  aside: 'Added to an account',
  asideText: (name: string, account: string) =>
    `We added ${isolated(name)}’s progress to ${isolated(account)}’s account. It also stays on this device.`,
  openAside: (name: string) => `Open ${isolated(name)}`,
  hello: (name: string) => `Hello, ${isolated(name)}`,
  notYou: (name: string) => `Not ${isolated(name)}? Switch learner`,

  newLead: 'Choose a first name and a picture. You don’t need an account.',
  /** `looks` are the pictures of every learner here with this name. */
  namesakes: (name: string, looks: readonly string[]) =>
    plural(looks.length, {
      one: `Another learner here is named ${isolated(name)} (${looks[0] ?? ''}). If that’s you, go back and tap your picture. If not, choose a different picture.`,
      other: `${looks.length} learners here are named ${isolated(name)} (${listed(looks)}). If you’re one of them, go back and tap your picture. If not, choose a different picture.`,
    }),
  noPictureLeft: 'Other learners with this name already use every picture. Enter another name.',
  goBack: 'Go back',

  choosePicture: 'Choose your picture',
  chooseColor: 'Choose your color',
  /** A picture that another learner here with the same name already has. */
  taken: (picture: string) => `${picture}, taken`,

  /** On the profile. */
  youAre: (look: string) => `Your picture: ${look}`,
  lookText: 'On a shared device, tap it to open your progress.',
  changeLook: 'Change picture or color',
  saveLook: 'Save picture',
  saving: 'Saving',
  cancel: 'Cancel',
  cancelLook: 'Cancel changing your picture',
  lookSaved: (look: string) => `Saved. Your picture is now the ${look}.`,
  duplicateLook: 'Another learner here has your name and this picture. Choose another picture.',
  lookNotSaved: 'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
}

/** `blue boat`: describes a learner when the name alone is not enough. */
export function lookName({ picture, color }: { readonly picture: string; readonly color: string }): string {
  return `${named(learnersWords.colors, color)} ${named(learnersWords.pictures, picture)}`.trim()
}

/** `Boat`: the name of the picture itself. */
export function pictureName(picture: string): string {
  return capital(named(learnersWords.pictures, picture))
}

export function colorName(color: string): string {
  return capital(named(learnersWords.colors, color))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function named(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? '') : ''
}
