/** Asked where somebody could not come back for now. */
export const switchLearnerWords = {
  title: 'Switch learner without a connection?',
  text: 'Your ledger stays on this device, and everything in it. But only the password of your account opens it again, and that takes a connection.',
  pin: 'A PIN would open it without one. You can set a PIN on your profile first.',
  stay: 'Stay here',
  leave: 'Switch learner',
  leaving: 'Switching',
  failed: 'Nothing was changed: the browser closed its storage. Reload the page, then try again.',
}
