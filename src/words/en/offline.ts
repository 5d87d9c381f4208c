/** How much of the site this device keeps, as the home page says it. */
export const offlineWords = {
  /** Before the browser has answered, and with JavaScript off. */
  promise: (lessons: string, quizzes: string) =>
    `${lessons} and ${quizzes}, saved on your device after your first visit`,
  ready: (counts: { lessons: number; lessonsTotal: number; quizzes: number; quizzesTotal: number; size: string }) =>
    `${counts.lessons} of ${counts.lessonsTotal} lessons, ${counts.quizzes} of ${counts.quizzesTotal} quizzes, ${counts.size}, `,
  readyMark: 'ready offline',
  filling: (done: number, total: number) => `Getting ready for offline: ${done} of ${total} files`,
  starting: 'Getting ready for offline',
  waiting: 'Download paused. It continues when you’re online.',
  full: 'Not ready offline. This device is out of space. Free up some space, then open this page again.',
  paused: (size: string) => `Data Saver is on, so the lessons aren’t downloaded yet (${size}).`,
  fetchLessons: 'Download the lessons',
  unsupported: 'This browser doesn’t support offline use. You need to be online to open lessons.',
}
