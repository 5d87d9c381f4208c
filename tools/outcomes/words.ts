/** The sentences of the report and of the command. The report is English, as are the other tools. */
import { longDay, monthAndYear, plainFigure, whole } from '../../src/words/en/ledgerFormat'
import type { ParsedOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { endOf, type Month } from './months'

export const reportWords = {
  title: (organization: string) => `Outcomes of ${organization}`,
  through: (month: Month) => `Through ${longDay(endOf(month))}`,
  repeated: (month: Month) =>
    `Fewer than ten learners handed in since ${monthAndYear(`${month}-01`)}. So these are the figures of that month.`,
  none: 'There are no figures yet. A month has figures when at least ten learners handed in.',
  rule: 'Numbers of learners are rounded down to tens. “20+” means 20 or more. A dash means fewer than 10.',
  classes: 'Classes',
  enrolled: 'Learners in these classes',
  active: 'Active in the last 28 days',
  activeNote: 'Only classes with a file of this month are counted.',
  modulesTitle: 'Lessons and quizzes',
  module: 'Module',
  finished: 'All lessons done',
  passedFirst: 'Quiz passed first time',
  passedBest: 'Quiz passed',
  done: 'did all lessons',
  passed: 'passed the quiz',
  finishedChart: 'Learners who did all lessons of a module, and who passed its quiz',
  checksTitle: 'Self-checks before and after',
  checksText:
    'A self-check has 6 questions. Only learners who took one before the module and one after it are counted, and only if they agreed to hand them in. The range is the 95% interval of Student’s t: it holds the true mean gain in 95 of 100 cases.',
  alike:
    'The range treats learners as independent. Learners of one class can be alike, so the real range may be wider.',
  checksNone: 'No module has ten learners with both self-checks yet.',
  checksChart: 'Mean right answers before and after a module, of 6',
  both: 'Took both',
  before: 'Before',
  after: 'After',
  gain: 'Mean gain',
  low: '95% range, low',
  high: '95% range, high',
  range: '95% range',
  rangeOf: (low: number, high: number) => `${signedTenth(low)} to ${signedTenth(high)}`,
  statesTitle: 'States',
  state: 'State',
  learners: 'Learners',
  course: (versions: readonly string[]) => `Course: ${versions.join(', ')}.`,
  privacy:
    'Made from files that teachers saved. The files have sums of at least five learners, and no names. docs/outcomes.md has the rules.',
  atLeast: (learners: number) => (learners === 0 ? '–' : `${whole(learners)}+`),
  hidden: '–',
  csv: {
    measure: 'Measure',
    of: 'Of',
    value: 'Value (numbers of learners: at least; empty: not shown)',
    through: 'Through',
  },
} as const

/** `3.4` */
export function tenth(value: number): string {
  return plainFigure(Math.round(value * 10) / 10)
}

/** `+1.4` or `−0.2` */
export function signedTenth(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded > 0 ? `+${plainFigure(rounded)}` : plainFigure(rounded)
}

type Refusal = Extract<ParsedOutcomes, { readonly kind: 'refused' }>

/** Why a file was left out. */
export function refusalOf(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'not-json':
      return 'It is no outcomes file, or it is damaged. Save it again.'
    case 'another-kind':
      return 'It is another kind of file. Choose the files that end with .outcomes.json.'
    case 'newer':
      return 'A newer version of the site wrote it. Update this copy of the project.'
    case 'bad-value':
      return `The value of ${refusal.path} breaks a rule of the format. Save the file again.`
  }
}
