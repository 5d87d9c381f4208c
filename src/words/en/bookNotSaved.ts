/** The reasons a class could not be saved on this device. */
export const bookNotSaved = {
  quota: 'This device is out of space. Free up some space, then try again.',
  connection: 'Something went wrong with this browser’s storage. Reload the page, then try again.',
  outdated: 'A newer version of this site is open in another tab. Reload this page, then try again.',
  'private-mode': 'This looks like a private window, so nothing can be saved. Open the site in a normal window.',
  locked: 'The class is locked. Unlock it, then try again.',
  gone: 'This class was deleted from this device.',
  archived: 'This class is archived. Reopen it under Backup and settings, then try again.',
}

export const noCrypto = 'Your browser can’t encrypt data at this address. Open the site at its https address.'
