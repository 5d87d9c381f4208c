/** Asked once after a download, because browsers don’t tell pages whether it finished. */
export const isThereWords = {
  isThere: 'Is the file there?',
  yes: 'Yes, it’s there',
  no: 'No',
  noted: 'Keep a copy somewhere else, such as in your email.',
  notNoted: 'Your file is fine, but we couldn’t note here that you have it. Press the button again.',
  byHand: 'Here is the file as text. Paste it in an email to yourself, and save it as a file later.',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t copy it. Select the text, then copy it.',
} as const
