import { listed } from '../listed'
import { plural } from '../plural'

const partMissing = 'Part of this site couldn’t be loaded. Connect to the internet, then try again.'
const never = 'This browser can’t reach the relay. Use Chrome or Edge, or collect with the camera or files.'

/** Errors that any request from a teacher to a relay can return. */
const fault = {
  full: 'The relay has no room for another class. Ask the person who runs it to make room.',
  closed: 'This class was deleted or archived on the relay.',
  'no-room': 'The relay’s disk is full. Ask the person who runs it to free up space.',
  older: 'The relay already has a newer version.',
  cancelled: 'This was stopped. Try again.',
  'part-missing': partMissing,
}

/** The class relay, for the teacher. It stores encrypted reports until the teacher collects them. */
export const classRelayWords = {
  askTitle: 'Your browser will ask for permission',
  askText:
    'It asks once if this site may look for devices on your local network. Choose Allow. We connect only to the relay.',
  never,

  partMissing,

  fetch: 'Collect from the relay',
  fetching: 'Collecting',
  fetched: (count: number, refused: number) => {
    const missed =
      refused === 0
        ? ''
        : ` ${plural(refused, { one: '1 report couldn’t be collected.', other: `${refused} reports couldn’t be collected.` })}`
    if (count > 0)
      return (
        plural(count, {
          one: '1 report collected from the relay.',
          other: `${count} reports collected from the relay.`,
        }) + missed
      )
    return refused > 0 ? missed.trimStart() : 'The relay has no new reports.'
  },
  /** The status of an automatic check. `when` is, for example, `today, 10:42 AM`. */
  readAt: (when: string, trouble: string | undefined) =>
    trouble === undefined
      ? `Relay checked ${when}. We check it automatically while this class is open.`
      : `Tried to reach the relay ${when}. ${trouble}`,
  fetchFault: {
    ...fault,
    ask: 'Your browser needs your permission first. Choose “Collect from the relay.”',
    never,
    unknown: 'This site isn’t set up for the relay on your class card. Collect with the camera or files.',
    offline: 'The relay didn’t answer. Check that it’s on and that this device is on the same network. Then try again.',
    unavailable: 'The relay didn’t respond as expected. Try again in a minute.',
    refused:
      'The relay no longer accepts this class. On the class card, reset the relay, or remove it and add it again.',
    'signed-out': 'This relay belongs to your account. Sign in, then try again.',
  },

  advanced: 'Advanced: use a relay',
  title: 'Relay',
  text: 'A relay is a computer that collects reports over the network at any time. It stores them encrypted and can’t read them. Adding a relay makes a new class card. Print it and have learners scan it again.',
  has: (address: string) => `This class card uses the relay ${address}.`,
  account: 'in your account',
  address: 'Relay address',
  pin: 'PIN shown by the relay',
  putOn: 'Add this relay to the class card',
  withAccount: 'Add your account’s relay to the class card',
  asking: 'Contacting the relay',
  isOn: 'The relay is added. Print the class card again and have learners scan it.',
  noPin: 'If the relay has no PIN',
  noPinText:
    'District servers don’t use a PIN. Save a setup file. The file has this class’s name and a relay password, but no keys. Send it only to the person who runs the server. When they finish, open the same file here.',
  saveFile: 'Save the setup file',
  takeFile: 'Open the setup file',
  fileName: (className: string) => `${className} - relay.json`,
  fileGiven: {
    shared: 'The file was sent to the app you chose. Keep a copy. You’ll need it again.',
    downloading:
      'Check your Downloads folder for the file. We can’t tell if the download finished. Keep it. You’ll need it again.',
    cancelled: 'File not saved. You didn’t choose an app.',
  },
  otherFile: 'This isn’t the setup file for this class. Choose the file you saved here.',
  notPrepared: 'The relay isn’t set up for this class yet. Ask the person who runs it to set up the class.',
  drop: 'Remove the relay from the class card',
  dropping: 'Removing the relay',
  dropped:
    'The relay is removed, and this class’s reports on it are deleted. Reports you collected are safe. Print the class card again.',
  droppedUntold:
    'The relay is removed from the class card. Reports already on the relay stay there, encrypted, until the person who runs it deletes them. Print the class card again.',
  dropAnyway: 'Remove it anyway',

  renewTitle: 'If the relay is full, or a stranger has the class card',
  renewText:
    'Collect from the relay first. Resetting deletes everything for this class on the relay and gives the class card a new password. Then learners scan the new class card, and each device hands in again. Reports you collected are safe. The relay asks for the PIN it shows now.',
  renew: 'Reset the relay',
  renewed: 'The relay is empty and has a new password. Print the class card again and have learners scan it.',

  place: (address: string | undefined) => (address === undefined ? 'Your account’s relay' : `The relay ${address}`),
  untold: (place: string) => `${place} couldn’t be updated.`,
  tellAgain: 'Try again',
  cancel: 'Cancel',
  untoldFault: {
    ...fault,
    ask: 'Your browser needs your permission first.',
    never: 'This browser can’t reach the relay. Use Chrome or Edge.',
    unknown: 'This site isn’t set up for this relay.',
    offline: 'It didn’t answer. Check that it’s on and that this device is on the same network.',
    unavailable: 'It didn’t respond as expected.',
    refused: 'It no longer accepts this class.',
    'signed-out': 'It belongs to your account. Sign in first.',
  },
  /** Data that stays on a relay that couldn’t be updated. */
  remains: {
    close:
      'The class isn’t deleted yet. If you delete it now, reports on the relay stay there. No one can open them without a backup of the class. Only the person who runs the relay can delete them.',
    drop: 'The class card still has the relay. Reports on it stay there, encrypted.',
    remove:
      'Reports from this device are still on the relay. They don’t count in this class. Try again to delete them there.',
  },
  closeText: 'Reports on the relay are deleted too.',
  closeAnyway: 'Delete class anyway',
  unknown: (addresses: readonly string[]) =>
    `This site can’t connect to that address. It can connect only to ${listed(addresses)}. Ask the person who runs the site to add yours.`,
  notMade: {
    ...fault,
    offline: 'No answer from this address. Check that the relay is on and that this device is on the same network.',
    unavailable:
      'We found no relay at that address, or the relay is busy. Check the address, then try again in a minute.',
    refused: 'The relay didn’t accept the PIN. The PIN changes each time you use it, so read it again.',
    'signed-out': 'This relay belongs to an account. Sign in first.',
  },
}
