import { siteName } from '../../site'
import { isolated } from '../isolated'

/** The class card, on the screen and on paper. */
export const classCardWords = {
  title: 'Class card',
  marginNote: ['Put it on the wall,', 'or show it here'] as const,
  made: (day: string) => ['Made', day] as const,
  kind: `${siteName} class card`,
  code: 'QR code of the class card',
  codeLoading: 'Drawing the code',
  words: 'Six words',
  wordsText: 'Check that your screen shows the same six words. If even one word differs, it’s a different class.',
  fiveWords:
    'Older versions of this site and older printed cards show only five words. In that case, compare the first five.',
  join: 'To join',
  joinSteps: [
    [`In ${siteName}, choose the tab Learning, then `, 'Join a class', '. Scan this class card.'],
    ['Point the camera at the square.', '', ''],
    ['Compare the six words.', '', ''],
    ['Enter the name your teacher should see, then choose ', 'Join', '.'],
  ] as const,
  handIn: 'To hand in',
  handInSteps: [
    ['Open your class, choose ', 'Show my report', ' and turn up your screen’s brightness.'],
    ['Hold your screen up to the teacher’s phone until the phone shows 8 digits.', '', ''],
    ['Enter the 8 digits. You’re done when your tablet says ', 'Handed in', '.'],
  ] as const,
  choice: 'Joining is your choice. You don’t need an account. Your teacher never sees what you type into calculators.',
  orType: 'No camera?',
  /** The address is on a line of its own, as a person types it. */
  orTypeAddress: 'Type this address into your browser:',
  orTypeText: 'Choose Start learning, the tab Learning, and Join a class. Ask your teacher for the link.',
  print: 'Print the class card',
  share: 'Share the link',
  shareTitle: (name: string) => `Class card: ${isolated(name)}`,
  link: 'Link',
  linkHint: 'Anyone with the link can ask to join. You approve each new learner.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser couldn’t copy the link. Select it and copy it yourself.',
  shared: 'The link was sent to the app you chose.',
  newCard: 'Lost your phone, or did the wrong person get the class card? Make a new class card',
  safety: {
    title: 'Privacy and security',
    points: [
      'If the relay’s address starts with http, not https, someone on your network could read its PIN and password. They could fill, empty or take over your class on the relay. They can’t read reports.',
      'Someone with this device or a backup, plus the password, can open every report ever sent to the class. That includes copies made along the way. Protect both. A new class card has new keys, but it doesn’t protect older reports.',
      'While the class is locked, this device still shows its name and your name. It also shows when you created the class and last backed it up. Learners’ names and reports are encrypted.',
    ],
  },
  madeUpCode: 'This code belongs to a sample class. No one can join it.',
}
