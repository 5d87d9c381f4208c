/** Shown when a learner would need the internet to open their progress again. */
export const switchLearnerWords = {
  title: 'Switch learner while offline?',
  text: 'Your progress stays on this device. To open it again, you’ll need your account password and the internet.',
  pin: 'To open it offline, set a PIN on your profile first.',
  stay: 'Cancel',
  leave: 'Switch learner',
  leaving: 'Switching',
  failed: 'Nothing was changed. Something went wrong with this browser’s storage. Reload the page, then try again.',
}
