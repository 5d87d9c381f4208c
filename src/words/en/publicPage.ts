/** What several public pages say. */
export const publicPageWords = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Select the text and copy it by hand.',
}
