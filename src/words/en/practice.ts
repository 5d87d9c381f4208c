/** What the screens of practice with numbers say. What a skill says stands in `practicePay` and its like. */
export const practiceWords = {
  title: 'Practice with numbers',
  intro:
    'Choose a skill. Each question has new numbers. At first you see the steps to the answer; with every right answer in a row you see one less.',
  notKept:
    'This practice is not kept: it earns no points, and your right answers in a row are forgotten when you leave the skill.',
  loading: 'Loading the skills',
  count: (skills: number) => [String(skills), 'skills'] as const,
  otherSkills: 'Skills',
  toLearning: 'Learning Center',
  allSkills: 'All skills',
  unknownTitle: 'There is no skill at this address',
  unknownText: 'The link may have a typing mistake, or come from another version of the course.',

  question: (number: number) => `Question ${number}`,
  yourAnswer: 'Your answer',
  check: 'Check',
  showWay: 'Show me how',
  chooseFirst: 'Choose an answer first. If you have no idea, choose “Show me how”.',
  another: 'Another with new numbers',
  right: 'Right.',
  notRight: 'Not that one.',
  shown: 'This is the way.',
  youChose: 'You chose',
  answer: 'Answer',
  steps: 'The steps',
  stepsShown: (shown: number, all: number) =>
    shown === 0 ? `All ${all} steps are yours this time.` : `${shown} of ${all} steps are shown. The rest is yours.`,
  inARow: (right: number) => [String(right), 'right in a row'] as const,
  rightInARow: (right: number) => `${right} right in a row.`,
  keys: (last: string) => `Keys: A to ${last} choose, Enter goes on.`,
  taughtIn: 'Taught in',
}
