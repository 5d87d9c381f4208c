/** Texts that several public pages share. */
export const publicPageWords = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy the text. Select it, then copy it yourself.',
}
