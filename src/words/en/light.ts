/** Codes on a screen that the camera of another device reads. */
export const lightWords = {
  bright: 'Turn your screen bright.',
  apart: 'Keep a hand’s width between the two screens.',
  code: (number: number, count: number) => `Code ${number} of ${count}`,
  round: (number: number) => `round ${number}`,
  codeOfMany: (number: number, count: number) => `Code ${number}. A camera needs about ${count}.`,
  slower: 'Slower',
  faster: 'Faster',
  rate: (rate: number) => `${rate} a second`,
  notShown: 'This can’t be shown as codes. Hand it over as a file instead.',

  closeCamera: 'Close the camera',

  /** Before a camera is opened. */
  cameraWhy: 'The camera only reads codes. Nothing is recorded or sent. Your browser may ask you to allow it.',
  /** The answer on a teacher's screen, read by a learner's camera. */
  answer: {
    read: 'Read the answer with the camera',
    instead: 'Without a camera, type the 8 digits above.',
    hold: 'Hold the small square beside the 8 digits in front of the camera.',
    other: 'That is the answer to another report. Wait until the teacher’s screen shows yours.',
  },
  /** A plan that a teacher shows as codes. */
  plan: {
    read: 'Read the plan with the camera',
    instead: 'Without a camera, ask your teacher for the plan as a file.',
    hold: 'Hold your teacher’s screen with the plan in front of the camera.',
    reading: 'Reading the plan',
    part: (have: number, count: number) => `Reading: ${have} of ${count} codes.`,
    noPlan: 'These codes are no plan. Hold your teacher’s screen in front of the camera.',
    cutShort: 'A part of this plan is missing. Ask your teacher to show it once more.',
  },
}
