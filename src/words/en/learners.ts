import { isolated } from '../isolated'

/** How the learners of one device are told apart: pictures, colors, and the screen that asks who is learning. */
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
  here: (name: string, look: string) => `${isolated(name)}, the ${look}`,
  switchLearner: 'Switch learner',

  whoTitle: 'Who is learning?',
  whoLead: 'Touch your picture.',
  someoneNew: 'Someone new',
  addLearner: 'Add a learner',
  promise: 'Each ledger is kept apart on this device. Nobody is given another’s work.',
  withAccount: 'Sign in with an account',
  password: 'Password',
  account: 'Account',
  hello: (name: string) => `Hello, ${isolated(name)}`,
  notYou: (name: string) => `Not ${isolated(name)}? Switch learner`,

  newTitle: 'Someone new',
  newLead: 'A first name and a picture are enough. No account.',
  /** `looks`: of everybody here with this name. */
  twins: (name: string, looks: readonly string[]) =>
    looks.length === 1
      ? `Another learner here is called ${isolated(name)}: the ${looks[0] ?? ''}. If that is you, go back and touch your picture. If not, your picture tells you apart.`
      : `${looks.length} learners here are called ${isolated(name)}: the ${looks.slice(0, -1).join(', the ')} and the ${looks.at(-1) ?? ''}. If one of them is you, go back and touch your picture. If not, your picture tells you apart.`,
  noPictureLeft: 'Every picture is taken by somebody of this name. Write another name.',
  goBack: 'Go back',

  choosePicture: 'Choose your picture',
  chooseColor: 'Choose your color',
  /** Of a picture that somebody here with the same name has. */
  taken: (picture: string) => `${picture}, taken`,

  /** On the profile. */
  folio: ['On this', 'device'] as const,
  youAre: (look: string) => `You are the ${look}`,
  lookText: 'On a shared phone or tablet you find your ledger by this picture. It stays on this device.',
  changeLook: 'Change picture or color',
  saveLook: 'Save picture',
  saving: 'Saving',
  cancel: 'Cancel',
  lookSaved: (look: string) => `Saved. You are the ${look} now.`,
  lookTwin: 'Another learner here has your name and this picture. Choose another picture.',
  lookNotSaved: 'Not saved: the browser closed its storage. Reload the page, then try again.',
}

/** “blue boat”: what a learner is called where a name is not enough. */
export function lookName({ picture, cloth }: { readonly picture: string; readonly cloth: string }): string {
  return `${named(learnersWords.colors, cloth)} ${named(learnersWords.pictures, picture)}`.trim()
}

/** “Boat”, for the picture itself. */
export function pictureName(picture: string): string {
  return capital(named(learnersWords.pictures, picture))
}

export function colorName(cloth: string): string {
  return capital(named(learnersWords.colors, cloth))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function named(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? '') : ''
}
