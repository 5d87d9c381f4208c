import { isolated } from '../isolated'

/** What the budget planner says. Amounts and shares arrive formatted. */
export const toolsBudgetWords = {
  intro:
    'Write down what comes in and what it is for. See how that compares with a split such as 50/30/20, and what has no job yet.',
  incomeTitle: 'What comes in',
  linesTitle: 'What it is for',
  splitTitle: 'The split',
  income: 'Take-home pay in a month',
  incomeHint: 'What reaches you after taxes.',
  needsShare: 'Needs',
  wantsShare: 'Wants',
  savingShare: 'Saving and extra debt payments',
  name: 'What',
  use: 'For',
  amount: 'Amount, $',
  uses: { needs: 'Need', wants: 'Want', saving: 'Saving' },
  usesPlural: { needs: 'Needs', wants: 'Wants', saving: 'Saving' },
  exampleNames: ['Rent and utilities', 'Groceries', 'Transport', 'Everything else'] as const,
  rowName: (number: number) => `Line ${number}`,
  addLine: 'Add a line',
  removeLine: (name: string) => `Remove ${isolated(name)}`,
  splitMisfit: (sum: string) => `The three parts add up to ${sum}. Make them 100%.`,

  left: (amount: string) => `${amount} has no job yet`,
  over: (amount: string) => `You plan ${amount} more than comes in`,
  even: 'Every dollar has a job',
  leftText: 'Give it one: some for savings, some for a debt, some for fun.',
  overText: 'Move or shrink lines until the plan fits. Wants are the place to begin.',
  evenText: 'What comes in minus what is planned is zero. That is a finished budget.',
  needsText: (needs: string, split: string) =>
    `Needs take ${needs} of your take-home pay; your split gives them ${split}.`,
  guideText: 'A split is a place to begin, not a grade. Where rent is high, 65/20/15 can be honest and fine.',
  noIncomeText: 'Nothing comes in yet, so there is no share to compare.',

  comparison: 'Your plan beside your split, in dollars',
  plan: 'Your plan',
  bySplit: 'By the split',
  difference: 'Room left',
  inAll: 'In all',
  chartTitle: 'Your plan and your split',
  chartCaption: 'For a month, in dollars.',
  chartSays: (use: string, plan: string, split: string) => `${use}: plan ${plan}, split ${split}.`,
  planBar: (amount: string) => `Plan ${amount}`,
  splitBar: (amount: string) => `Split ${amount}`,
  behind: 'Every line, in dollars and as a share of take-home pay',
  shareOfPay: 'Share',

  formula: [
    'Each part of the split is take-home pay times its percent, in whole cents that add up to your pay.',
    'Room left is the split minus your plan; below zero means that your plan asks for more than the split gives.',
    'What has no job yet is take-home pay minus every line.',
  ],
  leftOut: [
    'Costs that come once or twice a year, unless you add a twelfth of each as a line of its own.',
    'Taxes and what your employer takes out: begin with the pay that reaches you.',
  ],
}
