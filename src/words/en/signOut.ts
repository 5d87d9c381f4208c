/** The question that Sign Out asks. */
export const signOutWords = {
  title: (name: string) => `Sign out, ${name}?`,
  text: 'Your ledger can stay on this device for the next time, or be removed from it.',
  keep: 'Keep on this device',
  remove: 'Remove from this device',
  cancel: 'Cancel',
  leaving: 'Signing out',
  failed: 'Signing out did not work: the browser closed its storage. Reload the page, then try again.',

  removeTitle: (name: string) => `Remove the ledger of ${name}?`,
  removeText:
    'Every lesson, quiz, point and certificate of this learner will be gone. There is no copy anywhere else, so nobody can bring it back.',
  understood: 'I understand that my progress will be gone',
  notUnderstood: 'Tick the box first, or choose Back.',
  removeForGood: 'Remove for good',
  removing: 'Removing',
  back: 'Back',
}
