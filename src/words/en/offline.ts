/** How much of the site this device keeps, as the home page says it. */
export const offlineWords = {
  /** Before the browser has answered, and with JavaScript off. */
  promise: (lessons: string, quizzes: string) => `${lessons} and ${quizzes}, kept on your device after the first visit`,
  ready: (counts: { lessons: number; lessonsTotal: number; quizzes: number; quizzesTotal: number; size: string }) =>
    `${counts.lessons} of ${counts.lessonsTotal} lessons, ${counts.quizzes} of ${counts.quizzesTotal} quizzes, ${counts.size}, `,
  readyMark: 'ready offline',
  filling: (done: number, total: number) => `Getting ready for offline: ${done} of ${total} files`,
  starting: 'Getting ready for offline',
  waiting: 'Not ready yet: will go on when there is a connection',
  full: 'Not ready offline: this device is out of space. Free some, then open this page again.',
  paused: (size: string) => `Your browser asks sites to save data, so the lessons wait for you: ${size} in all.`,
  fetchLessons: 'Keep the lessons on this device',
  unsupported: 'This browser does not keep sites for offline. Lessons open while you are connected.',
}
