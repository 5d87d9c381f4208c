/** What the calculator inside a lesson says beside what its tool says. */
export const calculatorWords = {
  fold: (tool: string) => `Work it out with your numbers: ${tool}`,
  loading: 'Opening the calculator',
  notLoadedTitle: 'This calculator could not be opened',
  notLoadedText: 'A part of it is not on this device yet. The lesson is whole. Try again when there is a connection.',
  tryAgain: 'Try again',
  first: 'The lesson’s numbers come first. Type your own over them.',
  lessons: 'These are the lesson’s numbers.',
  trial: 'These numbers are only tried here. Your own, from before, stay kept as they are.',
  toLessons: 'Back to the lesson’s numbers',
  toOwn: 'Use my numbers',
}
