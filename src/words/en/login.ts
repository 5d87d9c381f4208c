import { isolated } from '../isolated'

/** Signing in, creating an account, and learning without one. */
export const loginWords = {
  title: 'Open your ledger',
  lead: 'Sign in, create an account, or write a first name and start. Every lesson is free and opens without a connection.',
  loading: 'Looking who learns on this device',

  knownTitle: 'On this device',
  knownHint: 'Choose your name to go on.',
  /** Behind a name, where there are accounts: a learner of one, and one without. */
  ofAccount: 'Account',
  ofDevice: 'This device only',
  passwordOf: (name: string) => `Password of ${isolated(name)}`,
  open: 'Open',
  opening: 'Opening',
  cancel: 'Cancel',
  /** A learner of a cloud account who has signed out here. */
  knownAccount: 'Opening this account takes a connection. Everything learned here is still on this device.',

  tabs: 'Sign in or create an account',
  signIn: 'Sign in',
  createAccount: 'Create account',
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Password, at least 8 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  isThirteen: 'I am 13 or older',
  underThirteen: 'Younger than 13? Choose Learn on this device. It asks for a first name only.',
  create: 'Create account and start',
  signInInstead: 'Sign in with this e-mail',
  signingIn: 'Signing in',
  creating: 'Creating account',
  or: 'or',
  google: 'Continue with Google',
  googleWaiting: 'Waiting for Google',
  googleAge: 'By continuing with Google you say that you are 13 or older.',
  accountNote:
    'Your account backs up what you learn and brings it to your other devices. The copy on this device is not encrypted.',
  deviceNote:
    'The password is for this device. It keeps learners on a shared tablet apart; it does not encrypt what is stored, and nobody can reset it.',

  forgot: 'Forgot your password?',
  resetTitle: 'Set a new password',
  resetText: 'Write the e-mail of your account. You get a message with a link to choose a new password.',
  sendReset: 'Send the message',
  sendingReset: 'Sending',
  resetSent: 'If that e-mail has an account, a message is on its way.',
  resetSentHint: 'It can take a few minutes. Look in your spam folder too.',
  backToSignIn: 'Back to sign in',

  deviceTitle: 'Learn on this device',
  deviceText: 'No account. Your work stays on this phone or tablet.',
  deviceTextBesideAccounts:
    'No account. Your work stays on this phone or tablet, and you can bring it into an account later.',
  /** For somebody who comes with a backup file. */
  haveFile: 'I have a backup file',
  deviceTextWithFile:
    'Write your first name and start. Then choose your file, and what it holds is added to your ledger.',
  firstName: 'First name',
  startLearning: 'Start learning',
  starting: 'Starting',

  errors: {
    'no-match': 'That e-mail and password don’t match.',
    'email-taken': 'This e-mail already has an account: sign in instead.',
    'email-invalid': 'Write the whole e-mail address, like maya@example.org.',
    'name-missing': 'Write your name.',
    twin: 'Somebody here has this name and this picture. Choose another picture.',
    'pin-invalid': 'Use four digits.',
    'password-short': 'Use at least 8 characters.',
    'age-unconfirmed': 'Tick the box if you are 13 or older. If not, choose Learn on this device.',
    offline: 'No connection: you can sign in on this device once you’re online, or start learning without an account.',
    unavailable: 'This browser can’t keep a password safe at this address. Choose Learn on this device instead.',
    'service-unavailable':
      'Signing in doesn’t work just now. Wait a few minutes and try again, or start learning without an account.',
    'popup-blocked': 'Your browser kept Google’s window shut. Press Continue with Google again.',
    cancelled: 'Signing in was canceled. Nothing has changed.',
    'storage-full': 'This device is out of space. Free some space, then try again.',
    'storage-refused':
      'This browser keeps nothing for this site, maybe because of a private window. Open the site in a normal window to learn here.',
  },
  resetOffline: 'No connection: the message can be sent once you’re online.',
  resetUnavailable: 'No message can be sent just now. Wait a few minutes, then try again.',
  googleOtherWay: 'This e-mail already has an account: sign in with its password instead.',
  passwordMissing: 'Write your password.',
  passwordWrong: 'That password doesn’t match.',
  wait: (ms: number) => `Too many wrong tries. Wait ${waitText(ms)}, then try again.`,
  firstNameMissing: 'Write your first name.',
}

/** Rounded up, so that a try at its end is allowed. */
function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds === 1) return '1 second'
  if (seconds <= 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
