import { plural } from '../plural'

/** Texts of the screens for practice with numbers. Each skill's texts are in `practicePay` and similar files. */
export const practiceWords = {
  title: 'Practice with numbers',
  intro:
    'Choose a skill. Each question has new numbers. We show every step at first. Each time you get a question right, we show one step fewer.',
  notKept: 'Practice isn’t saved and earns no points.',
  loading: 'Loading the skills',
  count: (skills: number) => [String(skills), plural(skills, { one: 'skill', other: 'skills' })] as const,
  otherSkills: 'Skills',
  toLearning: 'Learning Center',
  allSkills: 'All skills',
  unknownTitle: 'Skill not found',
  unknownText: 'The link may have a typo, or it may be from another version of the course.',

  noneTitle: 'Page not found',
  noneText: 'This course has no lesson with a skill to practice.',

  question: (number: number) => `Question ${number}`,
  yourAnswer: 'Your answer',
  check: 'Check',
  showWay: 'Show me how',
  chooseFirst: 'Choose an answer first. If you aren’t sure, choose “Show me how.”',
  another: 'Try new numbers',
  right: 'Right.',
  notRight: 'Not that one.',
  shown: 'Here’s how.',
  youChose: 'You chose',
  answer: 'Answer',
  steps: 'The steps',
  stepsShown: (shown: number, all: number) =>
    shown === 0
      ? `Work out all ${all} steps yourself this time.`
      : `You see ${shown} of ${all} steps. Work out the rest.`,
  inARow: (right: number) => [String(right), 'right in a row'] as const,
  rightInARow: (right: number) => `${right} right in a row.`,
  keys: (last: string) => `Press A to ${last} to choose an answer. Press Enter to continue.`,
  taughtIn: 'Taught in',
}
