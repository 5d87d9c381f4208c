import { isolated } from '../isolated'

/** The class card, on the screen and on the wall. */
export const classCardWords = {
  title: 'Class card',
  folio: ['Put it on the wall,', 'or show it here'] as const,
  made: (day: string) => ['Made', day] as const,
  kind: 'Prairie Ledger class card',
  code: 'QR code of the class card',
  codeLoading: 'The code is being drawn',
  words: 'Six words',
  wordsText: 'Your screen must show the same words. If one differs, it is not this class.',
  fiveWords: 'Earlier versions of this site and older prints show only the first five words. Then compare those five.',
  join: 'To join',
  joinSteps: [
    ['Open Prairie Ledger, choose ', 'Join a class', ' and scan the card.'],
    ['Point the camera at the square.', '', ''],
    ['Compare the six words.', '', ''],
    ['Choose the name your teacher should see, then ', 'Join', '.'],
  ] as const,
  handIn: 'To hand in',
  handInSteps: [
    ['Choose ', 'Hand in', ' and turn the screen bright.'],
    ['Hold it to the teacher’s phone until it shows 8 digits.', '', ''],
    ['Your tablet says ', 'Handed in', '. Only then is it done.'],
  ] as const,
  choice: 'Joining is your choice. No account is needed, and nothing you typed into tools is ever handed over.',
  orType: 'No camera?',
  orTypeText: 'Ask your teacher for the link, then choose Join a class in Prairie Ledger.',
  print: 'Print the card',
  share: 'Share the link',
  shareTitle: (name: string) => `Class card: ${isolated(name)}`,
  link: 'Link',
  linkHint: 'Whoever holds it can ask to join. Each new learner still waits for your tap.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not copy it. Select the link and copy it by hand.',
  shared: 'The link was handed to the app you chose.',
  newCard: 'Lost your phone, or the card got out? Make a new card',
  safety: {
    title: 'What stays visible, and to whom',
    points: [
      'If the relay’s address starts with http, anyone who listens on your network can read its PIN and its password. They can take the place of your class there, fill it or empty it. They can’t read a report.',
      'Your class and its password together open every report that was ever sent to it, including copies that someone made on the way. Guard both. A new card has new keys, and changes nothing for older reports.',
      'While the class is locked, this device still shows its name, your name, and when you opened and backed up the class. Learners’ names and reports are encrypted.',
    ],
  },
  madeUpCode: 'This square is part of a made-up class. Nobody can join it.',
}
