/**
 * Everything in a report that a learner doesn't have to agree to first. The join page and the page for teachers show
 * this list, and a test compares it with real reports (`tests/words/dataMap.page.test.ts`).
 */
export const reportPartsWords = {
  name: 'The name chosen for this class',
  learning: 'Lessons, quizzes and certificates, with dates, scores and tries',
  answers: 'The last answers in quizzes and reviews',
  days: 'The days with activity',
  others: 'Names of other learners on the device, if they agreed',
  numbers: 'The app’s version, and numbers for learner and device that only this class has',
}
