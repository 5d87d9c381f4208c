/** Codes on a screen, which another device's camera reads. */
export const lightWords = {
  bright: 'Make your screen brighter.',
  apart: 'Hold the screens about 4 inches apart.',
  code: (number: number, count: number) => `Code ${number} of ${count}`,
  round: (number: number) => `round ${number}`,
  codeOfMany: (number: number, count: number) => `Code ${number}. A camera needs about ${count} codes.`,
  slower: 'Slower',
  faster: 'Faster',
  rate: (rate: number) => `${rate} a second`,
  notShown: 'This can’t be shown as codes. Send a file instead.',

  /** What a button is called where another one of the page has the same text. */
  actionOn: (action: string, what: string) => `${action}: ${what}`,

  closeCamera: 'Close the camera',

  /** Shown before a camera is turned on. */
  cameraWhy: 'The camera only reads codes. Nothing is recorded or sent. Your browser may ask you to allow it.',
  /** The answer on a teacher's screen, read by a learner's camera. */
  answer: {
    read: 'Scan the 8 digits with the camera',
    instead: 'No camera? Enter the 8 digits above.',
    hold: 'Point the camera at the small square next to the 8 digits.',
    other: 'Those digits are for another report. Wait until the teacher’s screen shows yours.',
  },
  /** A plan that a teacher shows as codes. */
  plan: {
    read: 'Scan the plan with the camera',
    instead: 'No camera? Ask your teacher for the plan as a file.',
    hold: 'Point the camera at the plan on your teacher’s screen.',
    reading: 'Reading the plan',
    part: (have: number, count: number) => `Reading: ${have} of ${count} codes.`,
    noPlan: 'These codes aren’t a plan. Point the camera at your teacher’s screen.',
    cutShort: 'Part of this plan is missing or damaged. Ask your teacher to show it again.',
  },
  /** The receipts for all reports, which a teacher shows as codes. */
  receipts: {
    read: 'Scan the receipts with the camera',
    instead: 'No camera? Ask your teacher for the receipts as a file.',
    hold: 'Point the camera at the codes on your teacher’s screen.',
    reading: 'Reading the receipts',
    part: (have: number, count: number) => `Reading: ${have} of ${count} codes.`,
    noPlan: 'These codes aren’t receipts. Point the camera at your teacher’s screen.',
    cutShort: 'Part of the receipts is missing or damaged. Ask your teacher to show them again.',
  },
}
