/** Why the disk did not keep what was asked of a class book. */
export const bookNotSaved = {
  quota: 'This device is out of space. Free some space, then try again.',
  connection: 'The browser closed its storage. Reload the page, then try again.',
  outdated: 'A newer version of this site is open in another tab. Reload this page, then try again.',
  'private-mode': 'This browser keeps nothing in a private window. Open the site in a normal window.',
  locked: 'The book is locked. Unlock it, then try again.',
  gone: 'The class was closed, here or in another tab.',
}

export const noCrypto = 'This browser can’t lock anything at this address. Open the site at its https address.'
