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
}
