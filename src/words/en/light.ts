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

  /** The answer on a teacher's screen, read by a learner's camera. */
  answer: {
    read: 'Read the answer with the camera',
    close: 'Close the camera',
    instead: 'Without a camera, type the 8 digits above.',
    hold: 'Hold the small square beside the 8 digits in front of the camera.',
    other: 'That is the answer to another report. Wait until the teacher’s screen shows yours.',
  },
  /** A plan that a teacher shows as codes. */
  plan: {
    read: 'Read the plan with the camera',
    close: 'Close the camera',
    instead: 'Without a camera, ask your teacher for the plan as a file.',
    hold: 'Hold your teacher’s screen with the plan in front of the camera.',
    reading: 'Reading the plan',
    part: (have: number, count: number) => `Reading: ${have} of ${count} codes.`,
    noPlan: 'These codes are no plan. Hold your teacher’s screen in front of the camera.',
    cutShort: 'A part of this plan is missing. Ask your teacher to show it once more.',
  },

  camera: {
    picture: 'What the camera sees',
    why: 'Prairie Ledger uses the camera to read codes. Nothing is recorded or sent.',
    whyNext: 'Your browser may ask you to allow it.',
    start: 'Start the camera',
    stop: 'Stop the camera',
    again: 'Try again',
    asking: 'Starting the camera. If your browser asks, choose “Allow”.',
    away: 'The camera is off while you are elsewhere.',
    running: 'The camera is on. Hold a screen with codes in front of it.',
    dark: 'The picture is dark. Is something in front of the camera? Turn the other screen bright.',
    nothing: 'Nothing read yet. Hold the other screen still, a hand’s width away, with the whole square in view.',
    torchOn: 'Light on',
    torchOff: 'Light off',
    noTorch: 'The light of this camera did not turn on.',
    switch: 'Other camera',
    refused: {
      denied:
        'The camera is not allowed here. To allow it, open the settings of this site in your browser, beside the address.',
      none: 'This device has no camera that the browser can use.',
      busy: 'Another app is using the camera. Close that app, then try again.',
      unsupported: 'This browser gives no camera to this site.',
      lost: 'The camera was turned off by the device.',
      failed: 'The camera could not be started. Reload the page, then try again.',
    },
    instead: 'There is another way, without a camera:',
  },
}
