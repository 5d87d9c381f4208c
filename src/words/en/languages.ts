import { isolated } from '../isolated'

/** The choice of a language. The name of each language is in the language itself. */
export const languagesWords = {
  title: 'Language',
  text: 'Your progress stays the same in every language.',
  use: (name: string) => `Use ${isolated(name)}`,
  inUse: 'In use',
  here: 'On this device',
  toDownload: (size: string) => `${size} to download`,
  unknown: 'Needs the internet the first time',
  away: 'Not on this device. Connect to the internet.',
  notHere: (name: string) =>
    `${isolated(name)} isn’t on this device. Connect to the internet, then choose the language again.`,
  closeOffer: 'Close',
  ofCard: 'Language',
}
