/** How much of the site is saved on this device, for the home page. */
export const offlineWords = {
  /** Shown until the browser has answered, and with JavaScript off. */
  promise: (lessons: string, quizzes: string) =>
    `${lessons} and ${quizzes}, saved on your device after your first visit`,
  ready: (counts: { lessons: number; lessonsTotal: number; quizzes: number; quizzesTotal: number; size: string }) =>
    `${counts.lessons} of ${counts.lessonsTotal} lessons, ${counts.quizzes} of ${counts.quizzesTotal} quizzes, ${counts.size}, `,
  readyMark: 'ready offline',
  filling: (done: number, total: number) => `Getting ready for offline use: ${done} of ${total} files`,
  starting: 'Getting ready for offline use',
  waiting: 'Download paused. It continues when you’re online.',
  dropped: 'The connection keeps dropping, so the download takes longer. We’ll keep trying.',
  changed: 'Some files arrived changed, or not at all. We’ll keep trying.',
  refused: 'Not ready for offline use. A filter or this site’s host changes our files. Try another network.',
  tryAgain: 'Try again now',
  full: 'Not ready for offline use. This device is out of space. Free up some space, then open this page again.',
  paused: (size: string) => `Data Saver is on, so the lessons aren’t downloaded yet (${size}).`,
  fetchLessons: 'Download the lessons',
  unsupported: 'This browser doesn’t support offline use. You need to be online to open lessons.',
}
