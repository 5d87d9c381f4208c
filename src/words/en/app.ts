/** Texts of the frame of every page: waiting, errors and updates. */
export const appWords = {
  loading: 'Loading',

  errorTitle: 'Something went wrong',
  errorText: 'We encountered an unexpected error. Please try refreshing the page.',
  refresh: 'Refresh Page',

  missingTitle: 'This page isn’t downloaded yet',
  missingText: 'Connect to the internet to open it. Your progress is safe, and pages you opened before still work.',
  tryAgain: 'Try again',
  toHome: 'Home',
  toLearning: 'Search the lessons',

  updateReady: 'A new version is ready. Your progress is safe.',
  updateNow: 'Update now',
  close: 'Close',
}
