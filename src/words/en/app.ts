/** What the frame of every page says: waiting, errors, updates. */
export const appWords = {
  loading: 'Loading',

  errorTitle: 'Something went wrong',
  errorText: 'We encountered an unexpected error. Please try refreshing the page.',
  refresh: 'Refresh Page',

  missingTitle: 'This page is not on this device yet',
  missingText:
    'It opens as soon as there is a connection. What you earned is safe, and pages you opened before still work.',
  tryAgain: 'Try again',

  updateReady: 'A new version is ready. Nothing you earned changes.',
  updateNow: 'Update now',
  close: 'Close',
}
