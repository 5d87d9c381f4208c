import { plainFigure, whole } from './ledgerFormat'

/** The outcomes of a class, for a person outside of it. */
export const classOutcomesWords = {
  title: 'Outcomes',
  marginNote: ['For funders', 'and reports'] as const,
  intro: 'Totals for the whole class, for a report outside of it. They have no names and no row of one learner.',
  rounded:
    'Numbers of learners are rounded down to fives, on this screen too. “15+” means 15 or more. A dash means fewer than 5, or too close to the whole class.',
  consent: 'Self-checks and states are counted only for learners who agreed to hand them in.',
  asOf: (day: string, timeZone: string) => `As of ${day}. Days begin and end in the time zone ${timeZone}.`,
  /** `15+` */
  atLeast: (learners: number) => (learners === 0 ? '–' : `${whole(learners)}+`),
  enrolled: 'Learners in the class',
  active: 'Active in the last 28 days',
  handedIn: 'Handed in a report this month',
  weeksTitle: 'Active learners by week',
  weekFrom: (day: string) => `Week from ${day}`,
  modulesTitle: 'Lessons and quizzes',
  module: 'Module',
  finished: 'All lessons done',
  passedFirst: 'Quiz passed first time',
  passedBest: 'Quiz passed',
  checksTitle: 'Self-checks before and after',
  checksText:
    'Only learners who took both count, in groups of five. A self-check has 6 questions. The range holds the true mean gain in 95 of 100 cases.',
  checksNone: 'No module has five learners with both self-checks yet.',
  both: 'Took both',
  medians: 'Median before, after',
  gain: 'Mean gain (range)',
  gained: 'More right',
  lost: 'Fewer right',
  medianOf: (before: number, after: number) => `${plainFigure(before)}, ${plainFigure(after)}`,
  gainOf: (mean: number, low: number, high: number) => `${gain(mean)} (${gain(low)} to ${gain(high)})`,
  hidden: '–',
  statesTitle: 'States',
  state: 'State',
  learners: 'Learners',
  file: 'Save outcomes.json',
  fileText: 'The file joins the outcomes of several classes into one report. Send it only to the person who makes it.',
  fileName: (name: string, day: string) => `${name}, ${day}.outcomes.json`,
  fileGiven: {
    shared: 'The file was sent to the app you chose.',
    downloading: 'Check your Downloads folder for the file. We can’t tell if the download finished.',
    cancelled: 'File not saved. You didn’t choose an app.',
  },
  fileNotInDemo: 'The sample class isn’t real, so it has no file for a report.',

  csv: {
    measure: 'Measure',
    of: 'Of',
    atLeast: 'At least (empty: not shown)',
    asOf: 'As of',
    timeZone: 'Time zone',
    week: 'Active learners, week from',
    mean: 'Mean gain, right answers of 6',
    low: '95% range, low',
    high: '95% range, high',
    medianBefore: 'Median before, of 6',
    medianAfter: 'Median after, of 6',
  },
}

/** `+1.4`, `−0.2` or `0` */
function gain(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded > 0 ? `+${plainFigure(rounded)}` : plainFigure(rounded)
}
