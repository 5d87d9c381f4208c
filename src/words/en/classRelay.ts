/** What stands in the way of a teacher and a relay, whatever is asked of it. */
const fault = {
  full: 'The relay has no place for another class. Ask who runs it.',
  closed: 'The relay takes nobody new in this class.',
  'no-room': 'The disk of the relay is full. Ask who runs it.',
  older: 'The relay has something newer.',
  cancelled: 'It was stopped.',
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
  fetched: (count: number) =>
    count === 0 ? 'The relay has nothing new.' : `${count} ${count === 1 ? 'report' : 'reports'} came from the relay.`,
  fetchFault: {
    ...fault,
    offline: 'Nobody answered. Look whether the relay runs and this device is on its network, then fetch again.',
    unavailable: 'The relay did not answer as it should. Fetch again in a minute.',
    refused: 'The relay does not know this class any more. Take it off the class card, then put it on again.',
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
  drop: 'Take the relay off the card',
  dropping: 'Closing the class on the relay',
  dropped: 'The card names no relay any more. Print it again.',
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
