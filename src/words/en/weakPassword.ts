const instead = 'Use four or five unrelated words.'

/** Why a new password for a class or a backup file is rejected. */
export const weakPasswordWords = {
  'too-short': 'Use at least 10 characters.',
  repeats: `This repeats the same characters. ${instead}`,
  'in-a-row': `These keys, letters or numbers are in a row. ${instead}`,
  'one-word': `This is one word, with or without numbers. ${instead}`,
  'well-known': `This is easy to guess. It’s made of names, dates or common passwords. ${instead}`,
  'same-password': 'This is your current password. Choose another one.',
  'judge-missing':
    'Nothing was changed. The part that checks passwords couldn’t be loaded. Connect to the internet, reload the page, then try again.',
}
