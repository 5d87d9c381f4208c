import { counted } from './counting'

/** What stands in the way of a teacher and a relay, whatever is asked of it. */
const fault = {
  full: 'The relay has no place for another class. Ask who runs it.',
  closed: 'The class has ended on the relay.',
  'no-room': 'The disk of the relay is full. Ask who runs it.',
  older: 'The relay has something newer.',
  cancelled: 'It was stopped.',
  'part-missing': 'A part of this site could not be loaded. Connect, then try again.',
}

/** The relay of a class, for who teaches it: where reports wait, sealed, until they are fetched. */
export const classRelayWords = {
  askTitle: 'Your browser will ask you',
  askText:
    'The relay is a small computer in your room. Your browser asks once whether this site may look for devices on your local network. Choose Allow: nothing else is looked for.',
  never: 'This browser can’t reach the relay. Use Chrome or Edge for it, or collect by light and files.',

  partMissing: 'A part of this site could not be loaded. Connect, then try again.',

  fetch: 'Fetch from the relay',
  fetching: 'Fetching',
  fetched: (count: number, refused: number) => {
    const missed = refused === 0 ? '' : ` ${counted(refused, 'report', 'reports')} could not be taken.`
    if (count > 0) return `${counted(count, 'report', 'reports')} came from the relay.${missed}`
    return refused > 0 ? missed.trimStart() : 'The relay has nothing new.'
  },
  /** By itself, `when`: `today, 10:42 AM`. */
  readAt: (when: string, trouble: string | undefined) =>
    trouble === undefined
      ? `The relay was read ${when}. While this class is open it is read by itself.`
      : `The relay was asked ${when}. ${trouble}`,
  fetchFault: {
    ...fault,
    ask: 'The browser has to ask you first. Press “Fetch from the relay”.',
    never: 'This browser can’t reach the relay. Use Chrome or Edge for it, or collect by light and files.',
    unknown: 'This site was not built for the relay on the card. Collect by light and files.',
    offline: 'Nobody answered. Look whether the relay runs and this device is on its network, then fetch again.',
    unavailable: 'The relay did not answer as it should. Fetch again in a minute.',
    refused:
      'The relay does not know this class any more. On the class card, empty and renew it, or take it off and put it on again.',
    'signed-out': 'This relay belongs to your account. Sign in, then fetch again.',
  },

  title: 'Relay',
  text: 'A relay takes reports over a line, day and night. It keeps them sealed and can’t read them. A card with a relay is a new card: print it again, and let learners scan it.',
  has: (address: string) => `This card names the relay ${address}.`,
  account: 'of your account',
  address: 'Address of the relay',
  pin: 'PIN that it shows',
  putOn: 'Put this relay on the card',
  withAccount: 'Put the relay of your account on the card',
  asking: 'Asking the relay',
  isOn: 'The relay knows the class. Print the card again, and let learners scan it.',
  noPin: 'A relay without a PIN',
  noPinText:
    'A server of your district has none. Save a file for who runs it: it holds the name of this class there and a password, and none of its keys. Once they have prepared the class, use the same file here.',
  saveFile: 'Save a file for who runs it',
  takeFile: 'Use the file of a prepared class',
  fileName: (className: string) => `${className} - relay.json`,
  fileGiven: {
    shared: 'The file was handed to the app you chose. Keep a copy: you need it again.',
    downloading: 'Your browser was asked to save the file. Keep it: you need it again.',
    cancelled: 'No file was saved: no app was chosen.',
  },
  otherFile: 'This is not the file of this class.',
  notPrepared: 'The relay does not know this class yet. Ask who runs it whether the class is prepared.',
  drop: 'Take the relay off the card',
  dropping: 'Closing the class on the relay',
  dropped: 'The card names no relay any more, and what lay there of this class is deleted. Print the card again.',
  droppedUntold:
    'The card names no relay any more. What was handed in there stays there, sealed, until who runs the relay deletes it. Print the card again.',
  dropAnyway: 'Take it off all the same',

  renewTitle: 'When it is full, or a stranger has the card',
  renewText:
    'Fetch what lies there first: everything of this class is deleted there, and the card gets another password. Then learners scan the new card, and each device hands in again. What is in your book stays. The relay asks for the PIN that it shows now.',
  renew: 'Empty and renew',
  renewed: 'The relay is empty and has another password. Print the card again, and let learners scan it.',

  place: (address: string | undefined) =>
    address === undefined ? 'The relay of your account' : `The relay ${address}`,
  untold: (place: string) => `${place} could not be told.`,
  tellAgain: 'Tell it again',
  untoldFault: {
    ...fault,
    ask: 'The browser has to ask you first.',
    never: 'This browser can’t reach it. Use Chrome or Edge for it.',
    unknown: 'This site was not built for it.',
    offline: 'Nobody answered. Look whether it runs and this device is on its network.',
    unavailable: 'It did not answer as it should.',
    refused: 'It does not let this class in any more.',
    'signed-out': 'It belongs to your account: sign in first.',
  },
  /** What stays there because of it. */
  remains: {
    close:
      'The class is not closed yet. Closed without the relay, what was handed in there stays there, sealed for keys that are gone: nobody can open it, and only who runs the relay can delete it.',
    drop: 'Until it is told, the card still names it, and what was handed in stays there, sealed.',
    remove:
      'What this device handed in still lies there, sealed. It counts nowhere in this book. Once it is told, it stays away until the device hands in again.',
  },
  closeText: 'What lies sealed on the relay of this class is deleted too.',
  closeAnyway: 'Close the class all the same',
  unknown: (addresses: readonly string[]) =>
    `This site may not speak to that address. It was built for ${addresses.join(' and ')}: ask who runs the site to add yours.`,
  notMade: {
    ...fault,
    offline: 'Nobody answered at this address. Look whether the relay runs and this device is on its network.',
    unavailable: 'What answered is no relay, or it is too busy. Try again in a minute.',
    refused: 'The relay refused the PIN. Read it once more: it changes after each class.',
    'signed-out': 'This relay belongs to an account. Sign in first.',
  },
}
