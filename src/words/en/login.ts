import { isolated } from '../isolated'
import { plural } from '../plural'

/** Signing in, creating an account, and learning without one. */
export const loginWords = {
  title: 'Start learning',
  lead: 'Every lesson is free and works offline.',
  loading: 'Loading',

  knownTitle: 'On this device',
  knownHint: 'Choose your name to continue.',
  /** Shown after a name on a site with accounts: whether the learner has one. */
  ofAccount: 'Account',
  ofDevice: 'This device only',
  passwordOf: (name: string) => `Password for ${isolated(name)}`,
  open: 'Continue',
  opening: 'Opening',
  cancel: 'Cancel',
  /** For a learner who has signed out of a cloud account here. */
  knownAccount: 'Connect to the internet to open this account. Your progress is still on this device.',

  tabs: 'Sign in or create an account',
  signIn: 'Sign in',
  createAccount: 'Create account',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  newPassword: 'Password, at least 8 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  isThirteen: 'I am 13 or older',
  underThirteen: 'Younger than 13? Choose Start learning instead. You only need a first name.',
  create: 'Create account and start',
  signInInstead: 'Sign in with this email',
  signingIn: 'Signing in',
  creating: 'Creating account',
  or: 'or',
  google: 'Continue with Google',
  googleWaiting: 'Waiting for Google',
  googleAge: 'By continuing with Google, you confirm that you’re 13 or older.',
  accountNote:
    'Your account backs up your progress and lets you use it on your other devices. The copy on this device isn’t encrypted.',
  /** The first line of both forms, if accounts are saved on this device only. */
  deviceAccount: 'This account is saved on this device only. It isn’t a backup.',
  deviceNote:
    'The password keeps other people on a shared tablet out of your progress. It doesn’t encrypt your data, and no one can reset it.',
  cannotSaveTitle: 'This browser can’t save progress.',
  cannotSaveText:
    'It blocks storage for this site. This may be a private window. Open the site in a normal window or in another browser. You can read the lessons here.',
  readLessons: 'See the lessons',
  openParts: 'These parts work too. They need no storage:',
  tryAgain: 'Try again',

  /** Shown after a wrong password for an account saved on this device. */
  noReset:
    'No one can reset a password that is saved on this device. If you have a backup file, start with your first name and restore the file.',

  forgot: 'Forgot your password?',
  resetTitle: 'Set a new password',
  resetText: 'Enter your email. If it has an account, we’ll send a link to set a new password.',
  sendReset: 'Send link',
  sendingReset: 'Sending',
  resetSent: 'If that email has an account, a link is on its way.',
  resetSentHint: 'It can take a few minutes. Check your spam folder too.',
  backToSignIn: 'Back to sign in',

  deviceText: 'No account needed. Your progress is saved on this device only.',
  deviceTextBesideAccounts:
    'No account needed. Your progress is saved on this device, and you can add it to an account later.',
  /** For a learner on a new device, or one whose browser deleted everything. */
  haveFile: 'Restore from a backup file',
  deviceTextWithFile: 'Enter your first name and start. Then choose your file to restore your progress.',
  firstName: 'First name',
  starting: 'Starting',

  /** After the reason why the account service gave no valid answer. */
  withoutAccount: 'You can also start learning without an account.',
  errors: {
    'no-match': 'That email and password don’t match. Check both, then try again.',
    'email-taken': 'This email already has an account. Sign in instead.',
    'email-invalid': 'Enter your full email address, like maya@example.org.',
    'name-missing': 'Enter your name.',
    duplicate: 'Someone here has this name and picture. Choose another picture.',
    'pin-invalid': 'Enter four digits.',
    'password-short': 'Use at least 8 characters.',
    'age-unconfirmed': 'Check the box if you’re 13 or older. If not, choose Start learning.',
    unavailable: 'This page isn’t secure (https), so you can’t use a password here. Choose Start learning instead.',
    'service-unavailable':
      'Signing in isn’t working right now. Try again in a few minutes, or start learning without an account.',
    'popup-blocked': 'Your browser blocked the Google window. Choose “Continue with Google” again.',
    cancelled: 'You canceled signing in. Nothing was changed.',
    'storage-full': 'This device is out of space. Free up some space, then try again.',
    'storage-refused':
      'Your browser isn’t saving data for this site. You may be in a private window. Open the site in a normal window.',
  },
  resetUnavailable: 'We can’t send a link right now. Try again in a few minutes.',
  googleOtherWay: 'This email already has an account. Sign in with its password instead.',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'That password doesn’t match. Try again.',
  wait: (ms: number) => `Too many tries. Wait ${waitText(ms)}, then try again.`,
  firstNameMissing: 'Enter your first name.',
}

/** Rounds up, so that a try at the end of the wait is allowed. */
function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds <= 90) return plural(seconds, { one: '1 second', other: `${seconds} seconds` })
  const minutes = Math.ceil(seconds / 60)
  return plural(minutes, { other: `${minutes} minutes` })
}
