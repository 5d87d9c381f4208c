/** Texts of the calculator inside a lesson, in addition to the calculator's own texts. */
export const calculatorWords = {
  fold: (tool: string) => `Try it with your numbers: ${tool}`,
  loading: 'Opening the calculator',
  notLoadedTitle: 'Couldn’t open the calculator',
  notLoadedText: 'It isn’t downloaded yet. You can still read the lesson. Connect to the internet, then try again.',
  first: 'The calculator starts with the lesson’s numbers. Replace them with yours.',
  lessons: 'These are the lesson’s numbers.',
  trial: 'You’re trying out other numbers. Your saved numbers haven’t changed.',
  toLessons: 'Back to the lesson’s numbers',
  toOwn: 'Use my numbers',
}
